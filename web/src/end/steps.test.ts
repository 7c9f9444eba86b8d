import { describe, expect, it } from 'vitest';
import type { ScoreView as Score, TerritoryView as Territory } from '../protocol/messages';
import { inOrder, shares, tieOf, toldApart } from '../telling';
import { stepsOf, countedOf } from './steps';

const territory = (points: number, squares: [number, number][], crowns: number): Territory => ({
  terrain: 'lake',
  squares,
  crowns,
  points,
});
const lake = territory(
  4,
  [
    [1, 0],
    [2, 0],
  ],
  2,
);
const mine = territory(3, [[0, 1]], 3);
const bare = territory(0, [[0, -1]], 0);
const why = { code: 'harmony_complete', facts: {} };
const score = (values: Partial<Score>): Score => ({
  total: 0,
  territories: 0,
  harmony: 0,
  middle_kingdom: 0,
  largest: 0,
  crowns: 0,
  harmony_reason: why,
  middle_kingdom_reason: why,
  ...values,
});

describe('the steps of an ending', () => {
  it('are as many territories as the richest kingdom has, then the crownless ones, the bonuses played and the places', () => {
    const steps = stepsOf(
      [
        [lake, mine],
        [mine, bare],
      ],
      { harmony: true, middle_kingdom: false },
    );
    expect(steps.map((step) => step.kind)).toEqual(['territory', 'territory', 'crownless', 'bonus', 'places']);
  });

  it('leave out what there is not', () => {
    expect(stepsOf([[lake]], { harmony: false, middle_kingdom: false }).map((step) => step.kind)).toEqual([
      'territory',
      'places',
    ]);
  });
});

describe('a kingdom while it is told', () => {
  const territories = [lake, mine, bare];
  const steps = stepsOf([territories], { harmony: true, middle_kingdom: true });
  const own = score({ total: 12, harmony: 5 });

  it('starts with nothing and counts up by what each territory scores', () => {
    expect(steps.map((_, counted) => countedOf(territories, own, steps.slice(0, counted)).points)).toEqual([
      0, 4, 7, 7, 12, 12,
    ]);
  });

  it('ends with its total, every territory outlined with its formula, crownless ones with a nought, and its stamps', () => {
    const counted = countedOf(territories, own, steps);
    expect(counted.points).toBe(own.total);
    expect(counted.outlines.map(({ look, label }) => [look, label])).toEqual([
      ['scores', '2×2'],
      ['scores', '1×3'],
      ['nothing', '0'],
    ]);
    expect(counted.stamps).toEqual(['harmony']);
  });
});

describe('the ranking', () => {
  it('tells players of one name apart by a number', () => {
    expect(toldApart(['Freja', 'Page', 'Page'])).toEqual(['Freja', 'Page 1', 'Page 2']);
  });

  it('goes by place, and by seat where a place is shared', () => {
    expect(inOrder([3, 1, 1, 4])).toEqual([1, 2, 0, 3]);
    expect([0, 1, 2, 3].map((seat) => shares([3, 1, 1, 4], seat))).toEqual([false, true, true, false]);
  });

  it('says which number separates those with equal points', () => {
    const scores = [score({ total: 40, largest: 8 }), score({ total: 40, largest: 11 }), score({ total: 12 })];
    expect(tieOf(scores, [2, 1, 3], 0)).toEqual({ by: 'largest', seat: 1, own: 8, other: 11 });
    expect(tieOf(scores, [2, 1, 3], 1)).toEqual({ by: 'largest', seat: 0, own: 11, other: 8 });
    expect(tieOf(scores, [2, 1, 3], 2)).toBeNull();
  });

  it('names the crowns where the territories are equal too, and a shared place where nothing decides', () => {
    const scores = [score({ total: 40, largest: 8, crowns: 7 }), score({ total: 40, largest: 8, crowns: 9 })];
    expect(tieOf(scores, [2, 1], 0)).toEqual({ by: 'crowns', seat: 1, own: 7, other: 9 });
    expect(tieOf(scores, [1, 1], 0)).toEqual({ by: 'shared' });
  });
});
