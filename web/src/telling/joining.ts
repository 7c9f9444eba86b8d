import { language, t } from '../words';

/** A word at the beginning of a line, as the language writes it. */
export const capital = (text: string): string =>
  text.replace(/^[\u2066-\u2069]*\p{Ll}/u, (first) => first.toLocaleUpperCase(language()));

/** Names one after the other, as the language lists them: "Ada, Emre, Freja". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'unit', style: 'short' }).format(names);

const inside = (name: string): string => t('web-name-forms', { name });

/** Names inside a sentence, each as the language writes it there: "the Miller and the Mason". */
export const namesInside = (names: readonly string[]): string => together(names.map(inside));

/** Names that begin a sentence: "The Miller and the Mason". */
export const namesFirst = (names: readonly string[]): string =>
  together(names.map((name, place) => (place ? inside(name) : name)));

/** Names or numbers in a sentence: "Ada, Emre and Freja". */
export const together = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(items.map(String));
