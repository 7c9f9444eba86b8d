import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay, ReplayPosition } from '../../api';
import type { KingdomView, RulesView } from '../../protocol/messages';
import { speak, speakAll } from '../../words';
import Viewer from './Viewer.svelte';

const bare: KingdomView = {
  laid: [],
  discarded: [],
  territories: [],
  points: 0,
  box: [0, 0, 0, 0],
  reach: [-4, -4, 4, 4],
};
const position = (move: string | null, more: Partial<ReplayPosition> = {}): ReplayPosition => ({
  move,
  round: 0,
  seat: null,
  comments: [],
  phase: 'claim',
  to_act: 0,
  domino: null,
  line: [],
  next_line: [],
  turn: 0,
  kings: [],
  kingdoms: [0, 0],
  points: [0, 0],
  places: [1, 1],
  pile: 48,
  ...more,
});
const replay: Replay = {
  games: [
    {
      number: 1,
      rules: { grid: 5, rounds: 6, line_size: 4 } as RulesView,
      players: ['Dana', 'Ole'],
      commitment: null,
      kingdoms: [bare],
      result: null,
      positions: [
        position(null),
        position('kings 1 0 0 1'),
        position('deal 3 4 5 6'),
        position('=3', { seat: 1, points: [0, 2], places: [2, 1] }),
      ],
    },
  ],
  standing: null,
  failure: null,
};

beforeEach(async () => {
  await speak('en');
  await speakAll();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (): string => screen.getByRole<HTMLInputElement>('slider').value;

describe('looking at a game again', () => {
  it('plays by itself, move after move, to the end', async () => {
    render(Viewer, { replay, record: () => Promise.resolve(''), game: null, onclose: () => undefined });
    screen.getByRole('button', { name: 'Play' }).click();
    const seen: string[] = [];
    for (let step = 0; step < 4; step++) {
      await tick();
      await vi.advanceTimersByTimeAsync(1100);
      seen.push(at());
    }
    expect(seen).toEqual(['1', '2', '3', '3']);
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('tells places once somebody is ahead', async () => {
    render(Viewer, { replay, record: () => Promise.resolve(''), game: null, onclose: () => undefined });
    expect(screen.queryByText(/place$/)).toBeNull();
    screen.getByRole('button', { name: 'To the end' }).click();
    await tick();
    expect(screen.getAllByText(/place$/)).toHaveLength(2);
  });
});
