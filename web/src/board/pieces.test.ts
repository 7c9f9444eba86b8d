import { describe, expect, it } from 'vitest';
import { faceOf, squaresOf, variantAt, variantOf } from './dominoes';
import { outline } from './outline';
import { crownScale, drawnAt, middleOf, sheets } from './pieces';
import type { Point, Square, Terrain } from './types';

const square = (x: number, y: number, terrain: Terrain): Square => ({ at: [x, y], terrain, crowns: 0, variant: 0 });

describe('sheets of paper', () => {
  it('are one a terrain, with all its squares', () => {
    const found = sheets([square(0, 1, 'lake'), square(1, 1, 'lake'), square(2, 1, 'mine'), square(2, 2, 'lake')]);
    expect([...found].map(([terrain, sheet]) => [terrain, sheet.length])).toEqual([
      ['lake', 3],
      ['mine', 1],
    ]);
  });

  it('are cut so that squares apart, or touching at a corner, stay apart', () => {
    const lakes = [square(0, 1, 'lake'), square(1, 1, 'lake'), square(2, 2, 'lake'), square(5, 5, 'lake')];
    expect(outline(lakes.map(({ at }) => drawnAt(at))).match(/M/g)).toHaveLength(3);
  });
});

describe('the picture of a square', () => {
  it('depends on the number and the half alone', () => {
    expect([variantOf(28, 0), variantOf(28, 1), variantOf(7, 0), variantOf(7, 1)]).toEqual([2, 0, 2, 0]);
  });

  it('on the score pad depends on the place, also west and south of the castle', () => {
    expect([variantAt(0, 0), variantAt(1, 0), variantAt(-1, 0), variantAt(0, -1)]).toEqual([0, 1, 2, 1]);
  });

  it('of a domino that does not exist is an error', () => {
    expect(() => faceOf(0)).toThrow(RangeError);
    expect(() => faceOf(49)).toThrow(RangeError);
    expect(squaresOf({ number: 48, a: [1, 0], b: [1, 1] })).toMatchObject([
      { terrain: 'wheat', crowns: 0, at: [1, 0] },
      { terrain: 'mine', crowns: 3, at: [1, 1] },
    ]);
  });
});

describe('labels and crowns', () => {
  it('stand on the square nearest the middle', () => {
    const row: Point[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ];
    expect(middleOf(row)).toEqual([2, 0]);
    expect(middleOf([[5, 5]])).toEqual([5, 5]);
  });

  it('grow where squares are small, but three crowns stay inside their square', () => {
    expect([crownScale(90, 1), crownScale(60, 1), crownScale(30, 1), crownScale(30, 3)]).toEqual([1, 1.15, 1.25, 1.05]);
  });
});
