/**
 * Points as anybody counts them at the table: squares times crowns, and the bonuses. Whether the box holds such a
 * kingdom, and who is ahead, is for the engine.
 */
import type { ScoredKingdom } from '../../api';
import { boxOf, type Point, type Terrain } from '../../board';
import { keyOf, type Pad, type PadKingdom } from './pad';

const HARMONY = 5;
const MIDDLE = 10;

export type Counted = Pick<ScoredKingdom, 'territories' | 'score' | 'defects'>;
type Territory = Counted['territories'][number];

export function counted(pad: Pad, kingdom: PadKingdom): Counted {
  const territories = territoriesOf(kingdom);
  const harmony = harmonyOf(pad, kingdom);
  const middle = middleOf(pad, kingdom);
  const sum = territories.reduce((total, { points }) => total + points, 0);
  return {
    territories,
    defects: [],
    score: {
      total: sum + harmony.points + middle.points,
      territories: sum,
      harmony: harmony.points,
      middle_kingdom: middle.points,
      largest: Math.max(0, ...territories.map(({ squares }) => squares.length)),
      crowns: territories.reduce((all, { crowns }) => all + crowns, 0),
      harmony_reason: harmony.reason,
      middle_kingdom_reason: middle.reason,
    },
  };
}

const pointOf = (key: string): Point => key.split(',').map(Number) as unknown as Point;

/** Squares of one terrain that touch. */
function territoriesOf({ land }: PadKingdom): Territory[] {
  const left = new Map(Object.entries(land));
  const found: Territory[] = [];
  for (const [start, { terrain }] of Object.entries(land)) {
    if (!left.has(start)) continue;
    const squares: Point[] = [];
    let crowns = 0;
    const reached = [start];
    for (const key of reached) {
      const square = left.get(key);
      if (square?.terrain !== terrain) continue;
      left.delete(key);
      const [x, y] = pointOf(key);
      squares.push([x, y]);
      crowns += square.crowns;
      reached.push(...[[x + 1, y] as const, [x - 1, y] as const, [x, y + 1] as const, [x, y - 1] as const].map(keyOf));
    }
    found.push(territory(terrain, squares, crowns));
  }
  return found;
}

const territory = (terrain: Terrain, squares: readonly Point[], crowns: number): Territory => ({
  terrain,
  squares: squares.map(([x, y]) => [x, y]),
  crowns,
  points: squares.length * crowns,
});

interface Bonus {
  readonly points: number;
  readonly reason: Counted['score']['harmony_reason'];
}
const bonus = (points: number, code: string, facts: Record<string, number> = {}): Bonus => ({
  points,
  reason: { code, facts },
});

const boxIn = ({ land, castle }: PadKingdom): ReturnType<typeof boxOf> =>
  boxOf([...Object.keys(land).map(pointOf), ...(castle ? [castle] : [])]);

/** The whole grid is covered. */
function harmonyOf({ harmony, grid }: Pad, kingdom: PadKingdom): Bonus {
  if (!harmony) return bonus(0, 'harmony_not_played');
  const { west, east, south, north } = boxIn(kingdom);
  const empty = grid ** 2 - Object.keys(kingdom.land).length - (kingdom.castle ? 1 : 0);
  const fits = kingdom.castle !== null && east - west < grid && north - south < grid;
  return fits && empty === 0
    ? bonus(HARMONY, 'harmony_complete')
    : bonus(0, 'harmony_gaps', { empty: Math.max(0, empty) });
}

/** The castle is the centre of the rectangle round the kingdom. */
function middleOf({ middleKingdom }: Pad, kingdom: PadKingdom): Bonus {
  if (!middleKingdom) return bonus(0, 'middle_not_played');
  const { castle } = kingdom;
  if (!castle) return bonus(0, 'middle_needs_one_castle', { castles: 0 });
  const box = boxIn(kingdom);
  const [x, y] = castle;
  const around = { west: x - box.west, east: box.east - x, south: y - box.south, north: box.north - y };
  return around.west === around.east && around.south === around.north
    ? bonus(MIDDLE, 'middle_centred')
    : bonus(0, 'middle_off_centre', around);
}
