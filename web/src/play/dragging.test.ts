import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draggable } from './dragging';

const start = vi.fn();
const move = vi.fn();
const drop = vi.fn();
const cancel = vi.fn();
const turn = vi.fn();
let node: HTMLElement;
let action: ReturnType<typeof draggable>;

beforeEach(() => {
  for (const heard of [start, move, drop, cancel, turn]) heard.mockReset();
  node = document.body.appendChild(document.createElement('div'));
  action = draggable(node, { enabled: true, start, move, drop, cancel, turn });
});
afterEach(() => {
  action.destroy();
  node.remove();
});

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}, target: EventTarget = window): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      clientX: x,
      clientY: y,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: 'mouse',
      bubbles: true,
      ...more,
    }),
  );
}

describe('dragging', () => {
  it('starts after six pixels and ends where it is let go', () => {
    pointer('pointerdown', 100, 100, {}, node);
    pointer('pointermove', 104, 100);
    expect(start).not.toHaveBeenCalled();
    pointer('pointermove', 110, 100);
    expect(start).toHaveBeenCalledOnce();
    pointer('pointerup', 200, 150);
    expect(drop).toHaveBeenCalledWith({ clientX: 200, clientY: 150, pointerType: 'mouse' });
  });

  it('leaves a press that does not move to be a click', () => {
    pointer('pointerdown', 100, 100, {}, node);
    pointer('pointerup', 101, 100);
    expect(drop).not.toHaveBeenCalled();
  });

  it('rides above the finger', () => {
    const touch = { pointerType: 'touch' };
    pointer('pointerdown', 100, 300, touch, node);
    pointer('pointermove', 100, 280, touch);
    expect(move).toHaveBeenLastCalledWith({ clientX: 100, clientY: 224, pointerType: 'touch' });
  });

  it('is as if it had never begun when the pointer is taken away', () => {
    pointer('pointerdown', 100, 100, {}, node);
    pointer('pointermove', 150, 100);
    pointer('pointercancel', 150, 100);
    pointer('pointerup', 150, 100);
    expect(cancel).toHaveBeenCalledOnce();
    expect(drop).not.toHaveBeenCalled();
  });

  it('turns by a second finger and by a right click, once each', () => {
    const touch = { pointerType: 'touch' };
    pointer('pointerdown', 100, 100, touch, node);
    pointer('pointermove', 150, 100, touch);
    pointer('pointerdown', 20, 20, { ...touch, pointerId: 2, isPrimary: false }, node);
    expect(turn).toHaveBeenCalledOnce();
    window.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }));
    expect(turn).toHaveBeenCalledTimes(2);
  });

  it('does not begin where it is not allowed', () => {
    action.update({ enabled: false, start, move, drop, cancel, turn });
    pointer('pointerdown', 100, 100, {}, node);
    pointer('pointermove', 150, 100);
    expect(start).not.toHaveBeenCalled();
  });

  it('ends when what is dragged goes away', () => {
    pointer('pointerdown', 100, 100, {}, node);
    pointer('pointermove', 150, 100);
    action.destroy();
    expect(cancel).toHaveBeenCalledOnce();
  });
});
