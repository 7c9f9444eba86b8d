import { recall, remember, settings } from '../../app';
import type { Desk } from '../../play';

const KEY = 'kingdomino.uncovered';
/** So many tables are remembered. */
const MOST = 12;

/** Who has the device, where several people play at one, and whether it has to change hands. */
export class Covering {
  #desk: Desk;
  /** The seat that took the device last; whoever opens the table has it. */
  #holder = $state<number | null>(null);
  #never = $state(false);
  /** The decision for which the clock was asked to stand, '' for none; null when this page is opened. */
  #asked: string | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#never = read().includes(desk.live!.code);
    this.#holder = desk.turn?.seat ?? null;
  }

  /** A clock stands under the cover, unless others play here: then there is no cover. */
  readonly #clockStands = $derived.by(() => {
    const { state, you } = this.#desk;
    return state.seats.every(({ seat, guest }) => guest === null || you.seats.includes(seat));
  });

  /** The seat that the device should be given to; null: no cover. */
  readonly seat = $derived.by<number | null>(() => {
    const { hotSeat, shownTurn, state } = this.#desk;
    if (!hotSeat || !shownTurn || this.#never || settings.chosen.cover === 'never') return null;
    if (state.clock && !this.#clockStands) return null;
    return this.#holder !== null && shownTurn.seat !== this.#holder ? shownTurn.seat : null;
  });

  /** The device was taken by whoever is to act. Also called in an effect, for whoever acts first. */
  take(): void {
    if (this.seat !== null) this.#tell(false);
    this.#holder = this.#desk.turn?.seat ?? this.#holder;
  }

  /** Never again at this table. */
  never(): void {
    this.take();
    this.#never = true;
    remember(KEY, [...read(), this.#desk.live!.code].slice(-MOST).join(' '));
  }

  /** Before anybody has acted here, the first to act has the device. Call in an effect. */
  track(): void {
    if (this.#holder === null && this.#desk.turn) this.#holder = this.#desk.turn.seat;
  }

  /** The clock stands while covered; one that stood when this page was opened runs again. Call in an effect. */
  trackClock(): void {
    const { hotSeat, shownTurn, game } = this.#desk;
    if (!hotSeat || !shownTurn || !game.clock) return;
    const decision = this.seat === null ? '' : `${game.id} ${game.round} ${game.turn} ${game.phase}`;
    if (this.#asked === decision) return;
    const opened = this.#asked === null;
    this.#asked = decision;
    if (decision) this.#tell(true);
    else if (opened && game.clock.stands > 0) this.#tell(false);
  }

  /** A refusal says that another decision is due by now, or that the clock runs on: the table shows it. */
  #tell(covered: boolean): void {
    const { game, live } = this.#desk;
    if (game.clock) void live!.cover(covered).catch(() => undefined);
  }
}

const read = (): string[] => (recall(KEY) ?? '').split(' ').filter(Boolean);
