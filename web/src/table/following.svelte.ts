import type { Happening, Moved, TableNews } from '../protocol/messages';

/** A move that is being shown: from the table before it to the table after it. */
export interface Act {
  readonly moved: Moved;
  readonly from: TableNews;
  readonly to: TableNews;
  /** How long it takes to be followed, in milliseconds. */
  readonly length: number;
}

/**
 * So many acts waiting at most, and how much faster they go then: bots that all move at once are still followed one by
 * one.
 */
const HASTE: readonly (readonly [waiting: number, faster: number])[] = [
  [2, 1],
  [6, 1.4],
  [Infinity, 2],
];
/** More than this: straight to the present, and what went by can be shown again. */
const JUMP = 16;

/**
 * Lets the table be followed: others' moves come one after the other, at a pace, however fast they arrive. Only what is
 * shown waits; the present is always at hand in `LiveTable.news`.
 */
export class Following {
  #shown = $state.raw<TableNews | null>(null);
  #act = $state.raw<Act | null>(null);
  #own = $state.raw<Act | null>(null);
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

  /** One's own last move; it takes no time. */
  get own(): Act | null {
    return this.#own;
  }

  /** Moves that went by unseen, until `seen` is called. */
  get missed(): readonly Happening[] {
    return this.#missed;
  }

  seen(): void {
    this.#missed = [];
  }

  /** These happened while nobody was here. */
  miss(happened: readonly Happening[], news: TableNews): void {
    const strange = movesAmong(happened).filter(({ event }) => !isOwn(event, news));
    if (this.#pace() !== 0) this.#missed = [...this.#missed, ...strange];
  }

  /** The next table. `hidden`: nobody is looking. */
  take(news: TableNews, hidden = false): void {
    const moves = movesIn(news);
    const strange = moves.filter(({ event }) => !isOwn(event, news));
    if (!this.#shown || news.snapshot || hidden || moves.length > 1 || this.#pace() === 0) {
      if (this.#shown) this.miss(news.happened, news);
      this.#jump(news);
      return;
    }
    // One's own act, and what is no move at all, is shown as soon as it is known.
    if (strange.length === 0) {
      const own = moves.at(-1)?.event;
      if (own)
        this.#own = { moved: own, from: this.#queue.at(-1) ?? this.#act?.to ?? this.#shown, to: news, length: 0 };
      if (own || this.#queue.length === 0) this.#jump(news);
      else this.#queue.push(news);
      return;
    }
    this.#queue.push(news);
    if (this.#queue.length > JUMP) {
      for (const passed of this.#queue) this.miss(passed.happened, passed);
      this.#jump(news);
    } else if (!this.#act) this.#next();
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
    const [, faster] = HASTE.find(([waiting]) => this.#queue.length <= waiting)!;
    const length = Math.round(this.#pace() / faster);
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

const movesAmong = (happened: readonly Happening[]): MoveHappening[] =>
  happened.filter((one): one is MoveHappening => one.event.type === 'moved');

const movesIn = (news: TableNews): MoveHappening[] => movesAmong(news.happened);

const isOwn = (moved: Moved, news: TableNews): boolean => moved.by === 'person' && news.you.seats.includes(moved.seat);
