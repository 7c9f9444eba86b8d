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

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#never = read().includes(desk.table.code);
    this.#holder = desk.turn?.seat ?? null;
  }

  /** The seat that the device should be given to; null: no cover. A clock would run on under it: then there is none. */
  readonly seat = $derived.by<number | null>(() => {
    const { hotSeat, shownTurn, state } = this.#desk;
    if (!hotSeat || !shownTurn || this.#never || settings.chosen.cover === 'never' || state.clock) return null;
    return this.#holder !== null && shownTurn.seat !== this.#holder ? shownTurn.seat : null;
  });

  /** The device was taken by whoever is to act. Also called in an effect, for whoever acts first. */
  take(): void {
    this.#holder = this.#desk.turn?.seat ?? this.#holder;
  }

  /** Never again at this table. */
  never(): void {
    this.#never = true;
    remember(KEY, [...read(), this.#desk.table.code].slice(-MOST).join(' '));
    this.take();
  }

  /** Before anybody has acted here, the first to act has the device. Call in an effect. */
  mind(): void {
    if (this.#holder === null && this.#desk.turn) this.#holder = this.#desk.turn.seat;
  }
}

const read = (): string[] => (recall(KEY) ?? '').split(' ').filter(Boolean);
