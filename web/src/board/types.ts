/** What the board is told. It draws this and knows no rule of the game. */

export const TERRAINS = ['wheat', 'forest', 'lake', 'meadow', 'swamp', 'mine'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const COLOURS = ['pink', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** A square of a kingdom: x grows east, y grows north, the castle stands on [0, 0]. */
export type Point = readonly [x: number, y: number];

/** What one square shows. */
export interface Land {
  readonly terrain: Terrain;
  readonly crowns: number;
}

/** A square with its land, and which of the three pictures of that terrain it shows. */
export interface Square extends Land {
  readonly at: Point;
  readonly variant: number;
}

/** A domino in a kingdom: where its first and its second half lie. */
export interface Laid {
  readonly number: number;
  readonly a: Point;
  readonly b: Point;
}

/** Squares from west to east and from south to north, the last ones included. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/**
 * How an empty square looks. `fits`: a place for the domino as it is turned now; `turned`: after turning; `plain`: in
 * reach, no place now; `lost`: would leave the grid.
 */
export interface Cell {
  readonly at: Point;
  readonly look: 'fits' | 'turned' | 'plain' | 'lost';
}

/** A domino that is being aimed, not placed. */
export interface Ghost extends Laid {
  /** What stands on it, such as `+9`. */
  readonly label?: string;
  /** It may not lie here: red dashes and a cross. */
  readonly refused?: boolean;
  /** It follows the mouse: paler, in ink dashes. */
  readonly hovers?: boolean;
  /** It is shown by a hint: green dashes. */
  readonly hinted?: boolean;
  /** It was sent and not yet answered: a moving dash on its edge. */
  readonly sent?: boolean;
}

/**
 * A line round some squares. `grows`: gold dashes; `glows`: broad gold with a film, for a hint; `scores`: gold on ink with a label; `nothing`: pale with a small
 * label.
 */
export interface Outline {
  readonly squares: readonly Point[];
  readonly look: 'grows' | 'scores' | 'nothing' | 'landed' | 'better' | 'played' | 'glows';
  readonly label?: string;
}
