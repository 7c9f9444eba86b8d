import {
  boxOf,
  faceOf,
  reachOf,
  squareName,
  squaresIn,
  viewOf,
  type Box,
  type Cell,
  type Laid,
  type Outline,
  type Point,
} from '../board';
import type { KingdomView, Option } from '../protocol/messages';

/** Where the second half of a domino lies from the first. */
export type Towards = 'n' | 'e' | 's' | 'w';
const ROUND: readonly Towards[] = ['n', 'e', 's', 'w'];
const STEPS: Readonly<Record<Towards, Point>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

export const same = (one: Point, two: Point): boolean => one[0] === two[0] && one[1] === two[1];
export const stepped = (at: Point, towards: Towards): Point => [at[0] + STEPS[towards][0], at[1] + STEPS[towards][1]];

/** A placement among the legal moves. */
export type Placement = Option & { a: [number, number]; b: [number, number] };
export const isPlacement = (option: Option): option is Placement => option.a !== null && option.b !== null;

export function towardsOf({ a, b }: Pick<Laid, 'a' | 'b'>): Towards {
  return ROUND.find((towards) => same(stepped(a, towards), b)) ?? 'e';
}

/** The ways a domino can lie: two halves that look alike have two, not four. */
export function waysOf(domino: number): readonly Towards[] {
  const [first, second] = faceOf(domino);
  return first.terrain === second.terrain && first.crowns === second.crowns ? ['e', 'n'] : ['e', 's', 'w', 'n'];
}

/** The next way, clockwise or back. */
export function turned(domino: number, towards: Towards, by: 1 | -1): Towards {
  const ways = waysOf(domino);
  const index = Math.max(0, ways.indexOf(towards));
  return ways[(index + by + ways.length) % ways.length]!;
}

/** How far two ways are apart, in quarter turns; of two equally near the clockwise one comes first. */
function apart(domino: number, from: Towards, to: Towards): number {
  const ways = waysOf(domino);
  const steps = (ways.indexOf(to) - ways.indexOf(from) + ways.length) % ways.length;
  return steps > ways.length / 2 ? ways.length - steps + 0.5 : steps;
}

/** The domino that a move in notation is about. */
export const dominoOf = (move: string): number => Number.parseInt(move.replace('=', ''), 10);

/** The placement as a move in notation. */
export const moveText = (domino: number, at: Point, towards: Towards): string =>
  `${domino}@${squareName(at)}${towards}`;

/** The legal places that cover a square: as it is turned now first, its first half on the square before its second. */
export function placesOver(options: readonly Placement[], square: Point, towards: Towards): readonly Placement[] {
  const found = options.filter(({ a, b }) => same(a, square) || same(b, square));
  const rank = (option: Placement): number =>
    apart(option.domino, towards, towardsOf(option)) * 2 + (same(option.a, square) ? 0 : 1);
  return found.toSorted((one, two) => rank(one) - rank(two));
}

/** The legal place as turned now whose middle is nearest to a point, if it is near. */
export function placeNear(
  options: readonly Placement[],
  point: Point,
  towards: Towards,
  within: number,
): Placement | null {
  const far = ({ a, b }: Placement): number => Math.hypot((a[0] + b[0]) / 2 - point[0], (a[1] + b[1]) / 2 - point[1]);
  const near = options.filter((option) => towardsOf(option) === towards && far(option) < within);
  return near.length ? near.reduce((best, option) => (far(option) < far(best) ? option : best)) : null;
}

/**
 * The square that a tap means: the one under it, or a legal one whose edge is no further than `magnet` squares away.
 */
export function squareMeant(options: readonly Placement[], point: Point, magnet: number): Point {
  const under: Point = [Math.round(point[0]) + 0, Math.round(point[1]) + 0];
  const legal = options.flatMap(({ a, b }) => [a, b]);
  if (legal.some((square) => same(square, under))) return under;
  const outside = (square: Point): number =>
    Math.hypot(Math.max(0, Math.abs(point[0] - square[0]) - 0.5), Math.max(0, Math.abs(point[1] - square[1]) - 0.5));
  const near = legal.filter((square) => outside(square) <= magnet);
  return near.length ? near.reduce((best, square) => (outside(square) < outside(best) ? square : best)) : under;
}

export const boxFrom = ([west, south, east, north]: readonly number[]): Box => ({
  west: west!,
  south: south!,
  east: east!,
  north: north!,
});

/** What the camera shows of a kingdom, as far as the server says that it may grow. */
export const viewIn = ({ box, reach }: KingdomView): Box => viewOf(boxFrom(box), boxFrom(reach));

const key = (at: Point): string => at.join();

/**
 * How the empty squares look. The legal ones are those that the server offers; `towards` null: whichever way it lies.
 */
export function cellsOf(
  kingdom: KingdomView,
  options: readonly Placement[],
  towards: Towards | null,
  ghost: Laid | null,
  grid: number,
): Cell[] {
  const taken = new Set(['0,0', ...kingdom.laid.flatMap(({ a, b }) => [key(a), key(b)])]);
  const fits = new Set<string>();
  const turns = new Set<string>();
  for (const option of options) {
    const squares = towardsOf(option) === towards ? fits : turns;
    squares.add(key(option.a)).add(key(option.b));
  }
  // What the kingdom would give up by lying here is told by the picture: the grid moved to its new edges.
  const after =
    ghost &&
    reachOf(boxOf([[kingdom.box[0], kingdom.box[1]], [kingdom.box[2], kingdom.box[3]], ghost.a, ghost.b]), grid);
  const inside = ([x, y]: Point): boolean =>
    !after || (x >= after.west && x <= after.east && y >= after.south && y <= after.north);
  return squaresIn(viewIn(kingdom))
    .filter((at) => !taken.has(key(at)))
    .map((at) => {
      const look = !inside(at) ? 'lost' : fits.has(key(at)) ? 'fits' : turns.has(key(at)) ? 'turned' : 'plain';
      return { at, look };
    });
}

/** The territories that a placement makes grow, to be outlined. */
export function growing(kingdom: KingdomView, option: Placement | null): Outline[] {
  if (!option) return [];
  return option.grows
    .flatMap(({ joins }) => joins.map((index) => kingdom.territories[index]))
    .flatMap((territory) => (territory ? [{ squares: territory.squares, look: 'grows' as const }] : []));
}
