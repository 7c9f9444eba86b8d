import { describe, expect, it } from 'vitest';
import type { KingdomView, RulesView } from '../protocol/messages';
import { aRound, beginnings, chapters, last, sceneOf, within } from './film';
import { Film } from './session.svelte';
import type { ReplayGame, ReplayPosition } from '../api';

const bare: KingdomView = {
  laid: [],
  discarded: [],
  territories: [],
  points: 0,
  box: [0, 0, 0, 0],
  reach: [-4, -4, 4, 4],
};
const grown: KingdomView = { ...bare, laid: [{ number: 3, a: [1, 0], b: [2, 0] }], points: 2 };
const position = (move: string | null, round: number, more: Partial<ReplayPosition> = {}): ReplayPosition => ({
  move,
  round,
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
  pile: 0,
  ...more,
});
const game: ReplayGame = {
  number: 1,
  rules: {} as RulesView,
  players: ['A', 'B'],
  commitment: null,
  kingdoms: [bare, grown],
  result: null,
  positions: [
    position(null, 0),
    position('kings 1 0', 0),
    position('deal 3 4 5 6', 0),
    position('=3', 1, { seat: 1 }),
    position('deal 7 8 9 10', 1),
    position('3@h7e', 1, { seat: 1, kingdoms: [0, 1], points: [0, 2] }),
    position('=7', 1, { seat: 1, kingdoms: [0, 1], points: [0, 2] }),
    position('deal 11 12 13 14', 2, { kingdoms: [0, 1], points: [0, 2] }),
    position('4x', 2, { seat: 0, kingdoms: [0, 1], points: [0, 2] }),
  ],
};

describe('a game as a film', () => {
  it('knows what each step was', () => {
    expect(game.positions.map((_, at) => sceneOf(game, at))).toEqual([
      { kind: 'start' },
      { kind: 'kings', seats: [1, 0] },
      { kind: 'deal', dominoes: [3, 4, 5, 6] },
      { kind: 'claim', seat: 1, domino: 3 },
      { kind: 'deal', dominoes: [7, 8, 9, 10] },
      { kind: 'place', seat: 1, domino: 3, at: 'h7', laid: { number: 3, a: [1, 0], b: [2, 0] }, gain: 2 },
      { kind: 'claim', seat: 1, domino: 7 },
      { kind: 'deal', dominoes: [11, 12, 13, 14] },
      { kind: 'discard', seat: 0, domino: 4 },
    ]);
  });

  it('is moved through by rounds, and stops at its ends', () => {
    expect(beginnings(game)).toEqual([0, 4, 7]);
    expect([0, 4, 5, 7].map((at) => aRound(game, at, 1))).toEqual([4, 7, 7, last(game)]);
    expect([7, 5, 4, 0].map((at) => aRound(game, at, -1))).toEqual([4, 4, 0, 0]);
    expect([-3, 2, 99].map((at) => within(game, at))).toEqual([0, 2, 8]);
  });

  it('has its steps by round, each once: a claim that ends a round belongs to it', () => {
    expect(chapters(game).map(({ round, steps }) => [round, steps])).toEqual([
      [0, [0, 1, 2, 3]],
      [1, [4, 5, 6]],
      [2, [7, 8]],
    ]);
  });
});

describe('a film', () => {
  it('is a session at which one can only look: the step that is shown of it is its present', () => {
    let at = 3;
    const film = new Film(
      () => game,
      () => at,
    );
    const { state, you } = film.news;
    expect(state.game).toMatchObject({ round: game.positions[3]!.round, line: game.positions[3]!.line, clock: null });
    expect(state.seats.map(({ name }) => name)).toEqual(game.players);
    expect(you).toMatchObject({ seats: [], turn: null });
    at = last(game);
    expect(
      new Film(
        () => game,
        () => at,
      ).news.version,
    ).toBe(last(game) + 1);
  });
});
