// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keysIn, later, shipped } from './catalogues.ts';

const catalogue = `### A catalogue

## Things
terrain-lake = lake
# about the next one
cli-about = for the terminal
    on two lines
web-count = { $count ->
    [one] 1 square
   *[other] { $count } squares
}, all told
web-learn-first = the first lesson
    on two lines
web-last = the end
-brand = Kingdomino
`;

const parts = { never: new Set<string>(), later: new Set(['web-learn-first']) };

it('a catalogue is reduced to whole messages of the families that are spoken', () => {
  expect(shipped(catalogue, ['web-', 'terrain-'], parts)).toBe(`terrain-lake = lake
web-count = { $count ->
    [one] 1 square
   *[other] { $count } squares
}, all told
web-last = the end
-brand = Kingdomino
`);
});

it('what few pages say is a part of its own', () => {
  expect(later(catalogue, parts)).toBe('web-learn-first = the first lesson\n    on two lines\n');
});

it('code says its whole keys, and those that its template literals may become', () => {
  const says = keysIn("t('web-one-two', { a: 'web' }); t(`web-of-${kind}-now`)");
  expect(['web-one-two', 'web-of-a-king-now', 'web-one', 'web-of-a-king'].map(says)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('no message is lost: what the client speaks is in one of both parts', () => {
  const english = readFileSync(new URL('../../src/kingdomino/locales/en.ftl', import.meta.url), 'utf-8');
  const keys = (text: string): string[] => text.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
  const [atOnce, afterwards] = [keys(shipped(english)), keys(later(english))];
  expect(atOnce.filter((key) => afterwards.includes(key))).toEqual([]);
  expect(afterwards).toContain('error-unreadable-record');
  expect(atOnce).toContain('error-square-taken');
  const missing = keys(english).filter((key) => key.startsWith('web-') && ![...atOnce, ...afterwards].includes(key));
  expect(missing).toEqual([]);
});

it('neither the command line’s messages nor reasons of a review are fetched with a table', () => {
  const english = readFileSync(new URL('../../src/kingdomino/locales/en.ftl', import.meta.url), 'utf-8');
  const atOnce = shipped(english);
  for (const key of ['bot-knight', 'verify-yes', 'web-daily-summary', 'error-not-your-turn', 'hint-grows'])
    expect(atOnce).toContain(`\n${key} =`);
  for (const key of ['bot-check-ready', 'verify-summary', 'error-database-damaged', 'cause-grows-less'])
    expect(atOnce).not.toContain(`\n${key} =`);
  expect(later(english)).toContain('\ncause-grows-less =');
});
