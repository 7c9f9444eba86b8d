import type { Point } from '../../board';
import { CASTLE, isLand, LANDS, type Corners, type Pixels, type Reading } from '../../photo';
import { keyOf, type PadKingdom, type PadSquare } from './pad';

/** What was read, as the pad has it; squares by "x,y". */
export interface Read {
  readonly kingdom: PadKingdom;
  readonly unsure: ReadonlySet<string>;
  /** Of each square of the grid, row by row, its kinds, the likeliest first. */
  readonly likely: readonly (readonly number[])[];
}

/** The square of the pad that a square of the grid becomes: the grid's middle is the pad's. */
export const squareOf = (at: number, grid: number): Point => [
  (at % grid) - (grid - 1) / 2,
  (grid - 1) / 2 - Math.floor(at / grid),
];

/** The other way; row by row from the upper left. */
export const placeIn = ([x, y]: Point, grid: number): number => ((grid - 1) / 2 - y) * grid + x + (grid - 1) / 2;

export function kingdomOf({ kinds, grid }: Reading, name: string): PadKingdom {
  const land: Record<string, PadSquare> = {};
  kinds.forEach((kind, at) => {
    if (isLand(kind)) land[keyOf(squareOf(at, grid))] = LANDS[kind]!;
  });
  return { name, land, castle: squareOf(kinds.indexOf(CASTLE), grid) };
}

/** Corners to begin with where none were found. */
export function aroundTheMiddle({ width, height }: Pixels): Corners {
  const half = Math.min(width, height) * 0.35;
  const [x, y] = [width / 2, height / 2];
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}
