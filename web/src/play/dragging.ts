import type { Point } from '../board';

/** So many pixels make a drag out of a press. */
const STARTS = 6;
/** On touch the domino rides above the finger. */
const RIDES = 56;

export interface Pull {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType: string;
}

export interface Dragging {
  enabled: boolean;
  start: (pull: Pull) => void;
  move: (pull: Pull) => void;
  /** Let go over the window. */
  drop: (pull: Pull) => void;
  /** The drag was taken away (a call, a gesture of the system): as if it had never begun. */
  cancel: () => void;
  /** A right click, or a tap with a second finger, while dragging. */
  turn: () => void;
}

const nothing = (): void => undefined;
/** Where one only looks. */
export const NOT_DRAGGED: Dragging = {
  enabled: false,
  start: nothing,
  move: nothing,
  drop: nothing,
  cancel: nothing,
  turn: nothing,
};

/** Makes a thing draggable with mouse, pen and finger. A press that does not move stays a click. */
export function draggable(
  node: HTMLElement,
  options: Dragging,
): { update: (options: Dragging) => void; destroy: () => void } {
  let now = options;
  let pressed: { id: number; at: Point; dragging: boolean } | null = null;

  const pull = (event: PointerEvent): Pull => ({
    clientX: event.clientX,
    clientY: event.clientY - (event.pointerType === 'touch' ? RIDES : 0),
    pointerType: event.pointerType,
  });

  function down(event: PointerEvent): void {
    if (pressed || !now.enabled || event.button !== 0 || !event.isPrimary) return;
    pressed = { id: event.pointerId, at: [event.clientX, event.clientY], dragging: false };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancelled);
    window.addEventListener('pointerdown', second, true);
    window.addEventListener('contextmenu', turned, true);
  }

  function second(event: PointerEvent): void {
    if (!pressed?.dragging || (event.pointerId === pressed.id && event.button !== 2)) return;
    if (event.pointerType === 'touch') now.turn();
  }

  function turned(event: Event): void {
    if (!pressed?.dragging) return;
    event.preventDefault();
    now.turn();
  }

  function move(event: PointerEvent): void {
    if (!pressed || event.pointerId !== pressed.id) return;
    if (!pressed.dragging) {
      if (Math.hypot(event.clientX - pressed.at[0], event.clientY - pressed.at[1]) < STARTS) return;
      pressed.dragging = true;
      try {
        node.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already; its end is heard on the window.
      }
      now.start(pull(event));
    }
    now.move(pull(event));
  }

  function up(event: PointerEvent): void {
    if (!pressed || event.pointerId !== pressed.id) return;
    const { dragging } = pressed;
    release();
    if (!dragging) return;
    // The click that follows belongs to the drag.
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, true), 0);
    now.drop(pull(event));
  }

  function cancelled(event: PointerEvent): void {
    if (!pressed || event.pointerId !== pressed.id) return;
    const { dragging } = pressed;
    release();
    if (dragging) now.cancel();
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function release(): void {
    pressed = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancelled);
    window.removeEventListener('pointerdown', second, true);
    window.removeEventListener('contextmenu', turned, true);
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      const dragging = pressed?.dragging;
      release();
      node.removeEventListener('pointerdown', down);
      if (dragging) now.cancel();
    },
  };
}
