import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The families of messages that the client speaks; the command line's own stay at home. */
const SHIPPED = JSON.parse(readFileSync(new URL('../src/words/shipped.json', import.meta.url), 'utf-8')) as string[];
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/;

/** The messages of a catalogue whose keys begin with one of these; comments go, terms stay. */
export function shipped(catalogue: string, prefixes: readonly string[] = SHIPPED): string {
  let wanted = false;
  const kept = catalogue.split(/\r?\n/).filter((line) => {
    if (line.startsWith('#')) return (wanted = false);
    const key = BEGINNING.exec(line)?.[1];
    if (key !== undefined) wanted = key.startsWith('-') || prefixes.some((prefix) => key.startsWith(prefix));
    return wanted && line.trim() !== '';
  });
  return kept.join('\n') + '\n';
}

/** Lets a catalogue be imported as text, reduced to what the client speaks. */
export function catalogues(): Plugin {
  return {
    name: 'kingdomino-catalogues',
    enforce: 'pre',
    transform(source, id) {
      if (!id.split('?')[0]!.endsWith('.ftl')) return null;
      return { code: `export default ${JSON.stringify(shipped(source))};`, map: null };
    },
  };
}
