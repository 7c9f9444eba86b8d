import { SIDE, type Square } from './net.ts';

/** Columns and rows of a picture. */
export type XY = readonly [x: number, y: number];
/** Upper left, upper right, lower right, lower left of the grid, in pixels. */
export type Corners = readonly [XY, XY, XY, XY];

/** A picture: red, green, blue and an alpha that is not looked at, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

const MOST_SAMPLES = 6;

/** The 3 x 3 matrix from points of the grid (0…columns, 0…rows) to pixels. */
export function projection(corners: Corners, columns: number, rows = columns): Float64Array {
  const grid = [
    [0, 0],
    [columns, 0],
    [columns, rows],
    [0, rows],
  ] as const;
  const equations = grid.flatMap(([u, v], at) => {
    const [x, y] = corners[at]!;
    return [
      [u, v, 1, 0, 0, 0, -x * u, -x * v, x],
      [0, 0, 0, u, v, 1, -y * u, -y * v, y],
    ];
  });
  return Float64Array.from([...solved(equations), 1]);
}

/** Gauss's elimination; each row ends in its right side. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let row = at + 1; row < size; row++) if (Math.abs(rows[row]![at]!) > Math.abs(rows[pivot]![at]!)) pivot = row;
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    for (let row = 0; row < size; row++) {
      if (row === at) continue;
      const factor = rows[row]![at]! / rows[at]![at]!;
      if (factor !== 0)
        for (let column = at; column <= size; column++) rows[row]![column]! -= factor * rows[at]![column]!;
    }
  }
  return rows.map((row, at) => row[size]! / row[at]!);
}

/** A point of the grid in the picture. */
export function projected(matrix: Float64Array, x: number, y: number): XY {
  const away = matrix[6]! * x + matrix[7]! * y + matrix[8]!;
  return [(matrix[0]! * x + matrix[1]! * y + matrix[2]!) / away, (matrix[3]! * x + matrix[4]! * y + matrix[5]!) / away];
}

/** The area of a polygon, in pixels; positive if its corners go clockwise as seen. */
export function areaOf(corners: readonly XY[]): number {
  return (
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/** Whether four corners go clockwise round a frame that does not cross itself: else it were seen as in a mirror. */
export function isConvex(corners: Corners): boolean {
  const turns = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4]!;
    const [thenX, thenY] = corners[(at + 2) % 4]!;
    return (nextX - x) * (thenY - nextY) - (nextY - y) * (thenX - nextX);
  });
  return turns.every((turn) => turn > 0);
}

/** One square of the grid as the net wants it; a large one is the mean of several samples a pixel. */
export function cutSquare(pixels: Pixels, corners: Corners, grid: number, column: number, row: number): Square {
  const matrix = projection(corners, grid);
  const wanted = Math.ceil(Math.sqrt(Math.abs(areaOf(corners))) / grid / SIDE);
  const several = Math.min(MOST_SAMPLES, Math.max(1, wanted));
  const fine = SIDE * several;
  const square = new Float32Array(SIDE * SIDE * 3);
  const { data, width, height } = pixels;
  const share = 1 / (several * several * 255);
  for (let v = 0; v < fine; v++)
    for (let u = 0; u < fine; u++) {
      let [x, y] = projected(matrix, column + (u + 0.5) / fine, row + (v + 0.5) / fine);
      // The middle of a pixel is at a half; beyond the edge the edge goes on.
      x = Math.min(Math.max(x - 0.5, 0), width - 1);
      y = Math.min(Math.max(y - 0.5, 0), height - 1);
      const left = Math.min(Math.floor(x), Math.max(width - 2, 0));
      const top = Math.min(Math.floor(y), Math.max(height - 2, 0));
      const across = x - left;
      const down = y - top;
      const one = (top * width + left) * 4;
      const two = one + (left + 1 < width ? 4 : 0);
      const below = top + 1 < height ? width * 4 : 0;
      const to = (Math.floor(v / several) * SIDE + Math.floor(u / several)) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const upper = data[one + channel]! * (1 - across) + data[two + channel]! * across;
        const lower = data[one + below + channel]! * (1 - across) + data[two + below + channel]! * across;
        square[to + channel]! += (upper * (1 - down) + lower * down) * share;
      }
    }
  return square;
}
