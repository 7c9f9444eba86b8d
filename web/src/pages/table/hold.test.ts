import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hold } from './hold';

const at = (clientX: number, clientY = 0, button = 0): PointerEvent =>
  ({ clientX, clientY, button }) as unknown as PointerEvent;

describe('a press', () => {
  let acts = 0;
  let hold: Hold;
  beforeEach(() => {
    vi.useFakeTimers();
    acts = 0;
    hold = new Hold(() => (acts += 1));
  });
  afterEach(() => vi.useRealTimers());

  it('that is held acts once, and its click is none', () => {
    hold.down(at(5));
    hold.move(at(9));
    vi.advanceTimersByTime(600);
    hold.end();
    expect([acts, hold.took(), hold.took()]).toEqual([1, true, false]);
  });

  it('that is let go, moves away or is of another button stays a click', () => {
    hold.down(at(5));
    hold.end();
    vi.advanceTimersByTime(600);
    hold.down(at(5));
    hold.move(at(25));
    vi.advanceTimersByTime(600);
    hold.down(at(5, 0, 2));
    vi.advanceTimersByTime(600);
    expect([acts, hold.took()]).toEqual([0, false]);
  });
});
