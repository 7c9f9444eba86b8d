import { describe, expect, it } from 'vitest';
import {
  boxOf,
  cameraFor,
  kingdomPoint,
  placeOf,
  reachOf,
  squareAt,
  squaresIn,
  viewOf,
  widthOf,
  heightOf,
} from './camera';
import type { Box } from './types';

const castle = boxOf([[0, 0]]);
const shown = (box: Box, grid: number): Box => viewOf(box, reachOf(box, grid));

describe('the camera', () => {
  it('shows 5 × 5 around the castle at the start', () => {
    expect(shown(castle, 5)).toEqual({ west: -2, east: 2, south: -2, north: 2 });
  });

  it('shows the last 5 × 5 once the kingdom fills it', () => {
    const full = { west: -1, east: 3, south: -4, north: 0 };
    expect(reachOf(full, 5)).toEqual(full);
    expect(shown(full, 5)).toEqual(full);
  });

  it('shows two squares round a kingdom, as far as the reach goes', () => {
    expect(shown({ west: -3, east: 1, south: -2, north: 1 }, 5)).toEqual({ west: -3, east: 1, south: -3, north: 2 });
    expect(shown({ west: 0, east: 1, south: 0, north: 0 }, 7)).toEqual({ west: -2, east: 3, south: -2, north: 2 });
  });

  it('never shows more than 7 × 7 in a 5 × 5 game', () => {
    for (let width = 1; width <= 5; width++) {
      const view = shown({ west: 0, east: width - 1, south: 0, north: 0 }, 5);
      expect(Math.max(widthOf(view), heightOf(view))).toBeLessThanOrEqual(7);
    }
  });

  it('finds back every square from the middle of its picture', () => {
    const view = { west: -3, east: 1, south: -3, north: 2 };
    for (const [width, height] of [
      [390, 420],
      [700, 660],
      [300, 900],
    ] as const) {
      const camera = cameraFor(view, width, height);
      for (const at of squaresIn(view)) {
        const { left, top, side } = placeOf(at, camera);
        expect(left).toBeGreaterThan(0);
        expect(top).toBeGreaterThan(0);
        expect(left + side).toBeLessThan(width);
        expect(top + side).toBeLessThan(height);
        expect(squareAt(kingdomPoint(left + side / 2, top + side / 2, camera))).toEqual(at);
        expect(squareAt(kingdomPoint(left + side * 0.1, top + side * 0.9, camera))).toEqual(at);
      }
    }
  });

  it('reads squares row by row from the north', () => {
    expect(squaresIn({ west: 0, east: 1, south: 0, north: 1 })).toEqual([
      [0, 1],
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
  });
});
