/**
 * A proposal for the corners: what is unlike the picture's rim, as a quadrilateral, moved onto the grid's lines.
 * `kingdomino.photo.corners` is the same in Python.
 */
import { areaOf, projected, projection, type Corners, type Pixels, type XY } from './perspective.ts';
import { areaMeans, blurred, grown, lab, shrunk, slopes, type Mask, type Plane } from './planes.ts';

const SMALL = 256;
const FINE = 480;
const RIM_COLOURS = 5;
/** Differences of colour below this are the noise of one surface. */
const FAINT = 5;
const STEEPEST = 60;
/** Steps of a corner in squares, and how much the picture is blurred while they are tried. */
const STEPS = [
  [0.16, 2.5],
  [0.08, 1.5],
  [0.04, 0.8],
  [0.02, 0.8],
] as const;
const SAMPLES = 30;
/** Kingdoms may have fewer squares than their frame, but not fewer than this a side. */
const FEWEST = 3;
/** As much wider than high, or higher than wide, a square may look. */
const MOST_OBLIQUE = 1.45;
/** Shapes that are tried to the end. */
const FINALISTS = 3;

export type Grid = 5 | 7;
export interface Proposal {
  readonly corners: Corners;
  readonly grid: Grid;
}

/** Columns and rows of a kingdom in a photo. */
interface Shape {
  readonly columns: number;
  readonly rows: number;
}
interface Snapped extends Shape {
  readonly corners: Corners;
  readonly strength: number;
}

/** The most likely frame, of 5 or 7 squares a side if the grid is not given; null where nothing stands out. */
export function propose(pixels: Pixels, grid?: Grid): Proposal | null {
  const quads = standingOut(pixels);
  if (!quads) return null;
  const lines = new Lines(pixels);
  const tried = quads
    .flatMap((quad) => shapesOf(quad, grid ?? 7).map((shape) => lines.snapped(quad, shape, STEPS.slice(0, 1))))
    .toSorted((one, two) => two.strength - one.strength)
    .slice(0, FINALISTS)
    .map((one) => lines.snapped(one.corners, one, STEPS));
  const best = tried.reduce((one, two) => (two.strength > one.strength ? two : one));
  const size = grid ?? (Math.max(best.columns, best.rows) > 5 ? 7 : 5);
  return { corners: framed(best, size), grid: size };
}

/** The corners that were not `fixed` by hand, moved onto the lines. */
export function settled(pixels: Pixels, corners: Corners, grid: Grid, fixed: ReadonlySet<number>): Corners {
  return new Lines(pixels).snapped(corners, { columns: grid, rows: grid }, STEPS, fixed).corners;
}

/** Shapes whose squares would look about as wide as high. */
function shapesOf(quad: Corners, most: Grid): Shape[] {
  const sides = quad.map(([x, y], at) => Math.hypot(x - quad[(at + 1) % 4]![0], y - quad[(at + 1) % 4]![1]));
  const aspect = (sides[0]! + sides[2]!) / (sides[1]! + sides[3]!);
  const sizes = Array.from({ length: most - FEWEST + 1 }, (_, at) => most - at);
  return sizes
    .flatMap((columns) => sizes.map((rows) => ({ columns, rows })))
    .filter(({ columns, rows }) => {
      const oblique = (aspect * rows) / columns;
      return oblique < MOST_OBLIQUE && oblique > 1 / MOST_OBLIQUE;
    });
}

/** The whole frame round a kingdom, with as much emptiness on both sides. */
function framed({ corners, columns, rows }: Snapped, grid: Grid): Corners {
  const matrix = projection(corners, columns, rows);
  const left = -Math.floor((grid - columns) / 2);
  const top = -Math.floor((grid - rows) / 2);
  return [
    projected(matrix, left, top),
    projected(matrix, left + grid, top),
    projected(matrix, left + grid, top + grid),
    projected(matrix, left, top + grid),
  ];
}

