import { FluentResource, type FluentBundle, type FluentVariable } from '@fluent/bundle';
import { FALLBACK, LANGUAGES, type Language } from './languages';
import { bundleOf } from './names';
import type { Numbers } from './numbers';
import { pointer } from './pointer.svelte';

export type Value = FluentVariable;

/** What stands for a message's variables. A number that the message selects on has to be a number: text has no plural. */
type Values<Key> = Record<string, Value> &
  (Key extends keyof Numbers ? Partial<Record<Numbers[Key], number>> : unknown);

/** Two chunks a language: what every page may say, and what the pages in `later.json` say. */
const pages = import.meta.glob<string>('../../../src/kingdomino/locales/*.ftl', { import: 'default' });
const later = import.meta.glob<string>('../../../src/kingdomino/locales/*.ftl', {
  query: '?later',
  import: 'default',
});
const bundles = new Map<Language, FluentBundle>();
/** The languages whose bundles have the second chunk. */
const complete = new Set<Language>();
let wantsAll = false;

interface Spoken {
  language: Language;
  bundle: FluentBundle | null;
}
let spoken = $state.raw<Spoken>({ language: FALLBACK, bundle: null });

/** The language that is spoken now. */
export const language = (): Language => spoken.language;

async function sourceOf(chunks: typeof pages, wanted: Language): Promise<string> {
  const source = chunks[`../../../src/kingdomino/locales/${wanted}.ftl`];
  if (!source) throw new Error(`there is no catalogue ${wanted}`);
  return source();
}

/** The words of a language, fetched once. */
async function fetchWords(wanted: Language): Promise<FluentBundle> {
  const bundle = bundles.get(wanted) ?? bundleOf(wanted, await sourceOf(pages, wanted));
  bundles.set(wanted, bundle);
  if (wantsAll && !complete.has(wanted)) {
    const [error] = bundle.addResource(new FluentResource(await sourceOf(later, wanted)), { allowOverrides: true });
    if (error) throw error;
    complete.add(wanted);
  }
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

/** From now on speak also what few pages say, in the language that is spoken or will be. */
export async function speakAll(): Promise<void> {
  wantsAll = true;
  if (wish !== null) await speak(wish);
}

/** The sentence with this key; `values` stand for its variables. Reactive: it changes with the language. */
export function t<Key extends string>(key: Key, values?: Values<Key>): string {
  const bundle = spoken.bundle;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    console.error(`${spoken.language}: no words for ${key}`);
    return key;
  }
  refuseYou(bundle, key, values);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, { pointer: pointer(), ...values }, errors);
  for (const error of errors) console.error(`${spoken.language}: ${key}: ${error.message}`);
  return text;
}

/** "You" over a card or in a list. In a sentence it needs another verb: the reader has messages of their own. */
const YOU = ['web-end-you', 'web-home-you', 'web-table-you', 'web-table-seat-you'];
/** Whose move it is, `you` or `other`: sentences select by it and never say it. */
const SELECTOR = 'mover';

function refuseYou(bundle: FluentBundle, key: string, values: Record<string, Value> = {}): void {
  const said = YOU.map((each) => bundle.getMessage(each)?.value).map((you) => you && bundle.formatPattern(you));
  const found = Object.entries(values).find(
    ([variable, value]) => variable !== SELECTOR && typeof value === 'string' && said.includes(value),
  );
  if (!found) return;
  const fault = `${key}: ${found[0]} is “${String(found[1])}”; write a message about the reader`;
  if (import.meta.env.DEV) throw new Error(fault);
  console.error(fault);
}

/** Whether there is such a sentence. */
export const has = (key: string): boolean => spoken.bundle?.hasMessage(key) ?? false;

/** A number as this language writes it. */
export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spoken.language, options).format(value);
}

/** A change by so many percent with both its signs, each where this language puts it: +3%, -%3, +3 %. */
export function change(percent: number): string {
  return number(percent / 100, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
}
