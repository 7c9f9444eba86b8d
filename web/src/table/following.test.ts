import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Following } from './following.svelte';
import { moved, news } from './scripted';

let pace = 700;
let following: Following;
beforeEach(() => {
  vi.useFakeTimers();
  pace = 700;
  following = new Following(() => pace);
  following.take(news(1, { snapshot: true }));
});
afterEach(() => {
  following.stop();
  vi.useRealTimers();
});

describe('following others', () => {
  it('shows a bot’s move only after its time', () => {
    following.take(moved(2, 1, '=5'));
    expect(following.shown?.version).toBe(1);
    expect(following.act).toMatchObject({ moved: { move: '=5' }, length: 700 });
    vi.advanceTimersByTime(700);
    expect(following.shown?.version).toBe(2);
    expect(following.act).toBeNull();
  });

  it('shows one’s own move at once, and what led to it', () => {
    following.take(moved(2, 1, '=5'));
    following.take(moved(3, 0, '=13'));
    expect(following.shown?.version).toBe(3);
    expect(following.act).toBeNull();
    expect(following.own).toMatchObject({ moved: { move: '=13' }, from: { version: 2 }, to: { version: 3 } });
  });

  it('shows moves one after the other, faster the more of them wait', () => {
    for (let version = 2; version <= 9; version++) following.take(moved(version, 1, '=5'));
    vi.advanceTimersByTime(700);
    expect(following.shown?.version).toBe(2);
    vi.advanceTimersByTime(350);
    expect(following.shown?.version).toBe(3);
    vi.advanceTimersByTime(500);
    expect(following.shown?.version).toBe(4);
    vi.advanceTimersByTime(1500 + 1400);
    expect(following.shown?.version).toBe(9);
  });

  it('lets three bots that all move at once be followed', () => {
    for (let version = 2; version <= 13; version++) following.take(moved(version, 1 + (version % 3), '=5'));
    expect(following.shown?.version).toBe(1);
    expect(following.missed).toHaveLength(0);
  });

  it('jumps to the present when too many wait, and tells what went by', () => {
    for (let version = 2; version <= 18; version++) following.take(moved(version, 1, '=5'));
    expect(following.shown?.version).toBe(18);
    expect(following.missed).toHaveLength(17);
  });

  it('jumps while nobody looks, and tells what went by', () => {
    following.take(moved(2, 1, '=5'), true);
    following.take(moved(3, 1, '=13'), true);
    expect(following.shown?.version).toBe(3);
    expect(following.missed).toHaveLength(2);
    following.seen();
    expect(following.missed).toHaveLength(0);
  });

  it('counts what was missed after a break', () => {
    const later = news(4, { happened: [...moved(3, 1, '=5').happened, ...moved(4, 1, '=13').happened] });
    following.take(later);
    expect(following.shown?.version).toBe(4);
    expect(following.missed).toHaveLength(2);
  });

  it('finishes at once when asked', () => {
    following.take(moved(2, 1, '=5'));
    following.take(moved(3, 1, '=13'));
    following.finish();
    expect(following.shown?.version).toBe(3);
    expect(following.act).toBeNull();
  });

  it('waits for nothing when no pace is wanted', () => {
    pace = 0;
    following.take(moved(2, 1, '=5'));
    expect(following.shown?.version).toBe(2);
    expect(following.missed).toHaveLength(0);
  });
});