/** What is unlike the rim, as the quadrilateral and as the rectangle that enclose it. */
function standingOut(pixels: Pixels): Corners[] | null {
  const small = areaMeans(pixels, SMALL);
  const { width, height } = small;
  const distance = unlikeTheRim(lab(blurred(small, 1.2)));
  const level = otsu(distance);
  if (level < FAINT) return null;
  let best: { worth: number; quads: Corners[] } | null = null;
  for (const factor of [0.5, 0.7, 1, 1.3]) {
    const on = Uint8Array.from(distance, (value) => (value > level * factor ? 1 : 0));
    let mask: Mask = { values: on, width, height };
    mask = shrunk(grown(mask, 3), 3);
    mask = grown(shrunk(mask, 4), 4);
    for (const points of patches(mask, height * width * 0.05)) {
      const around = hull(points);
      const quad = quadrilateral(around);
      if (!quad) continue;
      const sides = quad.map(([x, y], at) => Math.hypot(x - quad[(at + 3) % 4]![0], y - quad[(at + 3) % 4]![1]));
      const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length);
      const aside = Math.hypot(middle[0]! - width / 2, middle[1]! - height / 2) / Math.max(width, height);
      const size = Math.abs(areaOf(quad));
      const worth =
        (((points.length / Math.max(size, 1)) * Math.min(...sides)) / Math.max(...sides)) *
        (1 - aside) *
        Math.min(1, size / (0.15 * height * width));
      if (!best || worth > best.worth) {
        const scaled = (corners: Corners): Corners =>
          corners.map(([x, y]) => [
            ((x + 0.5) * pixels.width) / width,
            ((y + 0.5) * pixels.height) / height,
          ]) as unknown as Corners;
        best = { worth, quads: [quad, rectangle(around)].map(scaled) };
      }
    }
  }
  return best?.quads ?? null;
}

/** How far each pixel is from the nearest of a few colours of the picture's rim. */
function unlikeTheRim({ values, width, height }: Plane): Float64Array {
  const wide = Math.max(4, Math.floor(0.05 * Math.min(height, width)));
  const colour = (at: number): Colour => [values[at * 3]! * 0.59, values[at * 3 + 1]!, values[at * 3 + 2]!];
  const rim: Colour[] = [];
  const take = (top: number, bottom: number, left: number, right: number): void => {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) rim.push(colour(y * width + x));
  };
  take(0, wide, 0, width);
  take(height - wide, height, 0, width);
  take(0, height, 0, wide);
  take(0, height, width - wide, width);
  let centres: Colour[] = [mean(rim)];
  while (centres.length < RIM_COLOURS) {
    const spread = rim.map((one, at) => ({ at, far: nearest(one, centres).far }));
    spread.sort((one, two) => one.far - two.far || one.at - two.at);
    centres.push(rim[spread[Math.floor(0.95 * rim.length)]!.at]!);
  }
  for (let round = 0; round < 8; round++) {
    const groups: Colour[][] = centres.map(() => []);
    for (const one of rim) groups[nearest(one, centres).at]!.push(one);
    centres = groups.map((group, at) => (group.length ? mean(group) : centres[at]!));
  }
  const distance = new Float64Array(width * height);
  for (let at = 0; at < distance.length; at++) distance[at] = Math.sqrt(nearest(colour(at), centres).far);
  return distance;
}

type Colour = readonly [number, number, number];

const mean = (colours: readonly Colour[]): Colour =>
  [0, 1, 2].map((axis) => colours.reduce((sum, one) => sum + one[axis]!, 0) / colours.length) as unknown as Colour;

function nearest([l, a, b]: Colour, centres: readonly Colour[]): { at: number; far: number } {
  let [at, far] = [0, Infinity];
  for (let index = 0; index < centres.length; index++) {
    const [x, y, z] = centres[index]!;
    const away = (l - x) ** 2 + (a - y) ** 2 + (b - z) ** 2;
    if (away < far) [at, far] = [index, away];
  }
  return { at, far };
}

/** The threshold that parts the values best. */
function otsu(values: Float64Array): number {
  const [most, bins] = [85, 128];
  // As a histogram of NumPy: between the least and the largest value.
  const clipped = values.map((value) => Math.min(value, most));
  const low = clipped.reduce((one, two) => Math.min(one, two), Infinity);
  const high = clipped.reduce((one, two) => Math.max(one, two), -Infinity);
  if (high === low) return 0;
  const counts = new Float64Array(bins);
  for (const value of clipped) counts[Math.min(bins - 1, Math.floor(((value - low) / (high - low)) * bins))]!++;
  const middleOf = (bin: number): number => low + ((bin + 0.5) * (high - low)) / bins;
  const all = counts.reduce((sum, count, bin) => sum + count * middleOf(bin), 0);
  let [below, sum, best, level] = [0, 0, -1, 0];
  for (let bin = 0; bin < bins; bin++) {
    below += counts[bin]!;
    sum += counts[bin]! * middleOf(bin);
    const above = values.length - below;
    const between = below * above * (sum / Math.max(below, 1) - (all - sum) / Math.max(above, 1)) ** 2;
    if (between > best) [best, level] = [between, middleOf(bin)];
  }
  return level;
}

