import { ask } from './ask';
import { guest, isUnknown } from './guest.svelte';
import { Refusal } from './refusal';
import type { GameList, Replay, Scored, SquaresOfKingdom, TableList, TableListing, Verified } from './shapes';

const CODE = /^[A-HJ-Z2-8]{5}$/;

/** Listed tables that gather players, newest first. */
export async function lobby(signal?: AbortSignal): Promise<readonly TableListing[]> {
  return (await ask<TableList>('/tables', { signal })).tables;
}

/** The table of a code, as somebody sees it who has not come in yet. */
export async function tableOf(code: string, signal?: AbortSignal): Promise<TableListing> {
  // What cannot be a code is not asked for: a wrong field is the server's word, not a player's.
  if (!CODE.test(code)) throw new Refusal('no_such_table', { table: code });
  return ask<TableListing>(`/tables/${code}`, { signal });
}

/** My tables whose game is not over; nobody has none. */
export async function myTables(signal?: AbortSignal): Promise<readonly TableListing[]> {
  return (await asMe<TableList>('/my/tables', signal))?.tables ?? [];
}

/** My finished games, newest first. */
export async function myGames(before?: number | null, signal?: AbortSignal): Promise<GameList> {
  const path = before === undefined || before === null ? '/my/games' : `/my/games?before=${before}`;
  return (await asMe<GameList>(path, signal)) ?? { games: [], before: null };
}

/** Where the record of a finished game is. */
export const recordOf = (game: string): string => `/api/games/${game}/record`;

/** A finished game as positions. */
export const gameOf = (game: string): Promise<Replay> => ask<Replay>(`/games/${game}`);

/** A record as positions, as far as it is sound. */
export const replayed = (record: string): Promise<Replay> =>
  ask<Replay>('/replay', { method: 'POST', body: { record } });

/** Put the shuffles of a record's games to the test, against fingerprints that were noted when they began. */
export const verify = (record: string, noted: readonly string[]): Promise<Verified> =>
  ask<Verified>('/verify', { method: 'POST', body: { record, noted } });

/** Points, territories, defects and ranking of some kingdoms. */
export async function score(
  kingdoms: readonly SquaresOfKingdom[],
  rules: string,
  signal?: AbortSignal,
): Promise<Scored> {
  return ask<Scored>('/score', { method: 'POST', body: { kingdoms, rules }, signal });
}

/** Ask as whoever plays here; a stranger, or one whom the server forgot, gets nothing. */
async function asMe<Answer>(path: string, signal?: AbortSignal): Promise<Answer | null> {
  const { me } = guest;
  if (!me) return null;
  try {
    return await ask<Answer>(path, { secret: me.secret, signal });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    guest.drop();
    return null;
  }
}
