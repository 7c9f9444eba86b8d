import type { DrawnKingdom } from '../../api';
import {
  boxOf,
  faceOf,
  TERRAINS,
  variantAt,
  type Box,
  type Land,
  type Point,
  type Square,
  type Terrain,
} from '../../board';

/** What can be put on a square. */
export type Paint = Terrain | 'castle' | 'empty';

/** A painted square; `domino` says which one laid it, where one did. */
export interface PadSquare extends Land {
  readonly domino?: number;
}

/** One player's kingdom on the pad. Squares by "x,y". */
export interface PadKingdom {
  readonly name: string;
  readonly land: Readonly<Record<string, PadSquare>>;
  readonly castle: Point | null;
}

/** Everything on the pad. Kept in the browser. */
export interface Pad {
  readonly players: 2 | 3 | 4;
  readonly grid: 5 | 7;
  readonly edition: 'classic' | 'revised';
  readonly harmony: boolean;
  readonly middleKingdom: boolean;
  /** Always four, of which `players` count. */
  readonly kingdoms: readonly PadKingdom[];
}

const BARE: PadKingdom = { name: '', land: {}, castle: [0, 0] };
export const EMPTY: Pad = {
  players: 4,
  grid: 5,
  edition: 'classic',
  harmony: true,
  middleKingdom: true,
  kingdoms: [BARE, BARE, BARE, BARE],
};

export const keyOf = (at: Point): string => `${at[0]},${at[1]}`;
const pointOf = (key: string): Point => key.split(',').map(Number) as unknown as Point;
const same = (one: Point | null, two: Point): boolean => one !== null && one[0] === two[0] && one[1] === two[1];

/** The most crowns that a square of a terrain has on any domino of the box. */
const MOST: Readonly<Record<Terrain, number>> = (() => {
  const most = Object.fromEntries(TERRAINS.map((terrain) => [terrain, 0])) as Record<Terrain, number>;
  for (let number = 1; number <= 48; number++)
    for (const { terrain, crowns } of faceOf(number)) most[terrain] = Math.max(most[terrain], crowns);
  return most;
})();
export const mostCrowns = (terrain: Terrain): number => MOST[terrain];

/** The kingdom with this paint on a square. A castle stands once: painting it elsewhere moves it. */
export function painted(kingdom: PadKingdom, at: Point, paint: Paint, crowns: number): PadKingdom {
  const land = { ...kingdom.land };
  delete land[keyOf(at)];
  if (paint === 'castle') return { ...kingdom, land, castle: at };
  const castle = same(kingdom.castle, at) ? null : kingdom.castle;
  if (paint !== 'empty') land[keyOf(at)] = { terrain: paint, crowns: Math.min(crowns, MOST[paint]) };
  return { ...kingdom, land, castle };
}

/** A tap: paints, or adds a crown where that paint is already; after the most that the box has, none again. */
export function tapped(kingdom: PadKingdom, at: Point, paint: Paint, crowns: number): PadKingdom {
  const there = kingdom.land[keyOf(at)];
  if (!there || there.terrain !== paint) return painted(kingdom, at, paint, crowns);
  return painted(kingdom, at, paint, there.crowns >= MOST[there.terrain] ? 0 : there.crowns + 1);
}

/** The square with so many crowns, or as many as its terrain can have; nothing changes where there is no land. */
export function crowned(kingdom: PadKingdom, at: Point, crowns: number): PadKingdom {
  const there = kingdom.land[keyOf(at)];
  return there ? painted(kingdom, at, there.terrain, crowns) : kingdom;
}

/** Both halves of a domino, over whatever lay there. */
export function laid(kingdom: PadKingdom, number: number, a: Point, b: Point): PadKingdom {
  const [first, second] = faceOf(number);
  const land: Record<string, PadSquare> = {
    ...kingdom.land,
    [keyOf(a)]: { ...first, domino: number },
    [keyOf(b)]: { ...second, domino: number },
  };
  const castle = same(kingdom.castle, a) || same(kingdom.castle, b) ? null : kingdom.castle;
  return { ...kingdom, land, castle };
}