/** The points of every connected patch that is large enough. */
function patches({ values, width, height }: Mask, least: number): XY[][] {
  const left = Uint8Array.from(values);
  const found: XY[][] = [];
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    left[start] = 0;
    const reached = [start];
    for (const at of reached) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const around = [y + 1 < height && at + width, y > 0 && at - width, x + 1 < width && at + 1, x > 0 && at - 1];
      for (const next of around)
        if (next !== false && left[next]) {
          left[next] = 0;
          reached.push(next);
        }
    }
    if (reached.length >= least) found.push(reached.map((at) => [at % width, Math.floor(at / width)]));
  }
  return found;
}

/** The convex hull, clockwise as seen. */
function hull(points: readonly XY[]): XY[] {
  const ordered = points.toSorted(([x, y], [u, v]) => x - u || y - v);
  const chain = (run: readonly XY[]): XY[] => {
    const found: XY[] = [];
    for (const [x, y] of run) {
      while (found.length > 1) {
        const [[ax, ay], [bx, by]] = [found.at(-2)!, found.at(-1)!];
        if ((bx - ax) * (y - by) > (by - ay) * (x - bx)) break;
        found.pop();
      }
      found.push([x, y]);
    }
    return found.slice(0, -1);
  };
  return [...chain(ordered), ...chain(ordered.toReversed())];
}

/** Four corners: the edge whose removal adds least area goes, its neighbours prolonged, until four are left. */
function quadrilateral(convex: readonly XY[]): Corners | null {
  const points = [...convex];
  while (points.length > 4) {
    let best: { added: number; at: number; corner: XY } | null = null;
    for (let at = 0; at < points.length; at++) {
      const [a, b, c, d] = [-1, 0, 1, 2].map((step) => points[(at + step + points.length) % points.length]!);
      const [u, v, w] = [minus(b!, a!), minus(c!, d!), minus(d!, a!)];
      const crossing = u[0] * v[1] - u[1] * v[0];
      if (Math.abs(crossing) < 1e-9) continue;
      const t = (w[0] * v[1] - w[1] * v[0]) / crossing;
      const s = (w[0] * u[1] - w[1] * u[0]) / crossing;
      if (t < 1 || s < 1) continue;
      const corner: XY = [a![0] + u[0] * t, a![1] + u[1] * t];
      const [e, f] = [minus(c!, b!), minus(corner, b!)];
      const added = Math.abs(e[0] * f[1] - e[1] * f[0]) / 2;
      if (!best || added < best.added) best = { added, at, corner };
    }
    if (!best) return null;
    points[best.at] = best.corner;
    points.splice((best.at + 1) % points.length, 1);
  }
  return points.length === 4 ? fromUpperLeft(points) : null;
}

/** The smallest rectangle round a convex polygon: one of its sides lies on a side of that. */
function rectangle(convex: readonly XY[]): Corners {
  const boxes = convex.map((start, at) => {
    const side = minus(convex[(at + 1) % convex.length]!, start);
    const length = Math.hypot(...side);
    const [c, s] = [side[0] / length, side[1] / length];
    const turned = convex.map(([x, y]) => [x * c + y * s, y * c - x * s] as const);
    const [left, right] = [Math.min(...turned.map(([x]) => x)), Math.max(...turned.map(([x]) => x))];
    const [top, bottom] = [Math.min(...turned.map(([, y]) => y)), Math.max(...turned.map(([, y]) => y))];
    const corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ].map(([x, y]): XY => [x! * c - y! * s, x! * s + y! * c]);
    return { area: (right - left) * (bottom - top), corners };
  });
  return fromUpperLeft(boxes.reduce((one, two) => (two.area < one.area ? two : one)).corners);
}

const minus = ([x, y]: XY, [u, v]: XY): XY => [x - u, y - v];

function fromUpperLeft(points: readonly XY[]): Corners {
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / 4) as [number, number];
  const angle = (point: XY): number => Math.atan2(point[1] - y, point[0] - x);
  const round = points.toSorted((one, two) => angle(one) - angle(two));
  const sums = round.map((point) => point[0] + point[1]);
  const first = sums.indexOf(Math.min(...sums));
  return [...round.slice(first), ...round.slice(0, first)] as unknown as Corners;
}

