import { untrack } from 'svelte';
import { call, settings, sound, toast } from '../../app';
import { dashed, Refusal, sentenceOf, spoken, UNREACHABLE } from '../../api';
import { COLOURS, faceOf, type Colour, type Outline } from '../../board';
import {
  Aim,
  logOf,
  type Connection,
  type Entry,
  type GameView,
  type KingdomView,
  type LiveTable,
  type Option,
  type RoundOfLog,
  type SeatView,
  type Subject,
  type TableView,
  type Turn,
  type Wire,
  type You,
} from '../../table';
import { has, language, t } from '../../words';
import { Missed } from './missed.svelte';

/** A break shorter than this is nobody's concern. */
const SILENT = 1500;

/** What the player can do now. `try`: nothing yet, but the next domino may be tried. */
export type Step = 'place' | 'discard' | 'claim' | 'wait' | 'watch' | 'over';

/**
 * Everything that the parts of a running table share: whose turn it is, what is aimed at, what was chosen, what is
 * being sent.
 */
export class Desk {
  readonly table: LiveTable;
  readonly wire: Wire;
  readonly aim = new Aim();
  readonly missed: Missed;
  /** The domino of the next line that is about to be claimed. */
  #chosen = $state<number | null>(null);
  #chosenPlaces = $state.raw<readonly Option[] | null>(null);
  #tryPlaces = $state.raw<{ key: string; places: readonly Option[] } | null>(null);
  /** Why the aimed place, or the last act, is refused. */
  #refused = $state<{ move: string; text: string } | null>(null);
  #watched = $state(0);
  #held = $state<number | null>(null);
  /** The entry of the log that is looked at. */
  #pointed = $state.raw<Entry | null>(null);
  #reasons = new Map<string, string>();

  constructor(table: LiveTable, wire: Wire) {
    this.table = table;
    this.wire = wire;
    this.missed = new Missed(this);
  }

  // --- the present ---

  readonly state = $derived.by<TableView>(() => this.table.state!);
  readonly you = $derived.by<You>(() => this.table.you!);
  readonly game = $derived.by<GameView>(() => this.state.game!);
  readonly turn = $derived<Turn | null>(this.you.turn);
  readonly online = $derived.by(() => this.wire.connection.state === 'online');

  /** The break of the connection, once it is worth a word. */
  lost(now: number): Extract<Connection, { state: 'lost' }> | null {
    const { connection } = this.wire;
    return connection.state === 'lost' && now - connection.since >= SILENT ? connection : null;
  }

  /** The table as others' moves let it be followed. */
  readonly shown = $derived.by<TableView>(() => {
    const shown = this.table.following.shown?.state;
    return shown?.game?.id === this.game.id ? shown : this.state;
  });
  readonly shownGame = $derived.by<GameView>(() => this.shown.game!);

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

  readonly step = $derived.by<Step>(() => {
    if (this.game.phase === 'over') return 'over';
    if (!this.turn) return this.playing ? 'wait' : 'watch';
    if (this.turn.phase === 'claim') return 'claim';
    return this.turn.moves[0]?.a ? 'place' : 'discard';
  });

  /** The large kingdom: always the present one, so that aiming never waits. Others' are shown as they are followed. */
  readonly kingdom = $derived.by<KingdomView>(
    () => (this.you.seats.includes(this.seat) ? this.game : this.shownGame).kingdoms[this.seat]!,
  );
  readonly grid = $derived.by(() => this.state.rules.grid);
  readonly colour = $derived.by<Colour>(() => colourOf(this.seat));

  /** The dominoes of a seat that are still to be placed, the next one first. */
  due(seat: number, game: GameView = this.game): readonly number[] {
    const here = game.line.filter((slot, index) => slot.seat === seat && !isDone(game, index));
    return [...here, ...game.next_line.filter((slot) => slot.seat === seat)].map(({ domino }) => domino);
  }

  /** The domino that may be tried while others act. */
  readonly tried = $derived.by<number | null>(() =>
    this.step === 'wait' && this.online ? (this.due(this.seat)[0] ?? null) : null,
  );

