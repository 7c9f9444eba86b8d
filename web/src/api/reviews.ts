import { backend } from '../backend';
import { guest } from './guest.svelte';
import type { Replay, ReviewPosition, ReviewView, TriedMove } from './shapes';

/** Have a finished game reviewed; whoever asks for the same game shares its review. */
export const reviewGame = (game: string): Promise<ReviewView> =>
  guest.as((me) => backend.ask<ReviewView>(`/games/${game}/review`, { method: 'POST', secret: me.secret }));

/** Have the record of a finished game reviewed; of several games, the one with this number. */
export const reviewRecord = (record: string, game = 1): Promise<ReviewView> =>
  guest.as((me) => backend.ask<ReviewView>('/reviews', { method: 'POST', body: { record, game }, secret: me.secret }));

/** A review as far as it is, with the moves after a number. */
export const reviewOf = (key: string, since: number, signal?: AbortSignal): Promise<ReviewView> =>
  backend.ask<ReviewView>(`/reviews/${key}?since=${since}`, { signal });

/** Wait for a review that is there, done or not. */
export const resumeReview = (key: string): Promise<ReviewView> =>
  guest.as((me) => backend.ask<ReviewView>(`/reviews/${key}`, { method: 'POST', secret: me.secret }));

/** Wait no longer for a review. */
export const leaveReview = (key: string): Promise<void> =>
  guest.as((me) => backend.ask(`/reviews/${key}`, { method: 'DELETE', secret: me.secret }));

/** The reviewed game as positions, without names. */
export const reviewedGame = (key: string): Promise<Replay> => backend.ask<Replay>(`/reviews/${key}/game`);

/** A position of the reviewed game, with every legal move. */
export const positionOf = (key: string, moves: number): Promise<ReviewPosition> =>
  backend.ask<ReviewPosition>(`/reviews/${key}/positions/${moves}`);

/** What another move would have been worth. */
export const tryMove = (key: string, number: number, move: string): Promise<TriedMove> =>
  backend.ask<TriedMove>(`/reviews/${key}/tries`, { method: 'POST', body: { number, move } });
