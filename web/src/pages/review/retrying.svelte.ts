import { positionOf, tryMove, type ReplayGame, type ReviewedMove, type TriedMove } from '../../api';
import { remember, sound, stored } from '../../app';
import { newsAt } from '../../film';
import { Position } from '../../table';

/** Tries at one move; then the best one is shown. */
export const MOST_TRIES = 3;

/** How a move that was tried again ended. */
export interface Solved {
  readonly number: number;
  readonly tries: number;
  readonly grade: TriedMove['grade'] | null;
}

const keyOf = (review: string): string => `review-tries:${review}`;

/** What was tried again in a review on this device. */
export const solvedIn = (review: string): readonly Solved[] =>
  stored(keyOf(review), (kept) => (Array.isArray(kept) ? (kept as Solved[]) : []));

/** A decision that is tried again. Nothing of the answer is told before `revealed`. */
export class Retry {
  readonly move: ReviewedMove;
  #review: string;
  #table = $state.raw<Position | null>(null);
  #tried = $state.raw<TriedMove | null>(null);
  #count = $state(0);
  #revealed = $state(false);

  constructor(review: string, move: ReviewedMove) {
    this.#review = review;
    this.move = move;
  }

  /** The position before the decision. */
  get table(): Position | null {
    return this.#table;
  }

  /** The move that was tried, with its grade, until the next try. */
  get tried(): TriedMove | null {
    return this.#tried;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether the best move may be shown. */
  get revealed(): boolean {
    return this.#revealed;
  }

  /** Ask for the position before the decision, with every legal move. */
  async begin(game: ReplayGame): Promise<void> {
    const at = this.move.number - 1;
    const { turn } = await positionOf(this.#review, at);
    this.#table = new Position({
      state: newsAt(game, at).state,
      you: { seats: [this.move.seat!], host: false, turn, undo: 'no', undo_why: null },
      attempt: (move) => this.#try(move),
    });
  }

  /** The next try. */
  again(): void {
    this.#tried = null;
  }

  /** Show the best move without a further try. */
  give(): void {
    this.#reveal(null);
  }

  /** Try a move; a good one, or the last try, shows the best. */
  async #try(move: string): Promise<void> {
    this.#tried = await tryMove(this.#review, this.move.number, move);
    this.#count += 1;
    const { grade } = this.#tried;
    const good = grade === 'best' || grade === 'good';
    sound(good ? 'place' : 'refused');
    if (good || this.#count >= MOST_TRIES) this.#reveal(grade);
  }

  #reveal(grade: Solved['grade']): void {
    this.#revealed = true;
    const others = solvedIn(this.#review).filter(({ number }) => number !== this.move.number);
    const solved = { number: this.move.number, tries: this.#count, grade };
    remember(keyOf(this.#review), JSON.stringify([...others, solved]));
  }
}
