/**
 * The end of a game, told step by step: all kingdoms at once, territory by territory, then the bonuses, then the
 * places.
 */
import type { Outline } from '../board';
import type { ScoreView as Score, TerritoryView as Territory } from '../protocol/messages';
import { formula, sorted } from '../telling';

export type Bonus = 'harmony' | 'middle_kingdom';

export type Step =
  | { readonly kind: 'territory'; readonly index: number }
  | { readonly kind: 'crownless' }
  | { readonly kind: 'bonus'; readonly bonus: Bonus }
  | { readonly kind: 'places' };

/** What a kingdom shows after some steps. */
export interface Counted {
  readonly outlines: readonly Outline[];
  readonly points: number;
  readonly stamps: readonly Bonus[];
}

export interface Played {
  readonly harmony: boolean;
  readonly middle_kingdom: boolean;
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

/** What one kingdom shows when so many steps are counted. */
export function countedOf(territories: readonly Territory[], score: Score, steps: readonly Step[]): Counted {
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
