import { call, sound, toast } from '../app';
import { Refusal } from '../api';
import type { Colour } from '../board';
import {
  LiveTable,
  type Connection,
  type GameView,
  type KingdomView,
  type SeatView,
  type Session,
  type TableView,
  type Turn,
  type Wire,
  type You,
} from '../table';
import { attempt, calledAs, colourOf, sentence, toldApart } from '../telling';
import { t } from '../words';
import { Choosing } from './choosing.svelte';
import { Coaching } from './coaching.svelte';
import { Placing } from './placing.svelte';
import { Story } from './story.svelte';

/** A break of the connection shorter than this is not mentioned, in milliseconds. */
const SILENT = 1500;

/** What the player can do now. */
export type Step = 'place' | 'discard' | 'claim' | 'wait' | 'watch' | 'over';

/**
 * What the parts of a running table share: the present, what is shown of it, the people, and the move that is being
 * sent. Choosing, placing and the story of the game are parts of their own.
 */
export class Desk {
  readonly table: Session;
  /** The same, where it is a table with people and a clock. */
  readonly live: LiveTable | null;
  /** The connection to it. */
  readonly wire: Wire | null;
  readonly choosing: Choosing;
  readonly placing: Placing;
  readonly story: Story;
  readonly coaching: Coaching;
  /** Why the aimed place, or the last act, is refused. */
  #refused = $state.raw<(() => string) | null>(null);
  #watched = $state(0);
  #held = $state<number | null>(null);

  constructor(table: Session, wire: Wire | null = null) {
    this.table = table;
    this.live = table instanceof LiveTable ? table : null;
    this.wire = wire;
    this.choosing = new Choosing(this);
    this.placing = new Placing(this);
    this.story = new Story(this);
    this.coaching = new Coaching(this);
  }

  // --- the present ---

  readonly state = $derived.by<TableView>(() => this.table.news!.state);
  readonly you = $derived.by<You>(() => this.table.news!.you);
  readonly game = $derived.by<GameView>(() => this.state.game!);
  readonly turn = $derived.by<Turn | null>(() => this.you.turn);
  readonly online = $derived.by(() => (this.wire?.connection.state ?? 'online') === 'online');

  /** The break of the connection, once it is worth a word. */
  lost(now: number): Extract<Connection, { state: 'lost' }> | null {
    const connection = this.wire?.connection;
    return connection?.state === 'lost' && now - connection.since >= SILENT ? connection : null;
  }

  readonly step = $derived.by<Step>(() => {
    if (this.game.phase === 'over') return 'over';
    if (!this.turn) return this.playing ? 'wait' : 'watch';
    if (this.turn.phase === 'claim') return 'claim';
    return this.turn.moves[0]?.a ? 'place' : 'discard';
  });

  // --- what is shown ---

  /** The table as others' moves let it be followed: bar, lines, opponents and log show this one. */
  readonly shown = $derived.by<TableView>(() => {
    const shown = this.table.following.shown?.state;
    return shown?.game?.id === this.game.id ? shown : this.state;
  });
  readonly shownGame = $derived.by<GameView>(() => this.shown.game!);

  /** Everything that happened has been shown. */
  readonly caughtUp = $derived.by(() => (this.table.following.shown?.version ?? 0) >= this.table.news!.version);
  /** One's own turn, as soon as everything before it has been shown. */
  readonly shownTurn = $derived.by<Turn | null>(() => (this.caughtUp ? this.turn : null));

  /** The seat whose kingdom is the large one: whose turn it is here, else the one that was, else the watched one. */
  readonly seat = $derived.by(() => {
    const { seats } = this.you;
    if (this.turn) return this.turn.seat;
    if (seats.length === 0) return this.#watched;
    return this.#held !== null && seats.includes(this.#held) ? this.#held : seats[0]!;
  });
  readonly playing = $derived.by(() => this.you.seats.length > 0);
  /** Several people at this browser. */
  readonly hotSeat = $derived.by(() => this.you.seats.length > 1);

  /** The large kingdom: always the present one, so that aiming never waits. Others' are shown as they are followed. */
  readonly kingdom = $derived.by<KingdomView>(
    () => (this.you.seats.includes(this.seat) ? this.game : this.shownGame).kingdoms[this.seat]!,
  );
  readonly grid = $derived.by(() => this.state.rules.grid);
  readonly colour = $derived.by<Colour>(() => colourOf(this.seat));

  /** The others' seats, in the order of play from the large kingdom's on. */
  readonly others = $derived.by<readonly number[]>(() => {
    const players = this.state.rules.players;
    return Array.from({ length: players - 1 }, (_, index) => (this.seat + 1 + index) % players);
  });

  watch(seat: number): void {
    this.#watched = seat;
  }

  // --- people ---

  seatView(seat: number): SeatView {
    return this.state.seats[seat]!;
  }

  readonly #names = $derived.by(() => toldApart(this.state.seats.map(calledAs)));

  /** What stands over a seat; "you" where one person plays here alone. Sentences take `nameOfOther` or `fullName`. */
  head(seat: number): string {
    return this.nameOfOther(seat) ?? t('web-table-you');
  }

  /** What a seat is called; null where one person plays here alone: sentences about the reader are their own messages. */
  nameOfOther(seat: number): string | null {
    return this.isYou(seat) ? null : this.fullName(seat);
  }

  fullName(seat: number): string {
    return this.#names[seat]!;
  }

  isYou(seat: number): boolean {
    return this.you.seats.length === 1 && this.you.seats[0] === seat;
  }

  /** Since when somebody is away, in milliseconds since 1970; null if they are here. */
  awaySince(seat: number): number | null {
    const { guest } = this.seatView(seat);
    return guest === null ? null : (this.live?.away.get(guest) ?? null);
  }

  // --- sending ---

  get refused(): string | null {
    return this.#refused?.() ?? null;
  }

  /** Say why something cannot be done, in whichever language is chosen; null takes it back. */
  refuse(why: (() => string) | null): void {
    this.#refused = why;
  }

  readonly sending = $derived.by(() => this.table.sent !== null);
  /** A move can be sent. */
  readonly ready = $derived.by(() => this.online && !this.sending);

  /** Send a move and say whether it was made. */
  async send(move: string): Promise<boolean> {
    if (!this.ready) return false;
    this.#refused = null;
    this.table.following.finish();
    let version: number | null;
    try {
      version = await this.table.move(move);
    } catch (error) {
      sound('refused');
      this.#refused = () => sentence(error);
      call(sentence(error));
      return false;
    }
    void this.coaching.made(version);
    return true;
  }

  async undo(): Promise<void> {
    if (this.you.undo === 'no') {
      toast(this.undoWhy ?? t('error-nothing-to-undo'));
      return;
    }
    await attempt(() => this.live?.undo());
  }

  readonly undoWhy = $derived.by<string | null>(() => {
    const why = this.you.undo_why;
    return why && sentence(new Refusal(why.code, why.facts));
  });

  /** Keep everything in step with the table. Call while a component is being made. */
  track(): void {
    $effect(() => {
      if (this.turn) this.#held = this.turn.seat;
    });
    this.placing.track();
    this.coaching.track();
    $effect(() => this.choosing.track());
    $effect(() => this.story.missed.track());
  }
}
