import { untrack } from 'svelte';
import { sound } from '../app';
import type { Option } from '../table';
import type { Desk } from './desk.svelte';

/** The domino of the next line that is about to be claimed. */
export class Choosing {
  #desk: Desk;
  #chosen = $state<number | null>(null);
  #placements = $state.raw<readonly Option[] | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get chosen(): number | null {
    return this.#chosen;
  }

  /** Where the chosen domino would fit; null until the server said so. */
  get placements(): readonly Option[] | null {
    return this.#placements;
  }

  /** What may be claimed now. */
  readonly claims = $derived.by<readonly Option[]>(() => (this.#desk.step === 'claim' ? this.#desk.turn!.moves : []));
  readonly claim = $derived.by<Option | null>(() => this.claims.find(({ domino }) => domino === this.#chosen) ?? null);

  choose(domino: number): void {
    if (!this.claims.some((option) => option.domino === domino)) return;
    if (this.#chosen !== domino) {
      this.#chosen = domino;
      this.#placements = null;
      sound('pick');
    }
    this.#ask(domino);
  }

  #ask(domino: number): void {
    const { table, seat } = this.#desk;
    table.placements(seat, domino).then(
      (found) => void (this.#chosen === domino && this.#desk.seat === seat && (this.#placements = found)),
      () => undefined,
    );
  }

  async commit(): Promise<void> {
    const { claim } = this;
    // By the time of the answer the next domino may be chosen already.
    if (claim && (await this.#desk.send(claim.move)) && this.#chosen === claim.domino) this.#clear();
  }

  /**
   * Keeps the choice in step with the table; the only domino that is left is chosen already, and what was asked when the
   * connection broke is asked again. Call in an effect.
   */
  track(): void {
    const { claims } = this;
    const { online } = this.#desk;
    untrack(() => {
      if (online && this.#chosen !== null && this.#placements === null) this.#ask(this.#chosen);
      if (claims.length === 1 && this.#chosen !== claims[0]!.domino) this.choose(claims[0]!.domino);
      else if (this.#chosen !== null && !claims.some(({ domino }) => domino === this.#chosen)) this.#clear();
    });
  }

  #clear(): void {
    this.#chosen = null;
    this.#placements = null;
  }
}
