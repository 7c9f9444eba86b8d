/** The record of a finished game, for whoever puts its shuffle to the test. */
import { recordOf, Refusal, UNREACHABLE } from '../api';

export async function fetchRecord(game: string): Promise<string> {
  const response = await fetch(recordOf(game)).catch(() => null);
  if (!response?.ok) throw new Refusal(response?.status === 404 ? 'no_such_finished_game' : UNREACHABLE, { game });
  return response.text();
}
