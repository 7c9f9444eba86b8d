import type { Happening, Moved, TableNews } from '../protocol/messages';

/** A move of somebody else that is being shown: from the table before it to the table after it. */
export interface Act {
  readonly moved: Moved;
  readonly from: TableNews;
  readonly to: TableNews;
  /** How long it takes to be followed, in milliseconds. */
  readonly length: number;
}

/** More acts than this waiting: twice as fast. */
const HURRY = 2;
/** More than this: straight to the present. */
const JUMP = 6;

/**
 * Lets the table be followed: others' moves come one after the other, at a pace, however fast they arrive. Only what is shown waits; the
 * present is always at hand in `LiveTable.news`.
 */
export class Following {
  #shown = $state.raw<TableNews | null>(null);
  #act = $state.raw<Act | null>(null);
  #missed = $state.raw<readonly Happening[]>([]);
  #queue: TableNews[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace: () => number;

  /** `pace`: the least milliseconds of an act; 0 shows everything at once. */
  constructor(pace: () => number) {
    this.#pace = pace;
  }

  /** The table as it is shown now. */
  get shown(): TableNews | null {
    return this.#shown;
  }

  get act(): Act | null {
    return this.#act;
  }

  /** Moves that went by unseen, until `seen` is called. */
  get missed(): readonly Happening[] {
    return this.#missed;
  }

  seen(): void {
    this.#missed = [];
  }

  /** The next table. `hidden`: nobody is looking. */
  take(news: TableNews, hidden = false): void {
    const moves = movesIn(news);
    const strange = moves.filter(({ event }) => !isOwn(event, news));
    if (!this.#shown || news.snapshot || hidden || moves.length > 1 || this.#pace() === 0) {
      if (this.#shown && strange.length && this.#pace() !== 0) this.#missed = [...this.#missed, ...strange];
      this.#jump(news);
      return;
    }
    // One's own act, and what is no move at all, is shown as soon as it is known.
    if (strange.length === 0) {
      if (moves.length || this.#queue.length === 0) this.#jump(news);
      else this.#queue.push(news);
      return;
    }
    this.#queue.push(news);
    if (this.#queue.length > JUMP) this.#jump(news);
    else if (!this.#act) this.#next();
  }

  /** Finish at once what is being shown. */
  finish(): void {
    const last = this.#queue.at(-1) ?? this.#act?.to;
    if (last) this.#jump(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #jump(news: TableNews): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#act = null;
    this.#shown = news;
  }

  #next(): void {
    const to = this.#queue[0];
    if (!to) return;
    const moved = movesIn(to)[0]?.event;
    if (!moved) {
      this.#queue.shift();
      this.#shown = to;
      this.#next();
      return;
    }
    const length = this.#pace() / (this.#queue.length > HURRY ? 2 : 1);
    this.#act = { moved, from: this.#shown!, to, length };
    this.#timer = setTimeout(() => {
      this.#queue.shift();
      this.#shown = to;
      this.#act = null;
      this.#next();
    }, length);
  }
}

type MoveHappening = Happening & { event: Moved };

const movesIn = (news: TableNews): MoveHappening[] => news.happened.filter((one): one is MoveHappening => one.event.type === 'moved');

const isOwn = (moved: Moved, news: TableNews): boolean => moved.by === 'person' && news.you.seats.includes(moved.seat);
