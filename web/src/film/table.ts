import type { ReplayGame } from '../api';
import type { TableView, Turn, You } from '../protocol/messages';

/** A step of a finished game as a table at which one seat may decide. */
export function tableAt(game: ReplayGame, at: number, turn: Turn): { state: TableView; you: You } {
  const { kingdoms, ...position } = game.positions[at]!;
  const seats = game.players.map((name, seat) => ({
    seat,
    kind: 'person' as const,
    name,
    guest: null,
    level: null,
    stand_in: null,
    timeouts: 0,
    face: null,
  }));
  return {
    you: { seats: [turn.seat], host: false, turn, undo: 'no', undo_why: null },
    state: {
      code: '',
      stage: 'playing',
      rules: game.rules,
      dynasty: false,
      listed: false,
      fixed_deck: false,
      hints: false,
      clock: null,
      host: turn.seat,
      seats,
      standing: null,
      undo: null,
      again: [],
      from_position: true,
      challenge: null,
      game: {
        ...position,
        phase: turn.phase,
        id: '',
        number: game.number,
        commitment: null,
        kingdoms: kingdoms.map((index) => game.kingdoms[index]!),
        hints: [],
        clock: null,
        result: null,
      },
    },
  };
}
