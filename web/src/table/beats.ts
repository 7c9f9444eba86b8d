import type { Moved, TableNews, Turn } from '../protocol/messages';
import { dominoOf } from './placing';

/** A move that is being shown: from the table before it to the table after it. */
export interface Act {
  readonly moved: Moved;
  readonly from: TableNews;
  readonly to: TableNews;
  /** How long it takes to be followed, in milliseconds. */
  readonly length: number;
}

/**
 * What happens at a table, as it is shown: found once, by whoever follows the table, and told to all who listen.
 * Moves are told when they begin to be shown, a turn as soon as it is known, everything else when it is there.
 */
export type Beat =
  | {
      readonly kind: 'place' | 'claim' | 'discard';
      readonly seat: number;
      readonly domino: number;
      /** By whoever sits here: it takes no time. */
      readonly own: boolean;
      readonly act: Act;
    }
  | { readonly kind: 'gain'; readonly seat: number; readonly points: number; readonly own: boolean }
  | { readonly kind: 'deal'; readonly dominoes: readonly number[] }
  | { readonly kind: 'turn'; readonly turn: Turn | null }
  | { readonly kind: 'undo'; readonly seat: number }
  | { readonly kind: 'end' };

/** By a person who sits here. */
export const isOwn = (moved: Moved, { you }: TableNews): boolean =>
  moved.by === 'person' && you.seats.includes(moved.seat);

/** The beat of a move. */
export function moveBeat(act: Act): Beat {
  const { move, seat } = act.moved;
  const kind = move.startsWith('=') ? 'claim' : move.endsWith('x') ? 'discard' : 'place';
  return { kind, seat, domino: dominoOf(move), own: isOwn(act.moved, act.to), act };
}

/** What is there with a table that was not there before it: points, a line, a move taken back, the end. */
export function changeBeats(from: TableNews, to: TableNews): Beat[] {
  const beats: Beat[] = [];
  for (const { event } of to.happened) {
    if (event.type === 'moved' && event.move.includes('@'))
      beats.push({ kind: 'gain', seat: event.seat, points: event.gain, own: isOwn(event, to) });
    if (event.type === 'undone') beats.push({ kind: 'undo', seat: event.seat });
  }
  const line = (news: TableNews): string => news.state.game?.next_line.map(({ domino }) => domino).join() ?? '';
  if (line(to) && line(to) !== line(from) && !to.happened.some(({ event }) => event.type === 'undone'))
    beats.push({ kind: 'deal', dominoes: to.state.game!.next_line.map(({ domino }) => domino) });
  if (to.state.game?.result && !from.state.game?.result) beats.push({ kind: 'end' });
  return beats;
}

/** What somebody is asked to do, as a text: the same as long as nothing else is asked. */
export const turnKey = ({ state, you }: TableNews): string =>
  you.turn ? `${state.game?.id} ${you.turn.seat} ${state.game?.round} ${you.turn.phase} ${you.turn.domino}` : '';
