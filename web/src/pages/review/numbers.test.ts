import { describe, expect, it } from 'vitest';
import type { ReviewedMove } from '../../api';
import { balanceOf, isMarked, lossOf, momentFrom, momentsOf, pointsOf, turningsOf } from './numbers';

const move = (number: number, changes: Partial<ReviewedMove>): ReviewedMove => ({
  number,
  move: '=1',
  seat: 0,
  before: [0.5, 0.5],
  shares: [0.5, 0.5],
  luck: null,
  best: null,
  grade: null,
  value_error: 0,
  lost_wins: 0,
  lost_points: 0,
  error: 0,
  points_error: 0,
  margin: null,
  exact: false,
  causes: [],
  ...changes,
});

describe('the balance up to a move', () => {
  const moves = [
    move(1, { seat: null, move: 'deal 1 2 3 4', luck: [0.2, -0.2], before: [0.5, 0.5], shares: [0.7, 0.3] }),
    move(2, { seat: 0, grade: 'mistake', before: [0.704, 0.296], shares: [0.596, 0.404] }),
    move(3, { seat: 1, grade: 'good', before: [0.62, 0.38], shares: [0.65, 0.35] }),
  ];
  it('tells luck, own and others apart, in whole numbers that add up', () => {
    for (const seat of [0, 1])
      for (let at = 0; at <= moves.length; at += 1) {
        const { start, luck, own, others, now } = balanceOf([0.5, 0.5], moves, seat, at);
        expect(start + luck + own + others).toBe(now);
        expect(own).toBeLessThanOrEqual(0);
      }
    expect(balanceOf([0.5, 0.5], moves, 0, 3)).toEqual({ start: 50, luck: 20, own: -10, others: 5, now: 65 });
  });
  it('has the drops of the graph as own moves', () => {
    const [drop] = turningsOf(moves, 0);
    expect([drop!.before, drop!.after, drop!.before - drop!.after]).toEqual([70, 60, lossOf(moves[1]!)]);
    expect(balanceOf([0.5, 0.5], moves, 0, 2).now).toBe(60);
    expect(balanceOf([0.5, 0.5], moves, 1, 3).own).toBe(-3);
  });
});

describe('moments', () => {
  const moves = [
    move(1, { grade: 'mistake', lost_points: 6, before: [0.6, 0.4], shares: [0.5, 0.5] }),
    move(2, { grade: 'inaccuracy', lost_points: 3 }),
    move(3, { grade: 'blunder', lost_points: 12 }),
    move(4, { grade: 'inaccuracy', lost_points: 2.6 }),
    move(5, { grade: 'inaccuracy', lost_points: 3.5, points_error: 2, error: 0.1 }),
    move(6, { seat: 1, grade: 'blunder', lost_points: 20 }),
    move(7, { seat: null, move: 'deal 1 2', luck: [0.09, -0.09] }),
    move(8, { seat: null, move: 'deal 3 4', luck: [-0.12, 0.12] }),
    move(9, { seat: null, move: 'kings 0 1', luck: [0.3, -0.3] }),
  ];
  it('are the three costliest decisions in their order and the largest deal', () => {
    expect(momentsOf(moves, 0).map(({ move: { number }, rank, change }) => [number, rank, change])).toEqual([
      [1, 1, -10],
      [2, 2, 0],
      [3, 3, 0],
      [8, 0, -12],
    ]);
    expect(momentsOf(moves, 1).map(({ move: { number } }) => number)).toEqual([6, 8]);
  });
  it('are certain', () => {
    expect(moves.filter(isMarked).map(({ number }) => number)).toEqual([1, 2, 3, 4, 6]);
  });
  it('are gone through in the order of the game', () => {
    const found = momentsOf(moves, 0);
    expect(momentFrom(found, 0, 1)).toBe(1);
    expect(momentFrom(found, 3, 1)).toBe(8);
    expect(momentFrom(found, 8, 1)).toBe(8);
    expect(momentFrom(found, 3, -1)).toBe(2);
  });
});

describe('points', () => {
  it('are whole, and never none where something was lost', () => {
    expect([0, 0.2, 1.4, 3.6].map(pointsOf)).toEqual([0, 1, 1, 4]);
  });
});
