import type { Happening, Option, TableNews, Why } from '../protocol/messages';
import type { Following } from './following.svelte';

/** What is played at: a live table, or a position out of any game. */
export interface Session {
  /** The present; null until the first answer. */
  readonly news: TableNews | null;
  /** What led to it, oldest first. */
  readonly happened: readonly Happening[];
  /** What is shown of it, and its beats. */
  readonly following: Following;
  /** The move that was made and not answered yet. */
  readonly sent: string | null;
  /** Make a move. Resolves with the version that it led to; null where it could not be sent, or leads nowhere. */
  move(move: string): Promise<number | null>;
  /** Where a domino that can be seen would fit in a seat's kingdom. */
  placements(seat: number, domino: number): Promise<readonly Option[]>;
  /** Why a move would be refused; null if it would not. */
  why(seat: number, move: string): Promise<Why | null>;
}
