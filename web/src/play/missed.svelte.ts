import { settings } from '../app';
import type { Entry, KingdomView } from '../table';
import type { Desk } from './desk.svelte';
import type { Story } from './story.svelte';

type Step = Extract<Entry, { kind: 'claimed' | 'placed' | 'discarded' }>;
const isStep = (entry: Entry): entry is Step =>
  entry.kind === 'claimed' || entry.kind === 'placed' || entry.kind === 'discarded';

/** How long a step stays, in milliseconds, at least: its sentence is to be read. */
const LEAST = 1400;

/**
 * What went by unseen, shown again one move after the other: others' kingdoms go back to how they were and grow again.
 * By itself, or by hand where less motion is wanted or somebody took it into their own hands.
 */
export class Missed {
  #desk: Desk;
  #story: Story;
  #index = $state<number | null>(null);
  #byHand = $state(false);

  constructor(desk: Desk, story: Story) {
    this.#desk = desk;
    this.#story = story;
  }

  /** The moves, oldest first. */
  readonly steps = $derived.by<readonly Step[]>(() => {
    const versions = new Set(this.#desk.table.following.missed.map(({ version }) => version));
    if (versions.size === 0) return [];
    return this.#story.log
      .flatMap(({ entries }) => entries)
      .filter((entry) => versions.has(entry.version))
      .filter(isStep)
      .toReversed();
  });

  /** The move that is being shown; null: none is. */
  readonly step = $derived.by<Step | null>(() => (this.#index === null ? null : (this.steps[this.#index] ?? null)));

  get number(): number {
    return (this.#index ?? 0) + 1;
  }

  show(): void {
    this.#index = 0;
    this.#byHand = settings.reducedMotion;
  }

  /** One on or back, by hand; past the last one it is over. */
  go(by: 1 | -1): void {
    this.#byHand = true;
    this.#move(by);
  }

  close(): void {
    this.#index = null;
    this.#desk.table.following.seen();
  }

  /** Goes on by itself. Call in an effect. */
  track(): (() => void) | void {
    if (this.steps.length === 0) {
      this.#index = null;
      return;
    }
    if (this.#index === null || this.#byHand) return;
    const timer = setTimeout(() => this.#move(1), Math.max(LEAST, settings.pace * 2));
    return () => clearTimeout(timer);
  }

  /** The kingdom of somebody else as it was at the present step. */
  kingdom(seat: number, now: KingdomView): Pick<KingdomView, 'laid' | 'points'> {
    if (!this.step) return now;
    const later = this.steps.slice(this.number).filter((step) => step.seat === seat && step.kind === 'placed');
    const numbers = new Set(later.map(({ domino }) => domino));
    const gained = later.reduce((sum, step) => sum + (step.kind === 'placed' ? step.gain : 0), 0);
    return { laid: now.laid.filter(({ number }) => !numbers.has(number)), points: now.points - gained };
  }

  #move(by: 1 | -1): void {
    const next = (this.#index ?? 0) + by;
    if (next >= this.steps.length) this.close();
    else this.#index = Math.max(0, next);
  }
}
