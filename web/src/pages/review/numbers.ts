/** A review in numbers: what a chance is made of, what stood out, where the lines of a graph go. */
import type { ReviewedMove } from '../../api';

export type Shares = readonly number[];

/** Parts of a chance to win, in whole percent: start + luck + own + others = now. */
export interface Balance {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly now: number;
}

export const percent = (share: number): number => Math.round(share * 100);

/** What a decision cost, in whole percent: the difference of the rounded chances, so that drops and sums agree. */
export const lossOf = (move: ReviewedMove): number =>
  move.seat === null || move.grade === null ? 0 : percent(move.before[move.seat]!) - percent(move.shares[move.seat]!);

/** Points of lead in whole numbers: what is lost at all is told as one at least. */
export const pointsOf = (lost: number): number => (lost > 0 ? Math.max(1, Math.round(lost)) : 0);

/** A loss under two standard errors is none that can be told. */
const CERTAIN = 2;
export const isMarked = (move: ReviewedMove): boolean =>
  GRAVE.has(move.grade) && (move.lost_points >= CERTAIN * move.points_error || move.lost_wins >= CERTAIN * move.error);

/** A seat's chance after so many moves: behind a decision that of the played move, else that of the position. */
function chanceAt(start: Shares, moves: readonly ReviewedMove[], seat: number, at: number): number {
  const next = moves[at];
  const last = moves[at - 1];
  if (last?.seat === seat && last.grade !== null) return percent(last.shares[seat]!);
  return percent((next?.before ?? last?.shares ?? start)[seat]!);
}

/** What a seat's chance is made of after so many moves. The others' part is what is left. */
export function balanceOf(start: Shares, moves: readonly ReviewedMove[], seat: number, at: number): Balance {
  const made = moves.slice(0, at);
  const first = percent(start[seat]!);
  const luck = percent(made.reduce((sum, move) => sum + (move.luck?.[seat] ?? 0), 0)) + 0;
  const own = 0 - made.reduce((sum, move) => sum + (move.seat === seat ? lossOf(move) : 0), 0);
  const now = chanceAt(start, moves, seat, at);
  return { start: first, luck, own, others: now - first - luck - own, now };
}

/** A decision of a seat in the graph, in whole percent: its chance with the best move, behind the played one, error. */
export interface Turning {
  readonly move: ReviewedMove;
  readonly before: number;
  readonly after: number;
  readonly error: number;
}

/** The decisions of a seat, in order: between them its chance slopes, at them it falls by what they cost. */
export const turningsOf = (moves: readonly ReviewedMove[], seat: number): Turning[] =>
  moves
    .filter((move) => move.seat === seat && move.grade !== null)
    .map((move) => ({
      move,
      before: percent(move.before[seat]!),
      after: percent(move.shares[seat]!),
      error: 100 * move.value_error,
    }));

/** Something that stood out: a costly decision, or the deal that brought the most or took it. */
export interface Moment {
  readonly kind: 'decision' | 'deal';
  readonly move: ReviewedMove;
  /** Of decisions, in the order of the game; 0 for a deal. */
  readonly rank: number;
  /** In whole percent: what the decision cost (negative), what the deal brought. */
  readonly change: number;
}

const COSTLIEST = 3;
const LUCKIEST = 1;
/** Nothing below this many percent stands out. */
const LEAST = 2;
const GRAVE: ReadonlySet<string | null> = new Set(['inaccuracy', 'mistake', 'blunder']);

/** The costliest decisions of a seat in the order of the game, then the deal that changed its chance the most. */
export function momentsOf(moves: readonly ReviewedMove[], seat: number): Moment[] {
  const costly = moves
    .filter((move) => move.seat === seat && isMarked(move))
    .toSorted((one, two) => two.lost_points - one.lost_points || two.lost_wins - one.lost_wins)
    .slice(0, COSTLIEST)
    .toSorted((one, two) => one.number - two.number);
  const luck = (move: ReviewedMove): number => move.luck?.[seat] ?? 0;
  const lucky = moves
    .filter((move) => move.move.startsWith('deal') && Math.abs(percent(luck(move))) >= LEAST)
    .toSorted((one, two) => Math.abs(luck(two)) - Math.abs(luck(one)))
    .slice(0, LUCKIEST);
  return [
    ...costly.map((move, index) => ({
      kind: 'decision' as const,
      move,
      rank: index + 1,
      change: 0 - lossOf(move),
    })),
    ...lucky.map((move) => ({ kind: 'deal' as const, move, rank: 0, change: percent(luck(move)) })),
  ];
}

/** The next or the previous of some moves, by their numbers; the present one where there is none. */
export function momentFrom(moments: readonly Moment[], at: number, direction: 1 | -1): number {
  const numbers = moments.map(({ move }) => move.number).toSorted((one, two) => one - two);
  const found = direction === 1 ? numbers.find((number) => number > at) : numbers.findLast((number) => number < at);
  return found ?? at;
}

/** A seat's decisions that have a grade. */
export const decisionsOf = (moves: readonly ReviewedMove[], seat: number): number =>
  moves.filter((move) => move.seat === seat && move.grade !== null).length;
