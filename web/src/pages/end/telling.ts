/**
 * The end of a game, told step by step: all kingdoms at once, territory by territory, then the bonuses, then the
 * places.
 */
import type { Outline } from '../../board';
import type { ScoreView as Score, TerritoryView as Territory } from '../../protocol/messages';

export type Bonus = 'harmony' | 'middle_kingdom';

export type Step =
  | { readonly kind: 'territory'; readonly index: number }
  | { readonly kind: 'crownless' }
  | { readonly kind: 'bonus'; readonly bonus: Bonus }
  | { readonly kind: 'places' };

/** What a kingdom shows after some steps. */
export interface Told {
  readonly outlines: readonly Outline[];
  readonly points: number;
  readonly stamps: readonly Bonus[];
}

export interface Played {
  readonly harmony: boolean;
  readonly middle_kingdom: boolean;
}

/** The territories that score, and those without a crown. Both keep the order that they are told in. */
export function sorted(territories: readonly Territory[]): { scoring: Territory[]; crownless: Territory[] } {
  return {
    scoring: territories.filter((territory) => territory.points > 0),
    crownless: territories.filter((territory) => territory.points === 0),
  };
}

/**
 * All steps of an ending: as many territories as the richest kingdom has, the crownless ones, the bonuses played, the
 * places.
 */
export function stepsOf(kingdoms: readonly (readonly Territory[])[], played: Played): Step[] {
  const parts = kingdoms.map(sorted);
  const most = Math.max(0, ...parts.map(({ scoring }) => scoring.length));
  const steps: Step[] = Array.from({ length: most }, (_, index) => ({ kind: 'territory', index }));
  if (parts.some(({ crownless }) => crownless.length > 0)) steps.push({ kind: 'crownless' });
  if (played.harmony) steps.push({ kind: 'bonus', bonus: 'harmony' });
  if (played.middle_kingdom) steps.push({ kind: 'bonus', bonus: 'middle_kingdom' });
  return [...steps, { kind: 'places' }];
}

/** A formula such as 7×4, as it stands on the board. */
export const formula = ({ squares, crowns }: Territory): string => `${squares.length}×${crowns}`;

/** What one kingdom shows when so many steps are told. */
export function toldOf(territories: readonly Territory[], score: Score, steps: readonly Step[]): Told {
  const { scoring, crownless } = sorted(territories);
  const outlines: Outline[] = [];
  const stamps: Bonus[] = [];
  let points = 0;
  for (const step of steps) {
    if (step.kind === 'territory') {
      const territory = scoring[step.index];
      if (!territory) continue;
      outlines.push({ squares: territory.squares, look: 'scores', label: formula(territory) });
      points += territory.points;
    } else if (step.kind === 'crownless') {
      outlines.push(...crownless.map(({ squares }): Outline => ({ squares, look: 'nothing', label: '0' })));
    } else if (step.kind === 'bonus' && score[step.bonus] > 0) {
      stamps.push(step.bonus);
      points += score[step.bonus];
    }
  }
  return { outlines, points, stamps };
}

/** How long a step is looked at, in parts of the longest: the first territories are worth the most. */
export function lengthOf(step: Step): number {
  return step.kind === 'territory' && step.index > 2 ? 0.6 : 1;
}

/** The seats from the first place to the last; those who share one by seat. */
export function inOrder(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((one, two) => places[one]! - places[two]! || one - two);
}

/** Names by seat; those who are called the same are told apart by a number. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
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
