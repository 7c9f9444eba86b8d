import { positionOf, tryMove, type ReviewedMove, type ReviewPosition, type TriedMove } from '../../api';
import { recall, remember } from '../../app';
import { Aim } from '../../table';

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
export function solvedIn(review: string): readonly Solved[] {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(review)) ?? '[]');
    return Array.isArray(kept) ? (kept as Solved[]) : [];
  } catch {
    return [];
  }
}

/** A decision that is tried again. Nothing of the answer is told before `revealed`. */
export class Retry {
  readonly move: ReviewedMove;
  readonly aim = new Aim();
  #review: string;
  #before = $state.raw<ReviewPosition | null>(null);
  #tried = $state.raw<TriedMove | null>(null);
  #count = $state(0);
  #revealed = $state(false);
  #busy = $state(false);

  constructor(review: string, move: ReviewedMove) {
    this.#review = review;
    this.move = move;
  }

  get before(): ReviewPosition | null {
    return this.#before;
  }

  /** The last move that was tried, with its grade. */
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

  get busy(): boolean {
    return this.#busy;
  }

  /** Ask for the position before the decision, with every legal move. */
  async begin(): Promise<void> {
    this.#before = await positionOf(this.#review, this.move.number - 1);
  }

  /** Try a move; a good one, or the last try, shows the best. */
  async try(move: string): Promise<void> {
    if (this.#busy || this.#revealed) return;
    this.#busy = true;
    try {
      this.#tried = await tryMove(this.#review, this.move.number, move);
      this.#count += 1;
      const { grade } = this.#tried;
      if (grade === 'best' || grade === 'good' || this.#count >= MOST_TRIES) this.#reveal(grade);
      else this.aim.clear();
    } finally {
      this.#busy = false;
    }
  }

  /** Show the best move without a further try. */
  give(): void {
    this.#reveal(null);
  }

  #reveal(grade: Solved['grade']): void {
    this.#revealed = true;
    const others = solvedIn(this.#review).filter(({ number }) => number !== this.move.number);
    const solved = { number: this.move.number, tries: this.#count, grade };
    remember(keyOf(this.#review), JSON.stringify([...others, solved]));
  }
}
