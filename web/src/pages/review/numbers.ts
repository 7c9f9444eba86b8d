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

/** The value of every position: before the first move, and behind each that is reviewed. */
export const valuesOf = (start: Shares, moves: readonly ReviewedMove[]): readonly Shares[] => [
  start,
  ...moves.map(({ shares }) => shares),
];

export const percent = (share: number): number => Math.round(share * 100);

/**
 * Whole numbers whose sum is the rounded sum of the parts: each is rounded down, and those with the largest remainders
 * are rounded up.
 */
export function roundedTogether(parts: readonly number[]): number[] {
  const whole = parts.map(Math.floor);
  const missing = Math.round(parts.reduce((sum, part) => sum + part, 0)) - whole.reduce((sum, part) => sum + part, 0);
  const largest = parts.map((part, index) => ({ index, rest: part - whole[index]! })).sort((a, b) => b.rest - a.rest);
  for (const { index } of largest.slice(0, missing)) whole[index]! += 1;
  return whole.map((part) => part + 0);
}

/** What a seat's chance is made of after so many moves. */
export function balanceOf(start: Shares, moves: readonly ReviewedMove[], seat: number, at: number): Balance {
  const values = valuesOf(start, moves);
  const sums = { luck: 0, own: 0, others: 0 };
  for (const [index, move] of moves.slice(0, at).entries()) {
    const part = move.seat === null ? 'luck' : move.seat === seat ? 'own' : 'others';
    sums[part] += values[index + 1]![seat]! - values[index]![seat]!;
  }
  const parts = [start[seat]!, sums.luck, sums.own, sums.others].map((share) => share * 100);
  const [first, luck, own, others] = roundedTogether(parts) as [number, number, number, number];
  return { start: first, luck, own, others, now: first + luck + own + others };
}

/** Something that stood out: a costly decision, or a deal that brought much or took it. */
export interface Moment {
  readonly kind: 'decision' | 'deal';
  readonly move: ReviewedMove;
  /** In whole percent: what the decision cost (negative), what the deal brought. */
  readonly change: number;
}

const COSTLIEST = 3;
const LUCKIEST = 2;
/** Nothing below this many percent stands out. */
const LEAST = 2;
const GRAVE: ReadonlySet<string | null> = new Set(['inaccuracy', 'mistake', 'blunder']);

/** The costliest decisions of a seat, then the deals that changed its chance the most. */
export function momentsOf(moves: readonly ReviewedMove[], seat: number): Moment[] {
  const costly = moves
    .filter((move) => move.seat === seat && GRAVE.has(move.grade) && percent(move.cost) >= LEAST)
    .toSorted((one, two) => two.cost - one.cost || two.lost_points - one.lost_points)
    .slice(0, COSTLIEST);
  const luck = (move: ReviewedMove): number => move.luck?.[seat] ?? 0;
  const lucky = moves
    .filter((move) => move.move.startsWith('deal') && Math.abs(percent(luck(move))) >= LEAST)
    .toSorted((one, two) => Math.abs(luck(two)) - Math.abs(luck(one)))
    .slice(0, LUCKIEST);
  return [
    ...costly.map((move) => ({ kind: 'decision' as const, move, change: -percent(move.cost) })),
    ...lucky.map((move) => ({ kind: 'deal' as const, move, change: percent(luck(move)) })),
  ];
}

/** The next or the previous of some moves, by their numbers; the present one where there is none. */
export function momentFrom(moments: readonly Moment[], at: number, direction: 1 | -1): number {
  const numbers = moments.map(({ move }) => move.number).toSorted((one, two) => one - two);
  const found = direction === 1 ? numbers.find((number) => number > at) : numbers.findLast((number) => number < at);
  return found ?? at;
}

/** How grave a grade is, for a mark over the graph; nothing for good moves. */
export const markOf = (grade: string | null): '?' | '!' | '!!' | null =>
  grade === 'inaccuracy' ? '?' : grade === 'mistake' ? '!' : grade === 'blunder' ? '!!' : null;

/** A seat's decisions that have a grade. */
export const decisionsOf = (moves: readonly ReviewedMove[], seat: number): number =>
  moves.filter((move) => move.seat === seat && move.grade !== null).length;

/** Something to be drawn around a height. */
export interface Label {
  readonly middle: number;
  readonly height: number;
}

/** The upper edges of labels, given from the top down: each around its middle, apart by a gap, above the bottom. */
export function keptApart(labels: readonly Label[], gap: number, bottom: number): number[] {
  const tops: number[] = [];
  for (const { middle, height } of labels) {
    const free = tops.length ? tops.at(-1)! + labels[tops.length - 1]!.height + gap : 0;
    tops.push(Math.max(middle - height / 2, free));
  }
  let lowest = bottom;
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    tops[index] = Math.max(0, Math.min(tops[index]!, lowest - labels[index]!.height));
    lowest = tops[index]! - gap;
  }
  return tops;
}
