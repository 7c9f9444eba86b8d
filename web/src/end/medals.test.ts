import { describe, expect, it } from 'vitest';
import type { GuestStatistics } from '../api';
import { above, aboveMedian, medalsOf, type Ending } from './medals';

const GAME = 'KMPQR-3';
const ending: Ending = { game: GAME, won: true, points: 77, bots: ['squire', 'knight'], bothBonuses: false };
const points = (game: string, points: number) => ({ game, points, ended: 0, mean: 0 });
const best = (game: string) => ({ game, points: 77 }) as GuestStatistics['best'];
function figures(changed: Partial<GuestStatistics> = {}): GuestStatistics {
  return {
    average: 50,
    best: best('KMPQR-1'),
    chance: 1,
    games: 4,
    hinted: null,
    levels: [
      { name: 'squire', games: 4, won: 3 },
      { name: 'knight', games: 4, won: 1 },
    ],
    line: [points('KMPQR-1', 40), points('KMPQR-2', 60), points(GAME, 77), points('KMPQR-4', 50)],
    reviewed: null,
    terrains: [],
    variants: [],
    won: 3,
    ...changed,
  };
}

describe('medals', () => {
  it('are for the best game so far and for the first win against the strongest bot', () => {
    expect(medalsOf(figures({ best: best(GAME) }), ending)).toEqual([
      { kind: 'best', points: 77 },
      { kind: 'first-against', level: 'knight' },
    ]);
  });

  it('are not given for a level that was beaten before, nor for a game that was lost', () => {
    expect(medalsOf(figures({ levels: [{ name: 'knight', games: 4, won: 2 }] }), ending)).toEqual([]);
    expect(medalsOf(figures(), { ...ending, won: false })).toEqual([]);
  });

  it('begin with the first win: among few games everything would be a record', () => {
    expect(medalsOf(figures({ games: 2, won: 1, best: best(GAME) }), ending)).toEqual([{ kind: 'first-win' }]);
    expect(medalsOf(figures({ games: 2, won: 2, best: best(GAME) }), ending)).toEqual([]);
  });

  it('are not given for a game with hints, which is in no statistics', () => {
    const without = figures({ line: [points('KMPQR-1', 40)], best: best(GAME) });
    expect(medalsOf(without, ending)).toEqual([]);
    expect(aboveMedian(without, ending)).toBeNull();
  });
});

it('a game is compared with the median of all, and only praised', () => {
  expect(aboveMedian(figures(), ending)).toBe(27);
  expect(aboveMedian(figures(), { ...ending, points: 50 })).toBeNull();
});

it('there is nobody above the king', () => {
  expect(above('knight')).toBe('duke');
  expect(above('king')).toBeNull();
});