/** The dominoes that lie whole in a kingdom. */
export function dominoesIn({ land }: PadKingdom): ReadonlySet<number> {
  const halves = new Map<number, number>();
  for (const { domino } of Object.values(land)) if (domino) halves.set(domino, (halves.get(domino) ?? 0) + 1);
  return new Set([...halves].filter(([, count]) => count > 1).map(([number]) => number));
}

/** The squares as the board draws them. */
export const drawn = ({ land }: PadKingdom): Square[] =>
  Object.entries(land).map(([key, { terrain, crowns }]) => {
    const at = pointOf(key);
    return { at, terrain, crowns, variant: variantAt(at[0], at[1]) };
  });

export const isBare = ({ land }: PadKingdom): boolean => Object.keys(land).length === 0;

/** The squares that can be painted: the grid, and whatever lies outside since the grid was larger. */
export function paintable({ grid }: Pad, kingdom: PadKingdom): Box {
  const half = (grid - 1) / 2;
  const outside = [...Object.keys(kingdom.land).map(pointOf), ...(kingdom.castle ? [kingdom.castle] : [])];
  return boxOf([[-half, -half], [half, half], ...outside]);
}

/** A kingdom as it is sent. */
export const sent = ({ land, castle }: PadKingdom): DrawnKingdom => ({
  squares: Object.entries(land).map(([key, { terrain, crowns }]) => {
    const [x, y] = pointOf(key);
    return { x, y, terrain, crowns };
  }),
  castles: castle ? [{ x: castle[0], y: castle[1] }] : [],
});

/** The ruleset in the notation. */
export function rulesOf({ players, grid, edition, harmony, middleKingdom }: Pad): string {
  const words = [String(grid === 7 ? 2 : players), edition];
  if (grid === 7) words.push('mighty-duel');
  if (harmony) words.push('harmony');
  if (middleKingdom) words.push('middle-kingdom');
  return words.join(' ');
}

/** The pad in a stored text; whatever cannot be read is empty. */
export function readPad(text: string | null): Pad {
  let kept: Partial<Pad>;
  try {
    kept = (JSON.parse(text ?? 'null') ?? {}) as Partial<Pad>;
  } catch {
    return EMPTY;
  }
  return {
    players: kept.players === 2 || kept.players === 3 ? kept.players : 4,
    grid: kept.grid === 7 ? 7 : 5,
    edition: kept.edition === 'revised' ? 'revised' : 'classic',
    harmony: kept.harmony !== false,
    middleKingdom: kept.middleKingdom !== false,
    kingdoms: [0, 1, 2, 3].map((index) =>
      readKingdom(Array.isArray(kept.kingdoms) ? (kept.kingdoms[index] as unknown) : null),
    ),
  };
}

function readKingdom(kept: unknown): PadKingdom {
  const { name, land, castle } = (kept ?? {}) as { name?: unknown; land?: unknown; castle?: unknown };
  const squares: Record<string, PadSquare> = {};
  for (const [key, value] of Object.entries((land ?? {}) as Record<string, Partial<PadSquare> | null>)) {
    if (!/^-?\d,-?\d$/.test(key) || !value || !TERRAINS.includes(value.terrain as Terrain)) continue;
    const terrain = value.terrain as Terrain;
    const crowns = Number.isInteger(value.crowns) ? Math.min(Math.max(value.crowns as number, 0), MOST[terrain]) : 0;
    const whole = Number.isInteger(value.domino) && value.domino! >= 1 && value.domino! <= 48;
    squares[key] = whole ? { terrain, crowns, domino: value.domino! } : { terrain, crowns };
  }
  const stands =
    Array.isArray(castle) &&
    castle.length === 2 &&
    castle.every((part) => Number.isInteger(part) && Math.abs(part as number) < 10);
  return {
    name: typeof name === 'string' ? name.slice(0, 32) : '',
    land: squares,
    castle: stands ? (castle as unknown as Point) : kept && castle === null ? null : [0, 0],
  };
}
