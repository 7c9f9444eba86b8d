import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, remember } from '../app/storage';
import { settings } from '../app';
import type { TableView, You } from '../protocol/messages';
import { speak } from '../words';
import End from './End.svelte';

const why = { code: 'harmony_complete', facts: {} };
const score = {
  territories: 4,
  harmony: 5,
  middle_kingdom: 0,
  largest: 2,
  crowns: 2,
  harmony_reason: why,
  middle_kingdom_reason: { code: 'middle_not_played', facts: {} },
};
const kingdom = (points: number) => ({
  laid: [{ number: 20, a: [1, 0] as [number, number], b: [2, 0] as [number, number] }],
  discarded: [7],
  territories: [
    {
      terrain: 'lake',
      squares: [
        [1, 0],
        [2, 0],
      ] as [number, number][],
      crowns: 2,
      points: 4,
    },
    { terrain: 'wheat', squares: [[0, 1]] as [number, number][], crowns: 0, points: 0 },
  ],
  points,
  box: [0, 0, 2, 1] as [number, number, number, number],
  reach: [-2, -3, 4, 4] as [number, number, number, number],
});
const seat = (number: number, name: string | null, level: 'duke' | null) => ({
  seat: number,
  kind: level ? ('bot' as const) : ('person' as const),
  name,
  guest: level ? null : number + 1,
  level,
  stand_in: null,
  timeouts: 0,
  face: null,
});
function table(): TableView {
  return {
    code: 'KMPQR',
    stage: 'finished',
    dynasty: false,
    listed: false,
    fixed_deck: false,
    hints: true,
    clock: null,
    host: 1,
    standing: null,
    undo: null,
    again: [],
    from_position: false,
    challenge: null,
    rules: {
      text: '2 classic harmony',
      players: 2,
      edition: 'classic',
      mighty_duel: false,
      harmony: true,
      middle_kingdom: false,
      grid: 5,
      line_size: 4,
      kings_per_player: 2,
      rounds: 6,
    },
    seats: [seat(0, 'Freja', null), seat(1, 'Emre', null)],
    game: {
      id: 'KMPQR-1',
      number: 1,
      commitment: 'ab'.repeat(32),
      round: 6,
      phase: 'over',
      to_act: null,
      domino: null,
      line: [],
      next_line: [],
      turn: 0,
      kings: [],
      kingdoms: [kingdom(9), kingdom(4)],
      places: [1, 2],
      pile: 0,
      hints: [0, 0],
      clock: null,
      result: {
        places: [2, 1],
        winners: [1],
        decided_by: 'points',
        seed: '1',
        salt: 'cd',
        deck: [],
        scores: [
          { ...score, total: 9 },
          { ...score, total: 31 },
        ],
      },
    },
  };
}
const you: You = { seats: [0], host: true, turn: null, undo: 'no', undo_why: null };

beforeEach(async () => {
  forget('kingdomino.counted');
  settings.choose('motion', 'reduced');
  await speak('en');
});
afterEach(cleanup);

/** Open what else there is, and press one of it. */
async function more(name?: string): Promise<void> {
  screen.getByRole('button', { name: 'More' }).click();
  const there = (): unknown => screen.getByRole('button', { name: name ?? 'All the numbers' });
  await vi.waitFor(there, { timeout: 30_000 });
  if (name) screen.getByRole('button', { name }).click();
  await tick();
}

describe('the end of a game', () => {
  it('has every number in its tables from the first frame, in the order of places', async () => {
    render(End, { state: table(), you, onagain: () => {} });
    await more('All the numbers');
    const [first, second] = screen.getAllByRole('table');
    expect(within(first!).getByText('31')).toBeTruthy();
    expect(within(second!).getByText('9')).toBeTruthy();
    expect(within(second!).getByText('2 × 2')).toBeTruthy();
    expect(within(second!).getByText('the grid is full')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Emre', 'You']);
  });

  it('lists everybody by seat while it is counted, with the points so far, then by place', async () => {
    const { container } = render(End, { state: table(), you, onagain: () => {} });
    const rows = (): string[] =>
      [...container.querySelectorAll('ol a')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
    expect(rows()).toEqual(['You 0', 'Emre 0']);
    screen.getByRole('button', { name: 'Skip' }).click();
    await vi.waitFor(() => expect(rows()).toEqual(['First Emre 31', 'Second You 9']));
  });

  it('is told by steps where motion is reduced, and says who won at the end', async () => {
    render(End, { state: table(), you, onagain: () => {} });
    expect(screen.getByRole('heading', { level: 1, name: 'Final score' })).toBeTruthy();
    for (let step = 0; step < 4; step++) screen.getByRole('button', { name: 'Next' }).click();
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).querySelector('[aria-hidden=false]')!.textContent).toMatch(
        /Emre.*wins with.*31/,
      ),
    );
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it.each([
    [{}, /You win with/],
    [{ timeouts: 3 }, /Freja.*wins with/],
    [{ stand_in: 'duke' as const }, /Freja.*wins with/],
  ])('is won by the seat and not by a person who let the clock or a bot play: %o', (left, headline) => {
    remember('kingdomino.counted', 'KMPQR-1');
    const state = table();
    const [mine, other] = state.seats;
    const result = { ...state.game!.result!, winners: [0], places: [1, 2] };
    render(End, {
      state: { ...state, seats: [{ ...mine!, ...left }, other!], game: { ...state.game!, result } },
      you,
      onagain: () => {},
    });
    expect(screen.getByRole('heading', { level: 1 }).querySelector('[aria-hidden=false]')!.textContent).toMatch(
      headline,
    );
  });

  it('is not counted again where it was watched already', () => {
    remember('kingdomino.counted', 'KMPQR-1');
    render(End, { state: table(), you, onagain: () => {} });
    expect(screen.getByRole('button', { name: 'Count again' })).toHaveProperty('disabled', false);
  });

  it('asks for the next game once, and tells who is ready', async () => {
    const onagain = vi.fn();
    const { rerender } = render(End, { state: table(), you, onagain });
    screen.getByRole('button', { name: 'Play again' }).click();
    expect(onagain).toHaveBeenCalledOnce();
    const onbot = vi.fn();
    await rerender({ state: { ...table(), again: [0] }, you, onagain, onbot });
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
    expect(screen.getByRole('group', { name: /Waiting for.*Emre/ }).textContent).toMatch(/Ready:.*Freja/);
    screen.getByRole('button', { name: /A bot instead of.*Emre/ }).click();
    expect(onbot).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('puts the question of others where the answer is, until it is put aside', async () => {
    const onagain = vi.fn();
    render(End, { state: { ...table(), again: [1] }, you, onagain });
    const question = screen.getByRole('group', { name: /Emre.*wants to play again/ });
    expect(document.title).toMatch(/^● .*Emre.*wants to play again/);
    within(question).getByRole('button', { name: 'Play again' }).click();
    expect(onagain).toHaveBeenCalledOnce();
    within(question).getByRole('button', { name: 'Not now' }).click();
    await vi.waitFor(() => expect(screen.queryByRole('group', { name: /wants to play again/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  });

  it('offers those who watch everything but the next game', async () => {
    render(End, { state: table(), you: { ...you, seats: [], host: false }, onagain: () => {} });
    await more();
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')).toBe('/replay/KMPQR-1');
    expect(screen.getByRole('link', { name: 'Download the game record' }).getAttribute('href')).toBe(
      '/api/games/KMPQR-1/record',
    );
  });
});
