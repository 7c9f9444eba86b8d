/** A press that is held until it means something else than a click. */

/** Milliseconds of a long press; pixels that a finger may tremble meanwhile. */
const LONG = 550;
const TREMBLE = 12;

export class Hold {
  #act: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  #held = false;

  constructor(act: () => void) {
    this.#act = act;
  }

  readonly down = ({ button, clientX, clientY }: PointerEvent): void => {
    this.end();
    this.#held = false;
    if (button !== 0) return;
    this.#from = { x: clientX, y: clientY };
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.#act();
    }, LONG);
  };

  readonly move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > TREMBLE) this.end();
  };

  readonly end = (): void => clearTimeout(this.#timer);

  /** A finger that rests would open the browser's own menu. */
  readonly menu = (event: Event): void => {
    if (this.#held || (event as PointerEvent).pointerType === 'touch') event.preventDefault();
  };

  /** Whether the click that has come is the end of a long press. */
  took(): boolean {
    const held = this.#held;
    this.#held = false;
    return held;
  }
}
