/** What a playhead moves along. */
export interface Strip {
  /** The last step. */
  readonly end: () => number;
  /** How long a step stays while it plays by itself, in milliseconds. */
  readonly pace: () => number;
  /** The step a round further or back. */
  readonly round?: (at: number, direction: 1 | -1) => number;
  /** It went somewhere, by hand or by itself. */
  readonly onmove?: () => void;
}

/** Where a film stands: it plays by itself, or goes by steps and rounds. Make it while a component is being made. */
export class Playhead {
  #strip: Strip;
  #at = $state(0);
  #playing = $state(false);

  constructor(strip: Strip) {
    this.#strip = strip;
    $effect(() => {
      if (!this.#playing) return;
      const next = this.#at + 1;
      const timer = setTimeout(() => this.#move(next), strip.pace());
      return () => clearTimeout(timer);
    });
  }

  get at(): number {
    return this.#at;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** To a step, by hand: it no longer plays by itself. */
  go(to: number): void {
    this.#playing = false;
    this.#move(to);
  }

  /** To a step that the page wants to be seen; nobody is told. */
  show(to: number): void {
    this.#at = this.#within(to);
  }

  /** Play by itself, from the beginning where it is at the end; or stop. */
  toggle(): void {
    if (!this.#playing && this.#at === this.#strip.end()) this.#at = 0;
    this.#playing = !this.#playing;
  }

  stop(): void {
    this.#playing = false;
  }

  /** What a key does; null where it does nothing here. Arrows are physical: right is later, in every language. */
  onKey(event: KeyboardEvent): (() => void) | null {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
    if (!(target instanceof HTMLElement)) return null;
    if (target.closest('dialog, select, textarea, [role=grid], input:not([type=range])')) return null;
    if (event.key === ' ') return target.closest('button, a') ? null : () => this.toggle();
    const { end, round } = this.#strip;
    switch (event.key) {
      case 'ArrowRight':
        return () => this.go(this.#at + 1);
      case 'ArrowLeft':
        return () => this.go(this.#at - 1);
      case 'PageUp':
        return round ? () => this.go(round(this.#at, 1)) : null;
      case 'PageDown':
        return round ? () => this.go(round(this.#at, -1)) : null;
      case 'Home':
        return () => this.go(0);
      case 'End':
        return () => this.go(end());
      default:
        return null;
    }
  }

  #move(to: number): void {
    this.#at = this.#within(to);
    if (this.#at === this.#strip.end()) this.#playing = false;
    this.#strip.onmove?.();
  }

  #within(to: number): number {
    return Math.min(Math.max(0, Math.round(to)), this.#strip.end());
  }
}
