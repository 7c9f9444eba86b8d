import { describe, expect, it } from 'vitest';
import { outline } from './outline';
import type { Point } from './types';

const loops = (d: string): number => d.split('Z').length - 1;
const corners = (d: string): number => d.split('Q').length - 1;

/** Twice the signed area of the corner points: positive when clockwise on a screen. */
function area(d: string): number {
  const points = [...d.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map(
    (found) => [Number(found[1]), Number(found[2])] as const,
  );
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

describe('the outline of squares', () => {
  it('of one square has four rounded corners', () => {
    expect(outline([[0, 0]], { inset: 2.5, radius: 13 })).toBe(
      'M2.5 15.5Q2.5 2.5 15.5 2.5L84.5 2.5Q97.5 2.5 97.5 15.5L97.5 84.5Q97.5 97.5 84.5 97.5L15.5 97.5Q2.5 97.5 2.5 84.5Z',
    );
  });

  it('of two neighbours has no seam', () => {
    const d = outline(
      [
        [0, 0],
        [1, 0],
      ],
      { radius: 0 },
    );
    expect([loops(d), corners(d)]).toEqual([1, 4]);
    expect(area(d)).toBe(2 * 200 * 100);
  });

  it('of an L has six corners', () => {
    const d = outline([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect([loops(d), corners(d)]).toEqual([1, 6]);
    expect(area(d)).toBe(2 * 3 * 100 * 100);
  });

  it('of a ring has an outer and an inner loop', () => {
    const ring: Point[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ];
    const d = outline(ring);
    expect(loops(d)).toBe(2);
    const areas = d
      .split('Z')
      .filter(Boolean)
      .map(area)
      .sort((a, b) => a - b);
    expect(areas).toEqual([-2 * 100 * 100, 2 * 300 * 300]);
  });

  it('keeps squares apart that touch at a corner only', () => {
    const d = outline([
      [0, 0],
      [1, 1],
    ]);
    expect([loops(d), corners(d)]).toEqual([2, 8]);
  });

  it('shrinks and grows by the inset on every side', () => {
    expect(area(outline([[0, 0]], { inset: 10 }))).toBe(2 * 80 * 80);
    expect(area(outline([[0, 0]], { inset: -5 }))).toBe(2 * 110 * 110);
  });

  it('of nothing is nothing', () => {
    expect(outline([])).toBe('');
  });
});
