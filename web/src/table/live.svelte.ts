import type { Refusal } from '../api';
import type {
  Done,
  GradeView,
  Happening,
  HintView,
  Option,
  Presence,
  Signalled,
  TableChange,
  TableNews,
  TableView,
  Why,
  You,
} from '../protocol/messages';
import { merged } from './changes';
import { Following } from './following.svelte';
import type { Session } from './session';
import type { Saying, Wire } from './wire.svelte';

type AtTable<Message> = Message extends { table: string } ? Omit<Message, 'table'> : never;
/** What can be said at a table: it is added which one. */
export type TableSaying = AtTable<Saying>;

/** A move on its way, and the version of the table that it was made for. */
interface Sent {
  readonly move: string;
  readonly version: number;
}

const isMade = (sent: Sent, happened: readonly Happening[]): boolean =>
  happened.some(({ version, event }) => version > sent.version && event.type === 'moved' && event.move === sent.move);

/**
 * A table as this browser knows it: the present, what led to it, who is there, and what was sent and not yet answered.
 */
export class LiveTable implements Session {
  readonly code: string;
  readonly following: Following;
  #wire: Wire;
  #news = $state.raw<TableNews | null>(null);
  #arrived = $state(0);
  #happened = $state.raw<readonly Happening[]>([]);
  #presence = $state.raw<Presence | null>(null);
  #away = $state.raw<ReadonlyMap<number, number>>(new Map());
  #signal = $state.raw<Signalled | null>(null);
  #refusal = $state.raw<Refusal | null>(null);
  #sent = $state.raw<Sent | null>(null);
  #leave: () => void;
  #lastSeen: number | null;

  /** `lastSeen`: the version that was seen here last, in an earlier visit. */
  constructor(code: string, wire: Wire, pace: () => number, lastSeen: number | null = null) {
    this.code = code;
    this.#lastSeen = lastSeen;
    this.#wire = wire;
    this.following = new Following(pace);
    // Whoever comes in the middle is told what happened before, as far back as it is at hand.
    const seen = (): number => this.#news?.version ?? 0;
    this.#leave = wire.follow({
      table: code,
      get seen() {
        return seen();
      },
      told: (news) => this.#told(news),
      changed: (change) => this.#changed(change),
      present: (presence) => this.#present(presence),
      signalled: (signal) => (this.#signal = signal),
      refused: (refusal) => (this.#refusal = refusal),
    });
  }

  /** The present; null until the first answer. */
  get news(): TableNews | null {
    return this.#news;
  }

  get state(): TableView | null {
    return this.#news?.state ?? null;
  }

  get you(): You | null {
    return this.#news?.you ?? null;
  }

  /** When the present arrived (milliseconds since 1970): clocks run from there. */
  get arrived(): number {
    return this.#arrived;
  }

  /** What happened, oldest first, as far back as the server tells. */
  get happened(): readonly Happening[] {
    return this.#happened;
  }

  get presence(): Presence | null {
    return this.#presence;
  }

  /** Since when (milliseconds since 1970) somebody is away, by public number. */
  get away(): ReadonlyMap<number, number> {
    return this.#away;
  }

  /** The last word that a player said here; a new object each time. */
  get signal(): Signalled | null {
    return this.#signal;
  }

  /** Why the table cannot be entered. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** The move that was sent, until it is seen at the table or answered. */
  get sent(): string | null {
    return this.#sent?.move ?? null;
  }

  /**
   * Make a move. Resolves with the version that it led to when it is done, with null where it could not be sent; a
   * `Refusal` says why it was not done.
   */
  async move(move: string): Promise<number | null> {
    if (!this.#news || this.#sent !== null) return null;
    const sent = { move, version: this.#news.version };
    this.#sent = sent;
    try {
      return (await this.send({ type: 'move', ...sent }, true)).version;
    } finally {
      if (this.#sent === sent) this.#sent = null;
    }
  }

  async undo(): Promise<void> {
    if (this.#news) await this.send({ type: 'undo', version: this.#news.version }, true);
  }

  async answerUndo(agree: boolean): Promise<void> {
    if (this.#news) await this.send({ type: 'answer_undo', version: this.#news.version, agree }, true);
  }

  /** The device is covered, and the clock stands; or it was taken. */
  async cover(covered: boolean): Promise<void> {
    if (this.#news) await this.send({ type: 'cover', version: this.#news.version, covered }, true);
  }

  /** Where a domino that can be seen would fit in a seat's kingdom. */
  async placements(seat: number, domino: number): Promise<readonly Option[]> {
    return (await this.send({ type: 'places', seat, domino })).places ?? [];
  }

  /** Why a move would be refused; null if it would not. */
  async why(seat: number, move: string): Promise<Why | null> {
    return (await this.send({ type: 'why', seat, move })).why;
  }

  /** A hint for the decision that is due, up to a step. */
  async hint(step: number): Promise<HintView | null> {
    return this.#news && (await this.send({ type: 'hint', version: this.#news.version, step })).hint;
  }

  /** What one's own move was worth that led to a version. */
  async grade(version: number): Promise<GradeView | null> {
    return (await this.send({ type: 'grade', version })).grade;
  }

  send(message: TableSaying, keep = false): Promise<Done> {
    return this.#wire.send({ ...message, table: this.code }, { keep });
  }

  /** Stop following; seats are kept. */
  close(): void {
    this.following.stop();
    this.#leave();
  }

  #told(news: TableNews): void {
    const before = this.#news;
    if (before && news.version < before.version) return;
    this.#refusal = null;
    this.#collect(news);
    // The news of a move come before the answer to it: whoever goes on at once must not be kept waiting for that.
    if (this.#sent && isMade(this.#sent, news.happened)) this.#sent = null;
    this.#news = news;
    this.#arrived = Date.now();
    this.following.take(news, document.visibilityState === 'hidden');
    if (!before) this.#missSince(news);
  }

  /** A change is of use only to one who has the version before it; any other asks for the whole. */
  #changed(change: TableChange): void {
    const before = this.#news;
    // The first answer is on its way, or this is known already.
    if (!before || change.version <= before.version) return;
    const news = merged(before, change);
    if (news) this.#told(news);
    else void this.send({ type: 'enter', seen: before.version }).catch(() => undefined);
  }

  /** Back after a visit: what happened in this game meanwhile. */
  #missSince(news: TableNews): void {
    if (this.#lastSeen === null) return;
    const since = news.happened.filter(({ version }) => version > this.#lastSeen!);
    this.#lastSeen = null;
    this.following.miss(since.slice(since.findLastIndex(({ event }) => event.type === 'began') + 1), news);
  }

  #collect(news: TableNews): void {
    const first = news.happened[0];
    if (!first) return;
    const known = this.#happened;
    this.#happened = [...known.filter((one) => one.version < first.version), ...news.happened];
  }

  #present(presence: Presence): void {
    this.#presence = presence;
    const seated = new Set(this.state?.seats.flatMap((seat) => (seat.guest === null ? [] : [seat.guest])) ?? []);
    const away = new Map<number, number>();
    for (const guest of seated)
      if (!presence.present.includes(guest)) away.set(guest, this.#away.get(guest) ?? Date.now());
    this.#away = away;
  }
}
