/** What the lines of a game show. */
import type { GameView } from '../table';

/** Whether a slot of this round's line is played: its domino lies, or left the game. */
export const isDone = (game: GameView, index: number): boolean =>
  game.phase === 'over' || index < game.turn || (index === game.turn && game.phase === 'claim');

/** Whether a seat had to give up a domino. */
export const isDiscarded = (game: GameView, seat: number | null, domino: number): boolean =>
  seat !== null && game.kingdoms[seat]!.discarded.includes(domino);

/** The dominoes of a seat that are still to be placed: those of this round, then those claimed for the next. */
export function dueOf(game: GameView, seat: number): { readonly holds: number[]; readonly claimed: number[] } {
  const numbers = (slots: GameView['line']): number[] => slots.map(({ domino }) => domino);
  return {
    holds: numbers(game.line.filter((slot, index) => slot.seat === seat && !isDone(game, index))),
    claimed: numbers(game.next_line.filter((slot) => slot.seat === seat)),
  };
}

/** How many others act before a seat does: 0, it is next. Null where nobody knows yet. */
export function othersBefore({ line, next_line, turn, kings, phase }: GameView, seat: number): number | null {
  const order = line.length ? line.map((slot) => slot.seat) : kings;
  const ahead = order.slice(turn + 1).indexOf(seat);
  if (ahead >= 0) return ahead;
  const later = next_line.findIndex((slot) => slot.seat === seat);
  const unclaimed = next_line.some((slot, index) => slot.seat === null && index < later);
  return phase === 'over' || later < 0 || unclaimed ? null : order.length - turn - 1 + later;
}
