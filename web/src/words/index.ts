/** Words for people, from the package's catalogues. */
export { FALLBACK, firstOf, languageOf, LANGUAGES, type Language } from './languages';
export { fetchWords, has, language, number, speak, t, type Value } from './words.svelte';
