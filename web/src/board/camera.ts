import type { Box, Point } from './types';

/** How squares become pixels: the side of a square, and where the upper left corner of the castle's square lies. */
export interface Camera {
  readonly side: number;
  readonly left: number;
  readonly top: number;
}

/** Room round the squares that are shown, in squares. */
export const MARGIN = 0.15;

/** The smallest box round these squares. */
export function boxOf(squares: readonly Point[]): Box {
  const xs = squares.map((at) => at[0]);
  const ys = squares.map((at) => at[1]);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}

/** The middle of a box as it is drawn: hundredths of a square, y down. */
export const middleIn = ({ west, east, south, north }: Box): { x: number; y: number } => ({
  x: (west + east + 1) * 50,
  y: (1 - north - south) * 50,
});

/** How far a picture with a frame of so many squares goes to each side of its middle, in hundredths of a square. */
export const halfOf = (frame: number): number => frame * 50 + 14;

export const widthOf = (box: Box): number => box.east - box.west + 1;
export const heightOf = (box: Box): number => box.north - box.south + 1;

/** Every square that can still lie in one grid with this kingdom, however it grows. */
export function reachOf(kingdom: Box, grid: number): Box {
  return {
    west: kingdom.east - grid + 1,
    east: kingdom.west + grid - 1,
    south: kingdom.north - grid + 1,
    north: kingdom.south + grid - 1,
  };
}

/** What the camera shows of a kingdom: two squares round it, as far as the reach goes. */
export function viewOf(kingdom: Box, reach: Box): Box {
  return {
    west: Math.max(kingdom.west - 2, reach.west),
    east: Math.min(kingdom.east + 2, reach.east),
    south: Math.max(kingdom.south - 2, reach.south),
    north: Math.min(kingdom.north + 2, reach.north),
  };
}

/** Every square of a box, row by row from the north, each row from the west: reading order on the board. */
export function squaresIn(box: Box): Point[] {
  const found: Point[] = [];
  for (let y = box.north; y >= box.south; y--) for (let x = box.west; x <= box.east; x++) found.push([x, y]);
  return found;
}

/** The camera that shows this view as large as it goes in so many pixels, centred. */
export function cameraFor(view: Box, width: number, height: number, margin = MARGIN): Camera {
  const across = widthOf(view) + 2 * margin;
  const down = heightOf(view) + 2 * margin;
  const side = Math.max(0, Math.min(width / across, height / down));
  return {
    side,
    left: (width - across * side) / 2 + (margin - view.west) * side,
    top: (height - down * side) / 2 + (margin + view.north) * side,
  };
}

/** Where a square lies, in pixels from the upper left corner. */
export function placeOf([x, y]: Point, camera: Camera): { left: number; top: number; side: number } {
  return { left: camera.left + x * camera.side, top: camera.top - y * camera.side, side: camera.side };
}

/**
 * The point of the kingdom under a pixel, in squares and parts of squares: the middle of a square has whole numbers.
 */
export function kingdomPoint(left: number, top: number, camera: Camera): Point {
  return [(left - camera.left) / camera.side - 0.5, -((top - camera.top) / camera.side - 0.5)];
}

/** The square under such a point. */
export const squareAt = ([x, y]: Point): Point => [Math.round(x) + 0, Math.round(y) + 0];

const LETTERS = 'abcdefghijklm';

/** A square's name in the notation: the castle of a game is g7. */
export const squareName = ([x, y]: Point): string => `${LETTERS[x + 6] ?? '?'}${y + 7}`;
