import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Beat } from './beats';
import { Following } from './following.svelte';
import { game, moved, news, state } from './scripted';

let pace = 700;
let following: Following;
let beats: Beat[];
beforeEach(() => {
  vi.useFakeTimers();
  pace = 700;
  following = new Following(() => pace);
  following.take(news(1, { snapshot: true }));
  beats = [];
  following.on((beat) => beats.push(beat));
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
    expect(beats.at(-1)).toMatchObject({
      kind: 'claim',
      own: true,
      domino: 13,
      act: { from: { version: 2 }, to: { version: 3 } },
    });
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

  it('tells each thing once: a move when it begins to be shown, its points and a new line when it lies there', () => {
    const { happened } = moved(2, 1, '39@g8n');
    const dealt = state({ game: game({ next_line: [{ domino: 7, seat: null }] }) });
    following.take(news(2, { happened, state: dealt }));
    expect(beats.map(({ kind }) => kind)).toEqual(['place']);
    vi.advanceTimersByTime(700);
    expect(beats.map(({ kind }) => kind)).toEqual(['place', 'gain', 'deal']);
    expect(beats[2]).toEqual({ kind: 'deal', dominoes: [7] });
    following.take(moved(3, 1, '=5'));
    following.finish();
    expect(beats.map(({ kind }) => kind).filter((kind) => kind === 'claim')).toHaveLength(1);
  });

  it('tells nothing of what went by unseen', () => {
    following.take(moved(2, 1, '39@g8n'), true);
    expect(beats).toEqual([]);
  });

  it('tells a turn as soon as it is known, once', () => {
    const turn = { seat: 0, phase: 'place' as const, domino: 5, moves: [] };
    const asked = (version: number) => news(version, { you: { ...news(1).you, turn } });
    following.take({ ...moved(2, 1, '=5'), you: asked(2).you });
    following.take(asked(3));
    expect(beats.filter(({ kind }) => kind === 'turn')).toEqual([{ kind: 'turn', turn }]);
  });
});
