import { untrack } from 'svelte';
import { Aim, type Option, type Subject, type Why } from '../table';
import { reason } from '../telling';
import type { Desk } from './desk.svelte';
import { dueOf } from './lines';

/** The pointer rests so many milliseconds on a place before the server is asked why it is refused. */
const REST = 90;

/** Where the domino in the hand would lie, and why it may not lie elsewhere. */
export class Placing {
  readonly aim = new Aim();
  #desk: Desk;
  #tryPlacements = $state.raw<{ key: string; options: readonly Option[] } | null>(null);
  #reasons = new Map<string, Why>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The domino that may be tried while others act. */
  readonly tried = $derived.by<number | null>(() => {
    const { step, online, game, seat } = this.#desk;
    if (step !== 'wait' || !online) return null;
    const { holds, claimed } = dueOf(game, seat);
    return holds[0] ?? claimed[0] ?? null;
  });

  /** Something is aimed: one's own turn to place, or a try. */
  readonly aiming = $derived.by(() => this.#desk.step === 'place' || this.tried !== null);

  async commit(): Promise<void> {
    const { place } = this.aim;
    if (this.#desk.step !== 'place' || !place || !this.#desk.ready) return;
    const done = await this.#desk.send(place.move);
    // A refusal that was late, after a lost connection, must not clear what was aimed at meanwhile.
    if (!done && this.aim.place?.move === place.move) this.aim.clear();
  }

  async discard(): Promise<void> {
    if (this.#desk.step === 'discard') await this.#desk.send(this.#desk.turn!.moves[0]!.move);
  }

  /** A domino was dropped where it may not lie, however quickly: say why, unless something else is tried meanwhile. */
  async explain(move: string): Promise<void> {
    const why = await this.#reasonOf(move);
    if (why && this.aim.move === null) this.#refuse(why);
  }

  /** Keeps aim, tries and reasons in step with the table. Call while a component is being made. */
  track(): void {
    $effect(() => this.#mindSubject());
    $effect(() => this.#mindTried());
    $effect(() => this.#mindReason());
  }

  /** Names the kingdom as it lies now. */
  get #lying(): string {
    const { game, seat, kingdom } = this.#desk;
    return `${game.id} ${seat} ${kingdom.laid.length}`;
  }

  #mindSubject(): void {
    const { step, turn, kingdom } = this.#desk;
    const take = (subject: Subject | null): void => untrack(() => this.aim.take(subject));
    const key = (domino: number): string => `${this.#lying} ${domino}`;
    if (step === 'place' && turn?.domino) {
      take({ domino: turn.domino, options: turn.moves, kingdom, key: key(turn.domino) });
    } else if (step === 'discard' && turn?.domino) {
      take({ domino: turn.domino, options: [], kingdom, key: `${key(turn.domino)} x` });
    } else if (this.tried !== null && this.#tryPlacements?.key === key(this.tried)) {
      take({ domino: this.tried, options: this.#tryPlacements.options, kingdom, key: key(this.tried) });
    } else {
      take(null);
    }
  }

  #mindTried(): void {
    const { tried } = this;
    if (tried === null) return;
    const key = `${this.#lying} ${tried}`;
    if (this.#tryPlacements?.key === key) return;
    this.#desk.table.placements(this.#desk.seat, tried).then(
      (options) => (this.#tryPlacements = { key, options }),
      () => undefined,
    );
  }

  /** Over a place that the server does not offer: ask it why. */
  #mindReason(): (() => void) | void {
    const { move, place } = this.aim;
    if (!move) return;
    const known = place ? undefined : this.#reasons.get(this.#reasonKey(move));
    this.#refuse(known);
    if (place || known !== undefined) return;
    const timer = setTimeout(() => {
      void this.#reasonOf(move).then((why) => {
        if (why && this.aim.move === move) this.#refuse(why);
      });
    }, REST);
    return () => clearTimeout(timer);
  }

  #refuse(why: Why | undefined): void {
    const { grid } = this.#desk;
    this.#desk.refuse(why ? () => reason(why.code, why.facts, grid) : null);
  }

  #reasonKey(move: string): string {
    return `${this.#lying} ${move}`;
  }

  async #reasonOf(move: string): Promise<Why | null> {
    const key = this.#reasonKey(move);
    const known = this.#reasons.get(key);
    if (known !== undefined) return known;
    const why = await this.#desk.table.why(this.#desk.seat, move).catch(() => null);
    if (why) this.#reasons.set(key, why);
    return why;
  }
}
