/**
 * The most likely reading of a grid in which every land belongs to a domino of the box.
 *
 * Without the limit on how often a domino is used, the best tiling is found square by square: a state says which of the
 * next squares are covered already, and whether the castle stands. The limit is priced: each sort of domino has a
 * price, raised while too many are used and lowered while too few are. What prices leave open is settled by branch and
 * bound: a sort that is used too often is forbidden at one of its places, or a price that bought nothing is dropped.
 * `kingdomino.photo.tiling` is the same in Python.
 */
import { CASTLE, EMPTY, SORTS } from './kinds.ts';
import type { Odds } from './net.ts';

/** The price of a land outside any domino: one that slipped, or a kingdom that breaks the rules. */
const ALONE = 6;
const FIRST_ROUNDS = 60;
const LATER_ROUNDS = 12;
const MOST_NODES = 60;
const SAME = 1e-9;

export interface Tiling {
  /** The kinds of all squares, row by row. */
  readonly kinds: readonly number[];
  /** Minus the log-probability. */
  readonly cost: number;
  /** That there is none that costs less. */
  readonly proved: boolean;
}

/** A domino's sort (-1: none) on its squares, with their kinds. */
interface Piece {
  readonly sort: number;
  readonly squares: readonly number[];
  readonly kinds: readonly number[];
}

/** A sort that is forbidden on the pair of squares with this number. */
interface Ban {
  readonly sort: number;
  readonly pair: number;
}

/** A lower bound for all tilings without what is banned, the pieces that reach it, and the prices that made it. */
interface Node {
  readonly low: number;
  readonly pieces: readonly Piece[];
  readonly prices: Float64Array;
  readonly banned: readonly Ban[];
  readonly unpriced: ReadonlySet<number>;
}

/** The best tiling for the log-probabilities of all squares, row by row. */
export const mostLikely = (odds: readonly Odds[], columns: number): Tiling => new Search(odds, columns).run();

const BOX = SORTS.map(([, , count]) => count);
/** Every way round to lay each sort. */
const WAYS = SORTS.flatMap(([a, b], sort) =>
  a === b ? [{ sort, first: a, second: b }] : [a, b].map((first) => ({ sort, first, second: first === a ? b : a })),
);
/** How a state was reached. */
const Came = { Covered: 1, Single: 2, Castle: 3, Right: 4, Down: 5 } as const;

class Search {
  readonly #odds: readonly Odds[];
  readonly #columns: number;
  /** Neighbours, and by square the number of the pair to its right and below it, or -1. */
  readonly #pairs: (readonly [number, number])[] = [];
  readonly #right: Int32Array;
  readonly #down: Int32Array;
  /** What each way costs on each pair. */
  readonly #costs: Float64Array;
  readonly #single: Float64Array;
  readonly #singleKind: Int32Array;
  readonly #came: Uint8Array;
  #best: { cost: number; pieces: readonly Piece[] } = { cost: Infinity, pieces: [] };

