import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The families of messages that the client speaks; those of the command line are left out. */
const SHIPPED = JSON.parse(readFileSync(new URL('../src/words/shipped.json', import.meta.url), 'utf-8')) as string[];
/** Fetched with the page of the lessons, which alone speaks them. */
const LESSONS = 'web-learn-';
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

/** What every page may say: the messages whose keys begin with one of these, without the lessons; terms stay. */
export const shipped = (catalogue: string, prefixes: readonly string[] = SHIPPED): string =>
  reduced(
    catalogue,
    (key) => key.startsWith('-') || (!key.startsWith(LESSONS) && prefixes.some((prefix) => key.startsWith(prefix))),
  );

/** What the lessons alone say. */
export const lessons = (catalogue: string): string => reduced(catalogue, (key) => key.startsWith(LESSONS));

/** Lets a catalogue be imported as text, reduced to what every page may say, or with `?lessons` to what lessons say. */
export function catalogues(): Plugin {
  return {
    name: 'kingdomino-catalogues',
    enforce: 'pre',
    transform(source, id) {
      const [file, part] = id.split('?');
      if (!file!.endsWith('.ftl')) return null;
      const text = part === 'lessons' ? lessons(source) : shipped(source);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
