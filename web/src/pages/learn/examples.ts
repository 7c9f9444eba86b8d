/** Kingdoms that show a rule kept or broken, as the board draws them. */
import {
  variantAt,
  type Box,
  type Colour,
  type Ghost,
  type Laid,
  type Point,
  type Square,
  type Terrain,
} from '../../board';

export interface Example {
  readonly caption: 'own' | 'castle' | 'none' | 'whole' | 'gap' | 'middle' | 'aside';
  readonly right: boolean;
  readonly castle: Colour;
  readonly castleAt?: Point;
  readonly dominoes?: readonly Laid[];
  readonly squares?: readonly Square[];
  readonly ghost?: Ghost;
  readonly view: Box;
}

const VIEW: Box = { west: -1, east: 2, south: -1, north: 2 };
const WHEAT: readonly Laid[] = [{ number: 1, a: [1, 0], b: [2, 0] }];

/** Where a domino may lie: beside its own terrain, or beside the castle. */
export const MATCHING: readonly Example[] = [
  {
    caption: 'own',
    right: true,
    castle: 'pink',
    dominoes: WHEAT,
    view: VIEW,
    ghost: { number: 13, a: [2, 1], b: [2, 2] },
  },
  {
    caption: 'castle',
    right: true,
    castle: 'pink',
    dominoes: WHEAT,
    view: VIEW,
    ghost: { number: 7, a: [0, 1], b: [0, 2] },
  },
  {
    caption: 'none',
    right: false,
    castle: 'pink',
    dominoes: WHEAT,
    view: VIEW,
    ghost: { number: 12, a: [1, 1], b: [2, 1], refused: true },
  },
];

const SIDE: readonly number[] = [-2, -1, 0, 1, 2];
const ROWS: readonly (readonly Terrain[])[] = [
  ['wheat', 'wheat', 'forest', 'forest', 'forest'],
  ['wheat', 'wheat', 'lake', 'forest', 'forest'],
  ['meadow', 'meadow', 'lake', 'lake', 'lake'],
  ['meadow', 'swamp', 'swamp', 'mine', 'lake'],
  ['meadow', 'swamp', 'swamp', 'mine', 'mine'],
];

/** Five by five squares with the castle somewhere, and some squares empty. */
function kingdom(castle: Point, gaps: readonly Point[] = []): Square[] {
  const taken = new Set([castle, ...gaps].map((at) => at.join()));
  return SIDE.flatMap((y, row) => SIDE.map((x, column) => ({ at: [x, y] as Point, terrain: ROWS[row]![column]! })))
    .filter(({ at }) => !taken.has(at.join()))
    .map(({ at, terrain }) => ({ at, terrain, crowns: 0, variant: variantAt(at[0], at[1]) }));
}

const GRID: Box = { west: -2, east: 2, south: -2, north: 2 };
const drawn = (caption: Example['caption'], right: boolean, castleAt: Point, gaps: readonly Point[] = []): Example => ({
  caption,
  right,
  castle: 'green',
  castleAt,
  squares: kingdom(castleAt, gaps),
  view: GRID,
});

export const HARMONY: readonly Example[] = [
  drawn('whole', true, [1, 0]),
  drawn(
    'gap',
    false,
    [1, 0],
    [
      [-2, 2],
      [-1, 2],
    ],
  ),
];

export const MIDDLE: readonly Example[] = [
  drawn(
    'middle',
    true,
    [0, 0],
    [
      [-2, 2],
      [-1, 2],
    ],
  ),
  drawn('aside', false, [1, 0]),
];
