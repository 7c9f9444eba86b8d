import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LOCALES = new URL('../../src/kingdomino/locales/', import.meta.url);

/** The families of messages that the client speaks; those of the command line are left out. */
const SHIPPED = JSON.parse(readFileSync(new URL('../src/words/shipped.json', import.meta.url), 'utf-8')) as string[];
/** Fetched with the pages that alone speak them: the lessons and the score pad. */
const LATER = ['web-learn-', 'web-pad-', 'defect-', 'score-tie-'];
const isLater = (key: string): boolean => LATER.some((family) => key.startsWith(family));
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/;

/** The messages of a catalogue that are wanted; comments go. */
function reduced(catalogue: string, isWanted: (key: string) => boolean): string {
  let wanted = false;
  const kept = catalogue.split(/\r?\n/).filter((line) => {
    if (line.startsWith('#')) return (wanted = false);
    const key = BEGINNING.exec(line)?.[1];
    if (key !== undefined) wanted = isWanted(key);
    return wanted && line.trim() !== '';
  });
  return kept.join('\n') + '\n';
}

/** What every page may say: the messages whose keys begin with one of these, without what comes later; terms stay. */
export const shipped = (catalogue: string, prefixes: readonly string[] = SHIPPED): string =>
  reduced(
    catalogue,
    (key) => key.startsWith('-') || (!isLater(key) && prefixes.some((prefix) => key.startsWith(prefix))),
  );

/** What the lessons and the score pad alone say. */
export const later = (catalogue: string): string => reduced(catalogue, isLater);

/** What a page says whose catalogue cannot be fetched, by language: it is in the page itself. */
function withoutCatalogue(): string {
  const sentence = (catalogue: string, key: string): string => new RegExp(`^${key} = (.+)$`, 'm').exec(catalogue)![1]!;
  const languages = readdirSync(LOCALES).filter((name) => name.endsWith('.ftl'));
  const said = languages.map((name) => {
    const catalogue = readFileSync(new URL(name, LOCALES), 'utf-8');
    const keys = ['web-common-page-failed', 'web-common-try-again'];
    return [name.slice(0, -'.ftl'.length), keys.map((key) => sentence(catalogue, key))];
  });
  return JSON.stringify(Object.fromEntries(said)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Lets a catalogue be imported as text, reduced to what every page may say, or with `?later` to the rest. */
export function catalogues(): Plugin {
  return {
    name: 'kingdomino-catalogues',
    enforce: 'pre',
    transform(source, id) {
      const [file, part] = id.split('?');
      if (!file!.endsWith('.ftl')) return null;
      const text = part === 'later' ? later(source) : shipped(source);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
    transformIndexHtml: (page) => page.replace('%words-failed%', withoutCatalogue),
  };
}
