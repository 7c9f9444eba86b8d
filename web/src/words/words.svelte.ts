import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { FALLBACK, LANGUAGES, type Language } from './languages';

export type Value = FluentVariable;

/** A chunk a language, fetched when it is spoken. */
const sources = import.meta.glob<string>('../../../src/kingdomino/locales/*.ftl', { import: 'default' });
const bundles = new Map<Language, FluentBundle>();

interface Spoken {
  language: Language;
  bundle: FluentBundle | null;
}
let spoken = $state.raw<Spoken>({ language: FALLBACK, bundle: null });

/** The language that is spoken now. */
export const language = (): Language => spoken.language;

/** The words of a language, fetched once. */
export async function fetchWords(wanted: Language): Promise<FluentBundle> {
  const there = bundles.get(wanted);
  if (there) return there;
  const source = sources[`../../../src/kingdomino/locales/${wanted}.ftl`];
  if (!source) throw new Error(`there is no catalogue ${wanted}`);
  const bundle = new FluentBundle(wanted);
  const [error] = bundle.addResource(new FluentResource(await source()));
  if (error) throw error;
  bundles.set(wanted, bundle);
  return bundle;
}

/** The latest wish, so that a slow answer does not override a later wish. */
let wish: Language | null = null;

/** Speak this language from now on, everywhere. */
export async function speak(wanted: Language): Promise<void> {
  wish = wanted;
  const bundle = await fetchWords(wanted);
  if (wish !== wanted) return;
  spoken = { language: wanted, bundle };
  document.documentElement.lang = wanted;
  document.documentElement.dir = LANGUAGES[wanted].direction;
}

/** The sentence with this key; `values` stand for its variables. Reactive: it changes with the language. */
export function t(key: string, values?: Record<string, Value>): string {
  const bundle = spoken.bundle;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    console.error(`${spoken.language}: no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`${spoken.language}: ${key}: ${error.message}`);
  return text;
}

/** Whether there is such a sentence. */
export const has = (key: string): boolean => spoken.bundle?.hasMessage(key) ?? false;

/** A number as this language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spoken.language, options).format(value);
}