  /** How many others act before a seat does: 0, it is next. Null where nobody knows yet. */
  readonly before = $derived.by<number | null>(() => {
    const { line, turn, kings, phase } = this.game;
    const order = line.length ? line.map((slot) => slot.seat) : kings;
    const ahead = order.slice(turn + 1).indexOf(this.seat);
    if (ahead >= 0) return ahead;
    const later = this.game.next_line.findIndex((slot) => slot.seat === this.seat);
    const unclaimed = this.game.next_line.some((slot, index) => slot.seat === null && index < later);
    return phase === 'over' || later < 0 || unclaimed ? null : order.length - turn - 1 + later;
  });

  // --- people ---

  seatView(seat: number): SeatView {
    return this.state.seats[seat]!;
  }

  /** What a seat is called; "you" where one person plays here alone. */
  name(seat: number): string {
    return this.you.seats.length === 1 && this.you.seats[0] === seat ? t('web-table-you') : this.fullName(seat);
  }

  fullName(seat: number): string {
    const { seats } = this.state;
    const called = calledAs(seats[seat]!);
    // Bots of one level, and people of one name, are told apart by a number.
    const alike = seats.filter((other) => calledAs(other) === called);
    return alike.length > 1 ? `${called} ${alike.findIndex((other) => other.seat === seat) + 1}` : called;
  }

  isYou(seat: number): boolean {
    return this.you.seats.length === 1 && this.you.seats[0] === seat;
  }

  /** Since when somebody is away, in milliseconds; null if they are here. */
  awaySince(seat: number): number | null {
    const { guest } = this.seatView(seat);
    return guest === null ? null : (this.table.away.get(guest) ?? null);
  }

  /** The others' seats, in the order of play from the large kingdom's on. */
  readonly others = $derived.by<readonly number[]>(() => {
    const players = this.state.rules.players;
    return Array.from({ length: players - 1 }, (_, index) => (this.seat + 1 + index) % players);
  });

  watch(seat: number): void {
    this.#watched = seat;
  }

  // --- what happened ---

  /** The log, as far as it is shown. */
  readonly log = $derived.by<readonly RoundOfLog[]>(() => {
    const shown = this.table.following.shown?.version ?? Infinity;
    return logOf(
      this.table.happened.filter(({ version }) => version <= shown),
      this.state.rules,
      this.shownGame.round,
    );
  });

  /** An entry of the log as a sentence. */
  told(entry: Entry): string {
    const name = entry.seat === null ? '' : this.name(entry.seat);
    switch (entry.kind) {
      case 'claimed':
        return t('web-table-log-claimed', { name, domino: entry.domino });
      case 'placed':
        return t('web-table-log-placed', { name, domino: entry.domino });
      case 'discarded':
        return t('web-table-log-discarded', { name, domino: entry.domino });
      case 'undone':
        return t('web-table-log-undone', { name });
      case 'stood-in':
        return t('web-table-log-stood-in', { name, level: t(`bot-${entry.level}`) });
      case 'came-back':
        return t('web-table-log-came-back', { name });
      case 'leftover':
        return t('web-table-log-leftover', { domino: entry.domino });
      case 'left':
        return t('web-table-log-left', { name });
    }
  }

  /** Show on the table what an entry of the log is about. */
  point(entry: Entry | null): void {
    this.#pointed = entry;
  }

