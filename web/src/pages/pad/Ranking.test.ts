import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Scored } from '../../api';
import { speak, speakAll } from '../../words';
import { EMPTY, painted } from './pad';
import Ranking from './Ranking.svelte';

beforeEach(async () => {
  await speak('en');
  await speakAll();
});
afterEach(cleanup);

const scored = {
  kingdoms: [
    {
      place: 1,
      score: { total: 3, largest: 1, crowns: 1 },
      territories: [{ terrain: 'wheat', squares: [[0, 0]], crowns: 1, points: 3 }],
      defects: [],
    },
  ],
  winners: [0],
  ties: [],
  together: [],
} as unknown as Scored;

describe('the final ranking', () => {
  it('shows a kingdom whose castle was painted over', () => {
    const pad = { ...EMPTY, kingdoms: EMPTY.kingdoms.map((one) => painted(one, [0, 0], 'wheat', 1)) };
    const { container } = render(Ranking, { open: true, pad, scored, indices: [0], nameOf: () => 'Dana' });
    expect(screen.getByText('Dana')).toBeTruthy();
    expect(container.querySelector('[href^="#castle"]')).toBeNull();
  });

  it('shows the castle where it was painted', () => {
    const pad = {
      ...EMPTY,
      kingdoms: EMPTY.kingdoms.map((one) => painted(painted(one, [0, 0], 'wheat', 1), [1, 0], 'castle', 0)),
    };
    const { container } = render(Ranking, { open: true, pad, scored, indices: [0], nameOf: () => 'Dana' });
    expect(container.querySelector('[href="#castle-pink"]')?.getAttribute('x')).toBe('100');
  });
});