const GROUPS = [[0], [1], [2], [3], [0, 1], [1, 2], [2, 3], [3, 0], [0, 1, 2, 3]] as const;
const MOVES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** How well a grid lies on the edges of a picture. */
class Lines {
  readonly #across: number;
  readonly #down: number;
  readonly #slopes = new Map<number, Plane>();

  constructor(pixels: Pixels) {
    const small = areaMeans(pixels, FINE);
    this.#across = small.width / pixels.width;
    this.#down = small.height / pixels.height;
    for (const [, blur] of STEPS)
      if (!this.#slopes.has(blur)) this.#slopes.set(blur, slopes(lab(blurred(small, blur)), STEEPEST));
  }

  /** Mean slope across the lines of the grid, less that between them. */
  strength(corners: Corners, { columns, rows }: Shape, blur: number): number {
    const plane = this.#slopes.get(blur)!;
    const scaled = corners.map(([x, y]) => [x * this.#across, y * this.#down]) as unknown as Corners;
    const matrix = projection(scaled, columns, rows);
    const steep = (place: number, upright: boolean): number => {
      const length = upright ? rows : columns;
      let sum = 0;
      for (let at = 0; at < SAMPLES; at++) {
        const along = (0.02 + (0.96 * at) / (SAMPLES - 1)) * length;
        const [px, py] = upright ? projected(matrix, place, along) : projected(matrix, along, place);
        const [qx, qy] = upright ? projected(matrix, place, along + 0.02) : projected(matrix, along + 0.02, place);
        const far = Math.hypot(py - qy, qx - px) + 1e-9;
        sum += Math.min(steepAt(plane, px, py, (py - qy) / far, (qx - px) / far), STEEPEST);
      }
      return sum / SAMPLES;
    };
    const all = (count: number, first: number, upright: boolean): number => {
      let sum = 0;
      for (let at = 0; at < count; at++) sum += steep(first + at, upright);
      return sum / count;
    };
    const on = all(columns + 1, 0, true) + all(rows + 1, 0, false);
    const off = all(columns, 0.5, true) + all(rows, 0.5, false);
    return on - 0.6 * off;
  }

  /** Corners, sides and the whole frame moved by small steps while that makes the lines stronger. */
  snapped(
    start: Corners,
    { columns, rows }: Shape,
    steps: readonly (readonly [number, number])[],
    fixed: ReadonlySet<number> = new Set(),
  ): Snapped {
    const shape = { columns, rows };
    const square = Math.sqrt(Math.abs(areaOf(start)) / (columns * rows));
    const groups = GROUPS.filter((group) => !group.some((corner) => fixed.has(corner)));
    let corners = start;
    let strength = 0;
    for (const [step, blur] of steps) {
      strength = this.strength(corners, shape, blur);
      for (let round = 0, moved = true; moved && round < 6; round++) {
        moved = false;
        for (const group of groups)
          for (const [right, down] of MOVES) {
            const tried = corners.map(([x, y], at) =>
              (group as readonly number[]).includes(at)
                ? [x + right * step * square, y + down * step * square]
                : [x, y],
            ) as unknown as Corners;
            const reached = this.strength(tried, shape, blur);
            if (reached > strength) [corners, strength, moved] = [tried, reached, true];
          }
      }
    }
    return { corners, strength, columns, rows };
  }
}

/** The steepest slope of the three channels in a direction, between four pixels. */
function steepAt({ values, width, height }: Plane, px: number, py: number, nx: number, ny: number): number {
  const x = Math.min(Math.max(px - 0.5, 0), width - 1);
  const y = Math.min(Math.max(py - 0.5, 0), height - 1);
  const left = Math.min(Math.floor(x), Math.max(width - 2, 0));
  const top = Math.min(Math.floor(y), Math.max(height - 2, 0));
  const across = x - left;
  const down = y - top;
  const one = (top * width + left) * 6;
  const two = one + (left + 1 < width ? 6 : 0);
  const below = top + 1 < height ? width * 6 : 0;
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    let slope = 0;
    for (let axis = 0; axis < 2; axis++) {
      const at = channel + 3 * axis;
      const upper = values[one + at]! * (1 - across) + values[two + at]! * across;
      const lower = values[one + below + at]! * (1 - across) + values[two + below + at]! * across;
      slope += (upper * (1 - down) + lower * down) * (axis ? ny : nx);
    }
    most = Math.max(most, Math.abs(slope));
  }
  return most;
}
