import { puzzleOf, whyNotInPuzzle } from '../../api';
import { Position } from '../../table';
import { botsFor } from '../../telling';

/** A puzzle as a position; `attempt` judges a move. */
export async function poseOf(number: number, attempt: (move: string) => Promise<void>): Promise<Position> {
  const { state, you, places } = await puzzleOf(number);
  // Who played the game is not known: bots get the first faces of their level.
  const bots = botsFor(state.seats.map(({ level }) => level ?? ''));
  const seats = state.seats.map((seat, index) => ({ ...seat, face: bots[index]?.face ?? null }));
  return new Position({
    state: { ...state, seats },
    you,
    placements: (domino) => Promise.resolve(places[domino] ?? []),
    why: (move) => whyNotInPuzzle(number, move),
    attempt,
  });
}
