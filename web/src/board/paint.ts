import type { Terrain } from './types';

/** The colour under the pictures of a terrain: it hides hairlines between squares. */
export const BASE: Record<Terrain, string> = {
  wheat: '#F5CD64',
  meadow: '#88B854',
  swamp: '#AA97A8',
  lake: '#27659A',
  forest: '#1F4D39',
  mine: '#312C42',
};

/** How wide a badge with so many crowns is. */
export const CROWN_WIDTHS: readonly number[] = [0, 38, 62, 86];
