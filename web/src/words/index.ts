/** Words for people, from the package's catalogues. */
export { FALLBACK, firstOf, languageOf, LANGUAGES, type Language } from './languages';
export { change, has, language, number, speak, speakAll, t, type Value } from './words.svelte';
