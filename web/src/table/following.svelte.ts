import type { Happening, Moved, TableNews } from '../protocol/messages';
import { changeBeats, isOwn, moveBeat, turnKey, type Act, type Beat } from './beats';

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
  #missed = $state.raw<readonly Happening[]>([]);
  #queue: TableNews[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace: () => number;
  #listeners = new Set<(beat: Beat) => void>();
  #asked = '';

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

  /** Be told of every beat from now on. Returns how to stop. */
  on(listener: (beat: Beat) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
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
    this.#turn(news);
    if (!this.#shown || news.snapshot || hidden || moves.length > 1) {
      const seen = this.#shown?.version ?? Infinity;
      this.miss(
        news.happened.filter(({ version }) => version > seen),
        news,
      );
      this.#jump(news, true);
      return;
    }
    if (this.#pace() === 0) {
      for (const { event } of moves) this.#tell(moveBeat({ moved: event, from: this.#shown, to: news, length: 0 }));
      this.#jump(news);
      return;
    }
    // One's own act, and what is no move at all, is shown as soon as it is known.
    if (strange.length === 0) {
      const own = moves.at(-1)?.event;
      const from = this.#queue.at(-1) ?? this.#act?.to ?? this.#shown;
      if (own) this.#tell(moveBeat({ moved: own, from, to: news, length: 0 }));
      if (own || this.#queue.length === 0) this.#jump(news);
      else this.#queue.push(news);
      return;
    }
    this.#queue.push(news);
    if (this.#queue.length > JUMP) {
      for (const passed of this.#queue) this.miss(passed.happened, passed);
      this.#jump(news, true);
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

  /** Straight to a table; what waited on the way is told, unless it went by unseen. */
  #jump(news: TableNews, unseen = false): void {
    clearTimeout(this.#timer);
    const passed = unseen ? [] : [...this.#queue.filter((waiting) => waiting !== news), news];
    this.#queue = [];
    this.#act = null;
    if (unseen) this.#shown = news;
    for (const next of passed) this.#show(next);
  }

  #show(news: TableNews): void {
    const before = this.#shown;
    this.#shown = news;
    if (before && before.version < news.version) changeBeats(before, news).forEach((beat) => this.#tell(beat));
  }

  /** Somebody here is asked for something else than before. */
  #turn(news: TableNews): void {
    const asked = turnKey(news);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#tell({ kind: 'turn', turn: news.you.turn });
  }

  #tell(beat: Beat): void {
    for (const listener of [...this.#listeners]) listener(beat);
  }

  #next(): void {
    const to = this.#queue[0];
    if (!to) return;
    const moved = movesIn(to)[0]?.event;
    if (!moved) {
      this.#queue.shift();
      this.#show(to);
      this.#next();
      return;
    }
    const [, faster] = HASTE.find(([waiting]) => this.#queue.length <= waiting)!;
    const length = Math.round(this.#pace() / faster);
    this.#act = { moved, from: this.#shown!, to, length };
    this.#tell(moveBeat(this.#act));
    this.#timer = setTimeout(() => {
      this.#queue.shift();
      this.#act = null;
      this.#show(to);
      this.#next();
    }, length);
  }
}

type MoveHappening = Happening & { event: Moved };

const movesAmong = (happened: readonly Happening[]): MoveHappening[] =>
  happened.filter((one): one is MoveHappening => one.event.type === 'moved');

const movesIn = (news: TableNews): MoveHappening[] => movesAmong(news.happened);
