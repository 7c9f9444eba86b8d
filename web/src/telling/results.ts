/** Scores and places, ready to be told. */
import type { Outline } from '../board';
import type { ScoreView as Score, TerritoryView as Territory } from '../protocol/messages';

/** The territories that score, and those without a crown. Both keep the order that they are told in. */
export function sorted(territories: readonly Territory[]): { scoring: Territory[]; crownless: Territory[] } {
  return {
    scoring: territories.filter((territory) => territory.points > 0),
    crownless: territories.filter((territory) => territory.points === 0),
  };
}

/** A formula such as 7×4, as it stands on the board. */
export const formula = ({ squares, crowns }: Territory): string => `${squares.length}×${crowns}`;

/** The outlines of the territories that score, each with its formula. */
export const scoredOutlines = (territories: readonly Territory[]): Outline[] =>
  sorted(territories).scoring.map((territory) => ({
    squares: territory.squares,
    look: 'scores',
    label: formula(territory),
  }));

/** The seats from the first place to the last; those who share one by seat. */
export function inOrder(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((one, two) => places[one]! - places[two]! || one - two);
}

/** Whether somebody else has the same place. */
export const shares = (places: readonly number[], seat: number): boolean =>
  places.filter((place) => place === places[seat]).length > 1;

export type Tie =
  | { readonly by: 'largest' | 'crowns'; readonly seat: number; readonly own: number; readonly other: number }
  | { readonly by: 'shared' };

/**
 * What separates a seat from others with the same points, read from the numbers and the places that the server gave:
 * the first number that differs from the neighbour's in the ranking; null where nobody has the same points.
 */
export function tieOf(scores: readonly Score[], places: readonly number[], seat: number): Tie | null {
  if (shares(places, seat)) return { by: 'shared' };
  const order = inOrder(places);
  const at = order.indexOf(seat);
  const equal = [order[at - 1], order[at + 1]].find(
    (other) => other !== undefined && scores[other]!.total === scores[seat]!.total,
  );
  if (equal === undefined) return null;
  const by = scores[equal]!.largest === scores[seat]!.largest ? 'crowns' : 'largest';
  return { by, seat: equal, own: scores[seat]![by], other: scores[equal]![by] };
}
