import { settings, sound } from '../app';
import type { Point } from '../board';
import type { Desk } from './desk.svelte';
import type { Dragging, Pull } from './dragging';

/** What the board says about pointers. */
export interface Ground {
  /** The point of the kingdom under a pointer; null beside the board. */
  pointUnder(pointer: { clientX: number; clientY: number }): Point | null;
  /** How many pixels a square is wide. */
  side(): number;
}

/** A domino on its way from the hand to the board: where it is drawn, and how wide a square is. */
export interface Carried {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** It was dropped where it may not lie, and flies back. */
  readonly back: boolean;
}

/** The domino, or the king, that is being dragged. */
export class Carrying {
  #desk: Desk;
  #ground: () => Ground | undefined;
  #carried = $state.raw<Carried | null>(null);
  #king = $state.raw<{ readonly x: number; readonly y: number } | null>(null);
  #under: Point | null = null;

  constructor(desk: Desk, ground: () => Ground | undefined) {
    this.#desk = desk;
    this.#ground = ground;
  }

  get carried(): Carried | null {
    return this.#carried;
  }

  get king(): { readonly x: number; readonly y: number } | null {
    return this.#king;
  }

  /** Dragging the domino that is to be placed. */
  readonly drag = $derived.by<Dragging>(() => ({
    enabled: this.#desk.step === 'place' && !this.#desk.sending,
    start: (pull) => {
      sound('pick');
      this.#desk.refuse(null);
      this.#move(pull);
    },
    move: (pull) => this.#move(pull),
    drop: (pull) => this.#drop(pull),
    cancel: () => {
      this.#carried = null;
      this.#desk.placing.aim.clear();
    },
    turn: () => this.turn(1),
  }));

  /** Dragging the king onto a domino of the next line. */
  readonly kingDrag = $derived.by<Dragging>(() => ({
    enabled: this.#desk.step === 'claim' && !this.#desk.sending,
    start: () => sound('pick'),
    move: (pull) => {
      this.#king = { x: pull.clientX, y: pull.clientY };
      const domino = this.#slotUnder(pull);
      if (domino !== null && domino !== this.#desk.choosing.chosen) this.#desk.choosing.choose(domino);
    },
    drop: (pull) => {
      this.#king = null;
      const domino = this.#slotUnder(pull);
      if (domino === null) return;
      this.#desk.choosing.choose(domino);
      if (settings.dropPlacesWith(pull.pointerType)) void this.#desk.choosing.commit();
    },
    cancel: () => (this.#king = null),
    turn: () => undefined,
  }));

  /** Turn the domino; one that is carried then aims anew from where it is. */
  turn(by: 1 | -1): void {
    const { aim } = this.#desk.placing;
    aim.turn(by);
    sound('turn');
    if (this.#carried && this.#under) aim.hover(this.#under);
  }

  /** It has flown back. */
  arrived(): void {
    this.#carried = null;
  }

  #move(pull: Pull): void {
    const { aim } = this.#desk.placing;
    const ground = this.#ground();
    this.#carried = { x: pull.clientX, y: pull.clientY, side: ground?.side() ?? 60, back: false };
    this.#under = ground?.pointUnder(pull) ?? null;
    if (this.#under) aim.hover(this.#under);
    else aim.clear();
  }

  #drop(pull: Pull): void {
    const { placing } = this.#desk;
    this.#move(pull);
    this.#under = null;
    if (placing.aim.place) {
      this.#carried = null;
      if (settings.dropPlacesWith(pull.pointerType)) void placing.commit();
      return;
    }
    const { move } = placing.aim;
    sound('refused');
    placing.aim.clear();
    this.#carried = settings.reducedMotion || !this.#carried ? null : { ...this.#carried, back: true };
    if (move) void placing.explain(move);
  }

  /** The domino of the next line under a pointer, if it may be claimed. */
  #slotUnder({ clientX, clientY }: Pull): number | null {
    const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-next]');
    const domino = Number(slot?.dataset.next);
    return this.#desk.choosing.claims.some((option) => option.domino === domino) ? domino : null;
  }
}
