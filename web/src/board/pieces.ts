import type { Point, Square, Terrain } from './types';

/**
 * Squares by terrain: each terrain is cut from one sheet of paper, so that neighbours have no seam. Which squares make
 * up a territory is not asked here; that comes from the server.
 */
export function sheets(squares: readonly Square[]): Map<Terrain, Square[]> {
  const found = new Map<Terrain, Square[]>();
  for (const square of squares) {
    const sheet = found.get(square.terrain);
    if (sheet) sheet.push(square);
    else found.set(square.terrain, [square]);
  }
  return found;
}

/** Where a square is drawn: y grows down on the screen. */
export const drawnAt = ([x, y]: Point): Point => [x, -y];

/** The square of a set that lies nearest to its middle: a label stands there. */
export function middleOf(squares: readonly Point[]): Point {
  const x = squares.reduce((sum, at) => sum + at[0], 0) / squares.length;
  const y = squares.reduce((sum, at) => sum + at[1], 0) / squares.length;
  const far = (at: Point): number => (at[0] - x) ** 2 + (at[1] - y) ** 2;
  return squares.reduce((best, at) => (far(at) < far(best) - 1e-9 ? at : best));
}

/**
 * The scale of crown badges where a square is so many pixels wide: small squares get larger badges, three crowns never
 * much.
 */
export function crownScale(pixels: number, crowns: number): number {
  const scale = pixels > 70 ? 1 : pixels >= 40 ? 1.15 : 1.25;
  return crowns > 2 ? Math.min(scale, 1.05) : scale;
}
