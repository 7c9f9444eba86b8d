/** Games to look at again: a finished one of the server's, or a record that somebody brings. */
import { Refusal } from '../../api';
import { ask } from '../../api/ask';
import type { Replay } from './shapes';

const GAME = /^[A-HJ-Z2-8]{5}-[0-9]{1,6}$/;
/** No record of a table is longer; the server refuses longer ones too. */
export const MOST_CHARACTERS = 60_000;

/** A finished game. */
export async function finishedGame(game: string): Promise<Replay> {
  // What cannot be a game's name is not asked for.
  if (!GAME.test(game)) throw new Refusal('no_such_finished_game', { game });
  return ask<Replay>(`/games/${game}`);
}

/** A record as positions, as far as it is sound. */
export async function replayed(record: string): Promise<Replay> {
  return ask<Replay>('/replay', { method: 'POST', body: { record } });
}
