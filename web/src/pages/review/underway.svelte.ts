import { leaveReview, Refusal, resumeReview, reviewOf, type ReviewedMove, type ReviewView } from '../../api';

/** Milliseconds between two questions: while moves come, and while the review waits for a free place. */
const WORKING = 900;
const WAITING = 2000;
/** After a question that failed; doubled up to the longest. */
const LONGEST = 15_000;

/** A review that may still be in the making: what is done of it so far, asked for again and again. */
export class ReviewUnderway {
  #view = $state.raw<ReviewView>() as ReviewView;
  #moves = $state.raw<readonly ReviewedMove[]>([]);
  #gone = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = new AbortController();
  #pause = WORKING;

  constructor(first: ReviewView) {
    this.#view = first;
    this.#moves = first.moves;
    this.#next();
  }

  get view(): ReviewView {
    return this.#view;
  }

  /** Every move that is reviewed, in order. */
  get moves(): readonly ReviewedMove[] {
    return this.#moves;
  }

  /** The game was deleted meanwhile, and the review with it. */
  get gone(): boolean {
    return this.#gone;
  }

  /** It is being made, or waits for that. */
  get underway(): boolean {
    return !this.#gone && (this.#view.state === 'running' || this.#view.state === 'waiting');
  }

  /** Wait no longer; what is done is kept. */
  async stop(): Promise<void> {
    await leaveReview(this.#view.key);
    await this.#ask();
  }

  /** Go on with a review that was stopped. */
  async resume(): Promise<void> {
    this.#take(await resumeReview(this.#view.key), 0);
    this.#next();
  }

  /** Ask no more. */
  close(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.underway || this.#stopped.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#ask(), this.#view.state === 'waiting' ? WAITING : this.#pause);
  }

  async #ask(): Promise<void> {
    const since = this.#moves.length;
    try {
      this.#take(await reviewOf(this.#view.key, since, this.#stopped.signal), since);
      this.#pause = WORKING;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'no_such_review') this.#gone = true;
      this.#pause = Math.min(2 * this.#pause, LONGEST);
    }
    this.#next();
  }

  #take(view: ReviewView, since: number): void {
    if (view.state === 'outdated') void this.resume(); // by a former version of the coach: it is made anew
    if (since === 0 || view.moves.length) this.#moves = [...this.#moves.slice(0, since), ...view.moves];
    this.#view = view;
  }
}
