import { backend, Refusal } from '../backend';
import { guest, isUnknown } from './guest.svelte';
import type {
  ReplaysOfTable,
  Calendar,
  DayResult,
  DayTable,
  Gallery,
  GameList,
  GuestStatistics,
  Invitation,
  Replay,
  Scored,
  DrawnKingdom,
  TableList,
  TableListing,
  Today,
  Verified,
} from './shapes';

const CODE = /^[A-HJ-Z2-8]{5}$/;

/** Listed tables that gather players, newest first. */
export async function lobby(signal?: AbortSignal): Promise<readonly TableListing[]> {
  return (await backend.ask<TableList>('/tables', { signal })).tables;
}

/** The table of a code, as somebody sees it who has not come in yet. */
export async function tableOf(code: string, signal?: AbortSignal): Promise<TableListing> {
  // What cannot be a code is not asked for: a wrong field is the server's word, not a player's.
  if (!CODE.test(code)) throw new Refusal('no_such_table', { table: code });
  return backend.ask<TableListing>(`/tables/${code}`, { signal });
}

/** How others come to a table. */
export const invitationTo = (code: string, signal?: AbortSignal): Promise<Invitation> =>
  backend.ask<Invitation>(`/tables/${code}/invitation`, { signal });

/** Let the devices of the network reach this server; only the person at its own device may. */
export const openToNetwork = (secret: string): Promise<void> =>
  backend.ask<void>('/network', { method: 'POST', secret });

/** My tables whose game is not over; nobody has none. */
export async function myTables(signal?: AbortSignal): Promise<readonly TableListing[]> {
  return (await asMe<TableList>('/my/tables', signal))?.tables ?? [];
}

/** My finished games, newest first. */
export async function myGames(before?: number | null, signal?: AbortSignal): Promise<GameList> {
  const path = before === undefined || before === null ? '/my/games' : `/my/games?before=${before}`;
  return (await asMe<GameList>(path, signal)) ?? { games: [], before: null };
}

export type WhichGames = 'all' | 'won' | 'people';
const NO_GALLERY: Gallery = { games: [], before: null, counts: { all: 0, won: 0, people: 0 } };

/** My finished games with their final kingdoms, newest first. */
export async function myGallery(which: WhichGames, before: number | null): Promise<Gallery> {
  const older = before === null ? '' : `&before=${before}`;
  return (await asMe<Gallery>(`/my/gallery?which=${which}${older}`)) ?? NO_GALLERY;
}

/** Where the record of a finished game is. */
export const recordOf = (game: string): string => `/api/games/${game}/record`;

/** The record of a finished game. */
export const fetchRecord = async (game: string): Promise<string> =>
  (await forAnybody<Blob>(`/games/${game}/record`, true)).text();

/** A finished game as positions. */
export const gameOf = (game: string): Promise<Replay> => forAnybody<Replay>(`/games/${game}`);

/** Ask as whoever plays here; with a secret that the server has forgotten, as nobody: most games are for everybody. */
function forAnybody<Answer>(path: string, file = false): Promise<Answer> {
  const { me } = guest;
  if (!me) return backend.ask<Answer>(path, { file });
  return backend.ask<Answer>(path, { secret: me.secret, file }).catch((error: unknown) => {
    if (isUnknown(error)) return backend.ask<Answer>(path, { file });
    throw error;
  });
}

/** Whether everybody who has the link may watch the finished games of a table again. */
export const replaysOf = (table: string, signal: AbortSignal): Promise<ReplaysOfTable> =>
  backend.ask<ReplaysOfTable>(`/tables/${table}/replays`, { signal });

/** The host lets everybody who has the link watch them, or the players alone. */
export const shareReplays = (table: string, shared: boolean, secret: string): Promise<void> =>
  backend.ask<void>(`/tables/${table}/replays`, { method: 'POST', body: { shared }, secret });

/** A record as positions, as far as it is sound. */
export const replayed = (record: string): Promise<Replay> =>
  backend.ask<Replay>('/replay', { method: 'POST', body: { record } });

/** Put the shuffles of a record's games to the test, against fingerprints that were noted when they began. */
export const verify = (record: string, noted: readonly string[]): Promise<Verified> =>
  backend.ask<Verified>('/verify', { method: 'POST', body: { record, noted } });

/** Points, territories, defects and ranking of some kingdoms. */
export async function score(kingdoms: readonly DrawnKingdom[], rules: string, signal?: AbortSignal): Promise<Scored> {
  return backend.ask<Scored>('/score', { method: 'POST', body: { kingdoms, rules }, signal });
}

/** Today's challenge, with how far the player of this browser is; strangers see it, too. */
export async function today(signal?: AbortSignal): Promise<Today> {
  return (await asMe<Today>('/daily', signal)) ?? backend.ask<Today>('/daily', { signal });
}

/** My result of a day among all; null for a stranger. */
export const dayResult = (day: string, signal?: AbortSignal): Promise<DayResult | null> =>
  asMe<DayResult>(`/daily/${day}`, signal);

/** The days of a month that I have played; null for a stranger. */
export const calendarOf = (month: string, signal?: AbortSignal): Promise<Calendar | null> =>
  asMe<Calendar>(`/daily/calendar/${month}`, signal);

/** The table to play a day at; whoever is nobody yet becomes a guest. */
export const dayTable = (day: string, again = false): Promise<DayTable> =>
  guest.as((me) =>
    backend.ask<DayTable>(`/daily/${day}/table`, { method: 'POST', body: { again }, secret: me.secret }),
  );

/** My games in figures; null for a stranger. */
export const myStatistics = (players: number | null, signal?: AbortSignal): Promise<GuestStatistics | null> =>
  asMe<GuestStatistics>(players === null ? '/my/statistics' : `/my/statistics?players=${players}`, signal);

/** All my games as a file to keep. */
export const resultsFile = (kind: 'csv' | 'json'): Promise<Blob> =>
  backend.ask<Blob>(`/my/results.${kind}`, { secret: guest.me?.secret ?? '', file: true });

/** All my finished games, results and days as a file, where this browser keeps them. */
export const savedGames = (): Promise<Blob> =>
  guest.as((me) => backend.ask<Blob>('/my/games/file', { secret: me.secret, file: true }));

/** Add the games of such a file to those of this browser. */
export const bringInGames = (file: string): Promise<{ readonly games: number }> =>
  guest.as((me) => backend.ask('/my/games/file', { method: 'POST', text: file, secret: me.secret }));

/** Ask as whoever plays here; a stranger, or one whom the server forgot, gets nothing. */
async function asMe<Answer>(path: string, signal?: AbortSignal): Promise<Answer | null> {
  const { me } = guest;
  if (!me) return null;
  try {
    return await backend.ask<Answer>(path, { secret: me.secret, signal });
  } catch (error) {
    if (!isUnknown(error)) throw error;
    guest.drop();
    return null;
  }
}
