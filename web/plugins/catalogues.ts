import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LOCALES = new URL('../../src/kingdomino/locales/', import.meta.url);
const SOURCES = new URL('../src/', import.meta.url);
const listIn = (file: string): string[] =>
  JSON.parse(readFileSync(new URL(`words/${file}`, SOURCES), 'utf-8')) as string[];

/** The families of messages that the client speaks; those of the command line are left out. */
const SHIPPED = listIn('shipped.json');
/** The pages whose own messages are fetched with them, not with the first page. */
const LATER_PAGES = listIn('later.json');
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/;

/** The sections of the catalogues of which no page says anything and no server sends an error. */
const ELSEWHERE =
  /^## (kingdomino (puzzles|tournament|selfplay|train|bots|bot|bot-check|picture|worker)$|Environments|Errors at the start)/;
/** What the command line says of itself. */
const OF_COMMANDS = /^(?!web-).*-(summary|option)$/;
/** Errors of reading documents, which the replay page and the score pad open. */
const DOCUMENTS = '## Errors';
/** The errors of that section that a move can meet. */
const MOVES = new Set(
  `not-now another-domino-is-due square-taken outgrows-the-grid no-matching-neighbour must-be-placed already-claimed
  not-in-the-line nothing-to-undo no-such-domino no-such-seat players-out-of-range not-legal-here`
    .split(/\s+/)
    .map((name) => `error-${name}`),
);

/** The keys of a catalogue by its sections, as they are called in English. */
function* sections(catalogue: string): Generator<[section: string, key: string]> {
  let section = '';
  for (const line of catalogue.split(/\r?\n/)) {
    if (line.startsWith('## ')) section = line;
    const key = BEGINNING.exec(line)?.[1];
    if (key !== undefined) yield [section, key];
  }
}

/** What code may say: whole keys, and what begins and ends as its template literals do. */
export function keysIn(code: string): (key: string) => boolean {
  const whole = new Set(code.match(/(?<=['"])[a-z]+(-[a-z0-9]+)+(?=['"])/g));
  const families = Array.from(code.matchAll(/`((?:[a-z0-9]+-)+\$\{[^`]*)`/g), ([, template]) =>
    template!.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^a-z0-9-]/g, '')),
  ).map((parts) => new RegExp(`^${parts.join('[a-z0-9-]+')}$`));
  return (key) => whole.has(key) || families.some((family) => family.test(key));
}

function codeUnder(isWanted: (path: string) => boolean): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).map((path) => path.replaceAll('\\', '/'));
  return files
    .filter((path) => /(?<!\.test)\.(ts|svelte)$/.test(path) && path !== 'words/numbers.ts' && isWanted(path))
    .map((path) => readFileSync(new URL(path, SOURCES), 'utf-8'))
    .join('\n');
}

interface Parts {
  readonly never: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
}

/** What is fetched later, and what never: found once, from the English catalogue and what the pages say. */
function findParts(): Parts {
  const english = [...sections(readFileSync(new URL('en.ftl', LOCALES), 'utf-8'))];
  const isLaterPage = (path: string): boolean => LATER_PAGES.some((page) => path.startsWith(`pages/${page}/`));
  const saidLater = keysIn(codeUnder(isLaterPage));
  const saidAtOnce = keysIn(codeUnder((path) => !isLaterPage(path)));
  const isError = (key: string): boolean => key.startsWith('error-');
  const keysWhere = (holds: (section: string, key: string) => boolean): Set<string> =>
    new Set(english.filter(([section, key]) => holds(section, key)).map(([, key]) => key));
  return {
    never: keysWhere((section, key) => ELSEWHERE.test(section) || OF_COMMANDS.test(key)),
    later: keysWhere((section, key) =>
      isError(key) ? section === DOCUMENTS && !MOVES.has(key) : saidLater(key) && !saidAtOnce(key),
    ),
  };
}
let parts: Parts | null = null;
const partsOnce = (): Parts => (parts ??= findParts());

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
export const shipped = (catalogue: string, prefixes = SHIPPED, { never, later }: Parts = partsOnce()): string =>
  reduced(
    catalogue,
    (key) =>
      key.startsWith('-') || (!never.has(key) && !later.has(key) && prefixes.some((prefix) => key.startsWith(prefix))),
  );

/** What the later pages alone say. */
export const later = (catalogue: string, { later }: Parts = partsOnce()): string =>
  reduced(catalogue, (key) => later.has(key));
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
