import { faceOf } from '../board/dominoes.ts';
import type { Land, Terrain } from '../board/types.ts';

const TERRAINS: readonly Terrain[] = ['wheat', 'forest', 'lake', 'meadow', 'swamp', 'mine'];
const FACES = Array.from({ length: 48 }, (_, index) => faceOf(index + 1));
const MOST_CROWNS = 3;

/** The lands of the box, in the order of the net's outputs; the castle and the empty square follow them. */
export const LANDS: readonly Land[] = TERRAINS.flatMap((terrain) =>
  Array.from({ length: MOST_CROWNS + 1 }, (_, crowns) => ({ terrain, crowns })),
).filter((land) => FACES.some((face) => face.some((half) => same(half, land))));
export const CASTLE = LANDS.length;
export const EMPTY = CASTLE + 1;
export const KINDS = EMPTY + 1;

function same(one: Land, two: Land): boolean {
  return one.terrain === two.terrain && one.crowns === two.crowns;
}

export const kindOf = (land: Land): number => LANDS.findIndex((one) => same(one, land));

/** Of each sort of domino the kinds of its halves, and how many of it are in the box. */
export const SORTS: readonly (readonly [number, number, number])[] = (() => {
  const counts = new Map<number, number>();
  for (const face of FACES) {
    const [a, b] = face.map(kindOf).toSorted((one, two) => one - two) as [number, number];
    counts.set(a * KINDS + b, (counts.get(a * KINDS + b) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one], [two]) => one - two)
    .map(([pair, count]) => [Math.floor(pair / KINDS), pair % KINDS, count] as const);
})();
