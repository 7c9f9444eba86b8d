/** Games to look at again: a finished one of the server's; a record that somebody brings is read by the server too. */
import { gameOf, Refusal, type Replay } from '../../api';

const GAME = /^[A-HJ-Z2-8]{5}-[0-9]{1,6}$/;
/** No record of a table is longer; the server refuses longer ones too. */
export const MOST_CHARACTERS = 60_000;

/** A finished game. */
export async function finishedGame(game: string): Promise<Replay> {
  // What cannot be a game's name is not asked for.
  if (!GAME.test(game)) throw new Refusal('no_such_finished_game', { game });
  return gameOf(game);
}
