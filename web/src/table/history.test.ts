import { describe, expect, it } from 'vitest';
import type { Happening, Event } from '../protocol/messages';
import { logOf } from './history';
import { moved } from './scripted';

const told = (happened: readonly Happening[]): string[] =>
  logOf(happened).flatMap(({ round, entries }) =>
    entries.map((entry) =>
      `${round}: ${entry.kind} ${'domino' in entry ? entry.domino : ''} ${'gain' in entry ? entry.gain : ''}`.trim(),
    ),
  );
const event = (version: number, what: Event, round = 0): Happening => ({ version, at: 0, round, event: what });
const did = (version: number, seat: number, move: string, more: Parameters<typeof moved>[5] = {}): Happening[] =>
  moved(version, seat, move, 0, 'person', more).happened;
const began = event(1, { type: 'began', game: 'OAKRB-1', number: 1, commitment: null, chance: [] });
const opening = [2, 3, 4, 5].flatMap((version) => did(version, version % 2, `=${version}`, { round: 0 }));

describe('the log', () => {
  it('tells claims and placements, newest first, by round, with what was gained', () => {
    const happened = [began, ...opening, ...did(6, 0, '2@g8n', { gain: 3 }), ...did(7, 0, '=20'), ...did(8, 1, '3x')];
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

  it('tells what nobody took, as the server says it', () => {
    expect(told([began, ...did(2, 0, '=7', { round: 3, untaken: [9] })])).toEqual(['3: leftover 9', '3: claimed 7']);
  });

  it('forgets what was taken back, leftovers included', () => {
    const happened = [
      began,
      ...opening,
      ...did(6, 0, '2@g8n', { gain: 3 }),
      ...did(7, 0, '=20', { untaken: [21] }),
      event(8, { type: 'undone', seat: 0, count: 2 }, 1),
      ...did(9, 0, '2@g8e', { gain: 1 }),
    ];
    expect(told(happened).slice(0, 2)).toEqual(['1: placed 2 1', '1: undone']);
    expect(told(happened).filter((line) => /placed|leftover/.test(line))).toHaveLength(1);
  });

  it('tells the steps of one hint in one line, the last of them', () => {
    const hint = (version: number, step: number): Happening =>
      event(version, { type: 'hint_used', seat: 0, step, level: 'page' }, 1);
    const log = logOf([began, hint(2, 1), hint(3, 2), ...did(4, 0, '2@g8n'), hint(5, 1)]);
    expect(log.flatMap(({ entries }) => entries.map((entry) => ('step' in entry ? entry.step : entry.kind)))).toEqual([
      1,
      'placed',
      2,
    ]);
  });

  it('tells the present game only', () => {
    expect(told([began, ...opening, { ...began, version: 9 }, ...did(10, 1, '=7', { round: 0 })])).toEqual([
      '0: claimed 7',
    ]);
  });

  it('knows the rounds where the beginning is not known', () => {
    const late = [...did(60, 0, '2@g8n', { round: 7, gain: 4 }), ...did(61, 0, '=9', { round: 7 })];
    expect(told(late)).toEqual(['7: claimed 9', '7: placed 2 4']);
  });
});
