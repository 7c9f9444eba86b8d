import { describe, expect, it } from 'vitest';
import type { Happening, Event } from '../protocol/messages';
import { logOf } from './history';
import { moved, state } from './scripted';

const { rules } = state();
const told = (happened: readonly Happening[], round = 1): string[] =>
  logOf(happened, rules, round).flatMap(({ round: number, entries }) =>
    entries.map((entry) =>
      `${number}: ${entry.kind} ${'domino' in entry ? entry.domino : ''} ${'gain' in entry ? entry.gain : ''}`.trim(),
    ),
  );
const event = (version: number, what: Event): Happening => ({ version, at: 0, event: what });
const began = event(1, { type: 'began', game: 'OAKRB-1', number: 1, commitment: null, chance: [] });
const opening = [2, 3, 4, 5].flatMap((version) => moved(version, version % 2, `=${version}`).happened);

describe('the log', () => {
  it('tells claims and placements, newest first, by round, with what was gained', () => {
    const happened = [
      began,
      ...opening,
      ...moved(6, 0, '2@g8n', 3).happened,
      ...moved(7, 0, '=20', 3).happened,
      ...moved(8, 1, '3x').happened,
    ];
    expect(told(happened)).toEqual([
      '1: discarded 3',
      '1: claimed 20',
      '1: placed 2 3',
      '0: claimed 5',
      '0: claimed 4',
      '0: claimed 3',
      '0: claimed 2',
    ]);
  });

  it('forgets what was taken back', () => {
    const happened = [
      began,
      ...opening,
      ...moved(6, 0, '2@g8n', 3).happened,
      event(7, { type: 'undone', seat: 0, count: 1 }),
      ...moved(8, 0, '2@g8e', 1).happened,
    ];
    expect(told(happened).slice(0, 1)).toEqual(['1: placed 2 1']);
    expect(told(happened).filter((line) => line.includes('placed'))).toHaveLength(1);
  });

  it('tells the present game only', () => {
    expect(told([began, ...opening, { ...began, version: 9 }, ...moved(10, 1, '=7').happened])).toEqual([
      '0: claimed 7',
    ]);
  });

  it('counts rounds back from the present one where the beginning is not known', () => {
    expect(told([...moved(60, 0, '2@g8n', 30).happened, ...moved(61, 0, '=9', 30).happened], 7)).toEqual([
      '7: claimed 9',
      '7: placed 2 null',
    ]);
  });
});