  readonly pointed = $derived.by<Entry | null>(() => this.missed.step ?? this.#pointed);

  /** The domino that is pointed at. */
  readonly pointedDomino = $derived.by<number | null>(() =>
    this.pointed && 'domino' in this.pointed ? this.pointed.domino : null,
  );

  /** What others have laid since the large kingdom's player acted last: they see at a glance what is new. */
  readonly #latest = $derived.by<ReadonlySet<number>>(() => {
    const found = new Set<number>();
    for (const entry of this.log.flatMap(({ entries }) => entries)) {
      if (entry.seat === this.seat && 'by' in entry) break;
      if (entry.kind === 'placed') found.add(entry.domino);
    }
    return found;
  });

  /** The domino that was claimed last, if nothing has happened since. */
  readonly claimedLast = $derived.by<number | null>(() => {
    const last = this.log[0]?.entries[0];
    return last?.kind === 'claimed' ? last.domino : null;
  });

  /** The lines round dominoes of a seat's kingdom: the one that is pointed at, else the new ones. */
  marked(seat: number): readonly Outline[] {
    const { pointed, pointedDomino } = this;
    const wanted = pointed
      ? (domino: number) => pointed.seat === seat && domino === pointedDomino
      : (domino: number) => seat !== this.seat && this.#latest.has(domino);
    return this.shownGame.kingdoms[seat]!.laid.filter(({ number }) => wanted(number)).map(({ a, b }) => ({
      squares: [a, b],
      look: 'landed',
    }));
  }

  // --- choosing and sending ---

  get chosen(): number | null {
    return this.#chosen;
  }

  /** Where the chosen domino would fit; null until the server said so. */
  get chosenPlaces(): readonly Option[] | null {
    return this.#chosenPlaces;
  }

  get refused(): string | null {
    return this.#refused?.text ?? null;
  }

  readonly claims = $derived.by<readonly Option[]>(() => (this.step === 'claim' ? this.turn!.moves : []));
  readonly claim = $derived.by<Option | null>(() => this.claims.find(({ domino }) => domino === this.#chosen) ?? null);
  readonly sending = $derived.by(() => this.table.sent !== null);

  choose(domino: number): void {
    if (!this.claims.some((option) => option.domino === domino)) return;
    if (this.#chosen !== domino) {
      this.#chosen = domino;
      this.#chosenPlaces = null;
      sound('pick');
    }
    const { seat } = this;
    this.table.places(seat, domino).then(
      (places) => void (this.#chosen === domino && this.seat === seat && (this.#chosenPlaces = places)),
      () => undefined,
    );
  }

  /** Send a move; what the server says decides. */
  async send(move: string): Promise<void> {
    if (!this.online || this.sending) return;
    this.#refused = null;
    this.table.following.finish();
    try {
      await this.table.move(move);
      sound(move.startsWith('=') ? 'king' : 'place');
      if (!settings.reducedMotion) navigator.vibrate?.(10);
      this.#chosen = null;
      this.#chosenPlaces = null;
    } catch (error) {
      // A refusal that was late, after a lost connection, must not clear what was aimed at meanwhile.
      if (this.aim.place?.move === move) this.aim.clear();
      sound('refused');
      this.#refused = { move, text: sentence(error) };
      call(sentence(error));
    }
  }

  async placeHere(): Promise<void> {
    const { place } = this.aim;
    if (this.step === 'place' && place) await this.send(place.move);
  }

  async claimChosen(): Promise<void> {
    if (this.claim) await this.send(this.claim.move);
  }

  async discard(): Promise<void> {
    if (this.step === 'discard') await this.send(this.turn!.moves[0]!.move);
  }

  /** An act that is no move; its refusal is told in passing. */
  async attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      toast(sentence(error), 'bad');
      return false;
    }
  }

  async undo(): Promise<void> {
    if (this.you.undo === 'no') {
      toast(this.undoWhy ?? t('error-nothing-to-undo'));
      return;
    }
    await this.attempt(() => this.table.undo());
  }

  readonly undoWhy = $derived.by<string | null>(() => {
    const why = this.you.undo_why;
    return why && sentence(new Refusal(why.code, why.facts));
  });

  forgetRefusal(): void {
    this.#refused = null;
  }

  // --- what has to follow ---

  /** Keep aim, choice and reasons in step with the table. Call while a component is being made. */
  mind(): void {
    $effect(() => {
      if (this.turn) this.#held = this.turn.seat;
    });
    $effect(() => this.#mindSubject());
    $effect(() => this.#mindChoice());
    $effect(() => this.#mindTried());
    $effect(() => this.#mindReason());
    $effect(() => this.missed.mind());
  }

  #mindSubject(): void {
    const { step, turn, kingdom, game } = this;
    const take = (subject: Subject | null): void => untrack(() => this.aim.take(subject));
    const lying = `${game.id} ${this.seat} ${kingdom.laid.length}`;
    if (step === 'place' && turn?.domino) {
      take({ domino: turn.domino, options: turn.moves, kingdom, key: `${lying} ${turn.domino}` });
    } else if (step === 'discard' && turn?.domino) {
      take({ domino: turn.domino, options: [], kingdom, key: `${lying} ${turn.domino} x` });
    } else if (this.tried !== null && this.#tryPlaces?.key === `${lying} ${this.tried}`) {
      take({ domino: this.tried, options: this.#tryPlaces.places, kingdom, key: `${lying} ${this.tried}` });
    } else {
      take(null);
    }
  }

  #mindChoice(): void {
    const { claims } = this;
    untrack(() => {
      if (claims.length === 1 && this.#chosen !== claims[0]!.domino) this.choose(claims[0]!.domino);
      else if (this.#chosen !== null && !claims.some(({ domino }) => domino === this.#chosen)) {
        this.#chosen = null;
        this.#chosenPlaces = null;
      }
    });
  }

  #mindTried(): void {
    const { tried, seat } = this;
    if (tried === null) return;
    const key = `${this.game.id} ${seat} ${this.kingdom.laid.length} ${tried}`;
    if (this.#tryPlaces?.key === key) return;
    this.table.places(seat, tried).then(
      (places) => (this.#tryPlaces = { key, places }),
      () => undefined,
    );
  }

  /** Over a place that the server does not offer: ask it why. */
  #mindReason(): (() => void) | void {
    const { move, place } = this.aim;
    if (!move) return;
    if (place) {
      this.#refused = null;
      return;
    }
    const known = this.#reasons.get(this.#reasonKey(move));
    this.#refused = known === undefined ? null : { move, text: known };
    if (known !== undefined) return;
    const timer = setTimeout(() => {
      void this.#reasonOf(move).then((text) => {
        if (text && this.aim.move === move) this.#refused = { move, text };
      });
    }, 90);
    return () => clearTimeout(timer);
  }

  /** A domino was dropped where it may not lie, however quickly: say why, unless something else is tried meanwhile. */
  async explain(move: string): Promise<void> {
    const text = await this.#reasonOf(move);
    if (text && this.aim.move === null) this.#refused = { move, text };
  }

  #reasonKey(move: string): string {
    return `${this.seat} ${this.kingdom.laid.length} ${move}`;
  }

  async #reasonOf(move: string): Promise<string | null> {
    const key = this.#reasonKey(move);
    const known = this.#reasons.get(key);
    if (known !== undefined) return known;
    const why = await this.table.why(this.seat, move).catch(() => null);
    if (!why) return null;
    const text = reason(why.code, why.facts, this.grid);
    this.#reasons.set(key, text);
    return text;
  }
}

/** What a seat is called by itself. */
const calledAs = ({ name, level, seat }: SeatView): string =>
  name ?? (level ? t(`bot-${level}`) : t('web-table-seat', { number: seat + 1 }));

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'pink';

/** Whether a slot of this round's line is played: its domino lies, or left the game. */
export const isDone = (game: GameView, index: number): boolean =>
  game.phase === 'over' || index < game.turn || (index === game.turn && game.phase === 'claim');

/** Whether a seat had to give up a domino. */
export const isDiscarded = (game: GameView, seat: number | null, domino: number): boolean =>
  seat !== null && game.kingdoms[seat]!.discarded.includes(domino);

/** What a domino shows, in words. */
export function facesOf(domino: number): string {
  const [first, second] = faceOf(domino);
  const [one, two] = [t(`terrain-${first.terrain}`), t(`terrain-${second.terrain}`)];
  return first.terrain === second.terrain
    ? t('web-table-all-of', { terrain: one })
    : t('web-table-both-of', { first: one, second: two });
}

/** Names or numbers, joined as the language joins them. */
export const listed = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(items.map(String));

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);

const SHORT: ReadonlySet<string> = new Set(['square_taken', 'outgrows_the_grid', 'no_matching_neighbour']);

/** Why a domino may not lie somewhere, in one short sentence. */
export function reason(code: string, facts: Readonly<Record<string, unknown>>, grid: number): string {
  if (SHORT.has(code)) return t(`web-table-why-${dashed(code)}`, { grid });
  const key = `error-${dashed(code)}`;
  return has(key) ? t(key, spoken(facts)) : t('web-table-why-unknown');
}

/** The sentence for what the server refused. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.code === UNREACHABLE) return t('web-table-no-answer');
    if (error.code === 'stale') return t('web-table-moved-on');
  }
  return sentenceOf(error);
}
