import { describe, expect, it } from 'vitest';
import { counted } from './counting';
import { EMPTY, painted, type Pad, type PadKingdom } from './pad';
import type { Point, Terrain } from '../../board';

const kingdom = (...squares: readonly (readonly [at: Point, terrain: Terrain, crowns: number])[]): PadKingdom =>
  squares.reduce((land, [at, terrain, crowns]) => painted(land, at, terrain, crowns), EMPTY.kingdoms[0]!);
const plain: Pad = { ...EMPTY, harmony: false, middleKingdom: false };

describe('points counted in the page', () => {
  it('are squares times crowns of each territory; corners do not touch', () => {
    const land = kingdom(
      [[1, 0], 'wheat', 1],
      [[2, 0], 'wheat', 0],
      [[2, 1], 'wheat', 1],
      [[1, -1], 'lake', 1],
      [[2, -2], 'lake', 1],
      [[0, 1], 'forest', 0],
    );
    const { territories, score } = counted(plain, land);
    expect(
      territories.map(({ terrain, squares, crowns, points }) => [terrain, squares.length, crowns, points]),
    ).toEqual([
      ['wheat', 3, 2, 6],
      ['lake', 1, 1, 1],
      ['lake', 1, 1, 1],
      ['forest', 1, 0, 0],
    ]);
    expect(score).toMatchObject({ total: 8, territories: 8, harmony: 0, middle_kingdom: 0, largest: 3, crowns: 4 });
  });

  it('have ten for a castle in the middle and five for a full grid', () => {
    const squares = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y): Point => [x, y]));
    const full = kingdom(
      ...squares.filter(([x, y]) => x !== 0 || y !== 0).map((at): [Point, Terrain, number] => [at, 'meadow', 0]),
    );
    expect(counted(EMPTY, full).score).toMatchObject({ total: 15, harmony: 5, middle_kingdom: 10 });
    const gap = painted(full, [2, 2], 'empty', 0);
    expect(counted(EMPTY, gap).score).toMatchObject({
      total: 10,
      harmony_reason: { code: 'harmony_gaps', facts: { empty: 1 } },
    });
    const off = kingdom([[1, 0], 'mine', 3]);
    expect(counted(EMPTY, off).score).toMatchObject({
      total: 3,
      middle_kingdom_reason: { code: 'middle_off_centre', facts: { west: 0, east: 1, south: 0, north: 0 } },
    });
  });
});
