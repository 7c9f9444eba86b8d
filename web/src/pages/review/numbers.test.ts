import { describe, expect, it } from 'vitest';
import type { ReviewedMove } from '../../api';
import { balanceOf, keptApart, markOf, momentFrom, momentsOf, roundedTogether } from './numbers';

const move = (number: number, changes: Partial<ReviewedMove>): ReviewedMove => ({
  number,
  move: '=1',
  seat: 0,
  shares: [0.5, 0.5],
  luck: null,
  best: null,
  grade: null,
  lost_wins: 0,
  lost_points: 0,
  error: 0,
  points_error: 0,
  cost: 0,
  margin: null,
  exact: false,
  causes: [],
  ...changes,
});

describe('parts that are rounded', () => {
  it('add up to the rounded sum', () => {
    for (const parts of [
      [25.4, 30.6, -15.5, 7.9],
      [33.333, -0.5, 0.5, 0.4],
      [25, 0, 0, 0],
      [33.3333, 10.2, -43.5333, 0],
    ]) {
      const rounded = roundedTogether(parts);
      expect(rounded.reduce((sum, part) => sum + part, 0)).toBe(Math.round(parts.reduce((sum, part) => sum + part, 0)));
      for (const [index, part] of parts.entries()) expect(Math.abs(rounded[index]! - part)).toBeLessThan(1);
    }
  });
});

describe('the balance up to a move', () => {
  const moves = [
    move(1, { seat: null, move: 'deal 1 2 3 4', luck: [0.2, -0.2], shares: [0.7, 0.3] }),
    move(2, { seat: 0, shares: [0.6, 0.4] }),
    move(3, { seat: 1, shares: [0.65, 0.35] }),
  ];
  it('tells luck, own and others apart', () => {
    expect(balanceOf([0.5, 0.5], moves, 0, 3)).toEqual({ start: 50, luck: 20, own: -10, others: 5, now: 65 });
    expect(balanceOf([0.5, 0.5], moves, 1, 3)).toEqual({ start: 50, luck: -20, own: -5, others: 10, now: 35 });
    expect(balanceOf([0.5, 0.5], moves, 0, 1)).toEqual({ start: 50, luck: 20, own: 0, others: 0, now: 70 });
  });
});

describe('moments', () => {
  const moves = [
    move(1, { grade: 'mistake', cost: 0.11 }),
    move(2, { grade: 'inaccuracy', cost: 0.06 }),
    move(3, { grade: 'blunder', cost: 0.2 }),
    move(4, { grade: 'inaccuracy', cost: 0.05 }),
    move(5, { grade: 'inaccuracy', cost: 0, lost_points: 3 }),
    move(6, { seat: 1, grade: 'blunder', cost: 0.4 }),
    move(7, { seat: null, move: 'deal 1 2', luck: [0.09, -0.09] }),
    move(8, { seat: null, move: 'deal 3 4', luck: [-0.12, 0.12] }),
    move(9, { seat: null, move: 'deal 5 6', luck: [0.01, -0.01] }),
    move(10, { seat: null, move: 'kings 0 1', luck: [0.3, -0.3] }),
  ];
  it('are the three costliest decisions and the two largest deals', () => {
    expect(momentsOf(moves, 0).map(({ move: { number }, change }) => [number, change])).toEqual([
      [3, -20],
      [1, -11],
      [2, -6],
      [8, -12],
      [7, 9],
    ]);
    expect(momentsOf(moves, 1).map(({ move: { number } }) => number)).toEqual([6, 8, 7]);
  });
  it('are gone through in the order of the game', () => {
    const found = momentsOf(moves, 0);
    expect(momentFrom(found, 0, 1)).toBe(1);
    expect(momentFrom(found, 3, 1)).toBe(7);
    expect(momentFrom(found, 8, 1)).toBe(8);
    expect(momentFrom(found, 3, -1)).toBe(2);
  });
  it('have a mark by their grade', () => {
    expect(['best', 'good', 'inaccuracy', 'mistake', 'blunder', null].map(markOf)).toEqual([
      null,
      null,
      '?',
      '!',
      '!!',
      null,
    ]);
  });
});

describe('labels at the ends of lines', () => {
  const label = (middle: number, height = 12): { middle: number; height: number } => ({ middle, height });
  it('stay at their lines where there is room', () => {
    expect(keptApart([label(20), label(60)], 3, 100)).toEqual([14, 54]);
  });
  it('do not lie on each other, however many lines of text they have', () => {
    expect(keptApart([label(20), label(22, 24), label(30)], 3, 100)).toEqual([14, 29, 56]);
  });
  it('move up where the bottom is near, and never above the top', () => {
    expect(keptApart([label(90), label(90), label(90)], 3, 100)).toEqual([58, 73, 88]);
    expect(keptApart([label(2), label(10)], 3, 20)).toEqual([0, 8]);
  });
});