  constructor(odds: readonly Odds[], columns: number) {
    this.#odds = odds;
    this.#columns = columns;
    const count = odds.length;
    this.#right = new Int32Array(count).fill(-1);
    this.#down = new Int32Array(count).fill(-1);
    for (let at = 0; at < count; at++) {
      if ((at + 1) % columns) this.#right[at] = this.#pairs.push([at, at + 1]) - 1;
      if (at + columns < count) this.#down[at] = this.#pairs.push([at, at + columns]) - 1;
    }
    this.#costs = Float64Array.from(
      this.#pairs.flatMap(([one, other]) =>
        WAYS.map(({ first, second }) => -odds[one]![first]! - odds[other]![second]!),
      ),
    );
    this.#single = new Float64Array(count);
    this.#singleKind = new Int32Array(count);
    odds.forEach((square, at) => {
      const lands = square.subarray(0, CASTLE);
      const likeliest = lands.indexOf(Math.max(...lands));
      const alone = ALONE - lands[likeliest]!;
      const isLand = alone < -square[EMPTY]!;
      this.#single[at] = isLand ? alone : -square[EMPTY]!;
      this.#singleKind[at] = isLand ? likeliest : EMPTY;
    });
    this.#came = new Uint8Array((2 * count) << columns);
  }

  run(): Tiling {
    const queue: Node[] = [];
    const look = (
      prices: Float64Array,
      banned: readonly Ban[],
      unpriced: ReadonlySet<number>,
      rounds: number,
    ): void => {
      const node = this.#bound(prices, banned, unpriced, rounds);
      if (node.low < this.#best.cost - SAME) queue.push(node);
    };
    look(new Float64Array(BOX.length), [], new Set(), FIRST_ROUNDS);
    const isProved = (): boolean => queue.every(({ low }) => low >= this.#best.cost - SAME);
    for (let looked = 0; looked < MOST_NODES && !isProved(); looked++) {
      queue.sort((one, two) => two.low - one.low);
      const { pieces, prices, banned, unpriced } = queue.pop()!;
      const used = usedBy(pieces);
      const sort = used.findIndex((times, one) => times > BOX[one]!);
      if (sort >= 0) {
        const places = pieces.filter((piece) => piece.sort === sort).slice(0, BOX[sort]! + 1);
        for (const { squares } of places)
          look(prices, [...banned, { sort, pair: this.#pairOf(squares) }], unpriced, LATER_ROUNDS);
      } else {
        const free = BOX.flatMap((most, one) => (prices[one]! > 0 && used[one]! < most ? [one] : []));
        look(prices, banned, new Set([...unpriced, ...free]), LATER_ROUNDS);
      }
    }
    const kinds = this.#odds.map(() => EMPTY);
    for (const piece of this.#best.pieces) piece.squares.forEach((at, half) => (kinds[at] = piece.kinds[half]!));
    return { kinds, cost: this.#best.cost, proved: isProved() };
  }

  #pairOf([one, other]: readonly number[]): number {
    return other === one! + 1 ? this.#right[one!]! : this.#down[one!]!;
  }

  /** The highest bound that some rounds of prices find; the best tiling that the box allows is kept. */
  #bound(start: Float64Array, banned: readonly Ban[], unpriced: ReadonlySet<number>, rounds: number): Node {
    let prices = start.map((price, sort) => (unpriced.has(sort) ? 0 : price));
    let found: Node | null = null;
    let step = 1;
    for (let round = 0; round < rounds; round++) {
      const { cost, pieces } = this.#cheapest(prices, banned);
      const used = usedBy(pieces);
      const low = cost - BOX.reduce((sum, most, sort) => sum + most * prices[sort]!, 0);
      if (BOX.every((most, sort) => used[sort]! <= most)) {
        const unpaid = cost - used.reduce((sum, times, sort) => sum + times * prices[sort]!, 0);
        if (unpaid < this.#best.cost) this.#best = { cost: unpaid, pieces };
      }
      if (!found || low > found.low + SAME) found = { low, pieces, prices, banned, unpriced };
      else step *= 0.8;
      if (low >= this.#best.cost - SAME) break;
      prices = prices.map((price, sort) =>
        unpriced.has(sort) ? 0 : Math.max(0, price + step * (used[sort]! - BOX[sort]!)),
      );
    }
    return found!;
  }

  /** The cheapest tiling with these prices, however often it uses a domino. */
  #cheapest(prices: Float64Array, banned: readonly Ban[]): { cost: number; pieces: Piece[] } {
    const { ways, costs } = this.#cheapestWays(prices, banned);
    const last = this.#columns - 1;
    const masks = 1 << this.#columns;
    const came = this.#came;
    let state = new Float64Array(2 * masks).fill(Infinity);
    let following = new Float64Array(2 * masks);
    state[0] = 0;
    for (let at = 0; at < this.#odds.length; at++) {
      following.fill(Infinity);
      const from = at * 2 * masks;
      const offer = (to: number, cost: number, how: number): void => {
        if (cost < following[to]!) {
          following[to] = cost;
          came[from + to] = how;
        }
      };
      const right = this.#right[at]!;
      const down = this.#down[at]!;
      const castle = -this.#odds[at]![CASTLE]!;
      for (let castles = 0; castles < 2; castles++)
        for (let mask = 0; mask < masks; mask++) {
          const before = state[castles * masks + mask]!;
          if (before === Infinity) continue;
          const to = castles * masks + (mask >> 1);
          if (mask & 1) {
            offer(to, before, Came.Covered);
            continue;
          }
          offer(to, before + this.#single[at]!, Came.Single);
          if (right >= 0 && !(mask & 2)) offer(to | 1, before + costs[right]!, Came.Right);
          if (down >= 0) offer(to | (1 << last), before + costs[down]!, Came.Down);
          if (!castles) offer(to + masks, before + castle, Came.Castle);
        }
      [state, following] = [following, state];
    }
    return { cost: state[masks]!, pieces: this.#walkedBack(ways) };
  }

  #cheapestWays(prices: Float64Array, banned: readonly Ban[]): { ways: Int32Array; costs: Float64Array } {
    const ways = new Int32Array(this.#pairs.length);
    const costs = new Float64Array(this.#pairs.length).fill(Infinity);
    for (let pair = 0; pair < ways.length; pair++) {
      const bans = banned.filter((ban) => ban.pair === pair);
      for (let way = 0; way < WAYS.length; way++) {
        const { sort } = WAYS[way]!;
        const cost = this.#costs[pair * WAYS.length + way]! + prices[sort]!;
        if (cost < costs[pair]! && !bans.some((ban) => ban.sort === sort)) {
          costs[pair] = cost;
          ways[pair] = way;
        }
      }
    }
    return { ways, costs };
  }

  #walkedBack(ways: Int32Array): Piece[] {
    const masks = 1 << this.#columns;
    const pieces: Piece[] = [];
    let castles = 1;
    let mask = 0;
    for (let at = this.#odds.length - 1; at >= 0; at--) {
      const how = this.#came[(at * 2 + castles) * masks + mask]!;
      if (how === Came.Right || how === Came.Down) {
        const pair = how === Came.Right ? this.#right[at]! : this.#down[at]!;
        const { sort, first, second } = WAYS[ways[pair]!]!;
        pieces.push({ sort, squares: this.#pairs[pair]!, kinds: [first, second] });
      } else if (how === Came.Castle) pieces.push({ sort: -1, squares: [at], kinds: [CASTLE] });
      else if (how === Came.Single) pieces.push({ sort: -1, squares: [at], kinds: [this.#singleKind[at]!] });
      if (how === Came.Castle) castles = 0;
      if (how === Came.Right) mask = (mask << 1) & ~2;
      else if (how === Came.Down) mask = (mask << 1) & ~masks;
      else mask = (mask << 1) | (how === Came.Covered ? 1 : 0);
    }
    return pieces;
  }
}

function usedBy(pieces: readonly Piece[]): number[] {
  const used = BOX.map(() => 0);
  for (const { sort } of pieces) if (sort >= 0) used[sort]!++;
  return used;
}
