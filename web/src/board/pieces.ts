import type { Point, Square } from './types';

/**
 * Squares of one terrain that lie side by side are drawn as one piece of paper. This is drawing, not scoring: what a territory is worth
 * comes from the server.
 */
export function pieces(squares: readonly Square[]): Square[][] {
  const left = new Map(squares.map((square) => [square.at.join(), square]));
  const found: Square[][] = [];
  for (const square of squares) {
    if (!left.delete(square.at.join())) continue;
    const piece = [square];
    for (const { at, terrain } of piece) {
      for (const side of sides(at)) {
        const neighbour = left.get(side.join());
        if (neighbour?.terrain !== terrain) continue;
        left.delete(side.join());
        piece.push(neighbour);
      }
    }
    found.push(piece);
  }
  return found;
}

const sides = ([x, y]: Point): Point[] => [[x, y + 1], [x + 1, y], [x, y - 1], [x - 1, y]];

/** Where a square is drawn: y grows down on the screen. */
export const drawnAt = ([x, y]: Point): Point => [x, -y];

/** The square of a set that lies nearest to its middle: a label stands there. */
export function middleOf(squares: readonly Point[]): Point {
  const x = squares.reduce((sum, at) => sum + at[0], 0) / squares.length;
  const y = squares.reduce((sum, at) => sum + at[1], 0) / squares.length;
  const far = (at: Point): number => (at[0] - x) ** 2 + (at[1] - y) ** 2;
  return squares.reduce((best, at) => (far(at) < far(best) - 1e-9 ? at : best));
}

/** The scale of crown badges where a square is so many pixels wide: small squares get larger badges, three crowns never much. */
export function crownScale(pixels: number, crowns: number): number {
  const scale = pixels > 70 ? 1 : pixels >= 40 ? 1.15 : 1.25;
  return crowns > 2 ? Math.min(scale, 1.05) : scale;
}
