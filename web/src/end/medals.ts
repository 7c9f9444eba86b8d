/** What a finished game was for its player, among all their games. True or not said. */
import { LEVELS, type GuestStatistics, type Level } from '../api';

export type Medal =
  | { readonly kind: 'best'; readonly points: number }
  | { readonly kind: 'first-win' }
  | { readonly kind: 'first-against'; readonly level: Level }
  | { readonly kind: 'bonuses' };

export interface Ending {
  readonly game: string;
  readonly won: boolean;
  readonly points: number;
  /** The levels of the bots at the table. */
  readonly bots: readonly Level[];
  /** Harmony and Middle Kingdom were played and won. */
  readonly bothBonuses: boolean;
}

/** With fewer finished games everything would be a record. */
const ENOUGH = 3;
const MOST = 3;

/** Games with hints are in no statistics: they earn nothing. */
const counts = ({ line }: GuestStatistics, { game }: Ending): boolean => line.some((each) => each.game === game);

/** The strongest of some levels; null where there is none. */
export const strongest = (levels: readonly Level[]): Level | null =>
  LEVELS.filter((level) => levels.includes(level)).at(-1) ?? null;

/** The level above; null above the king. */
export const above = (level: Level): Level | null => LEVELS[LEVELS.indexOf(level) + 1] ?? null;

export function medalsOf(figures: GuestStatistics, ending: Ending): Medal[] {
  if (!counts(figures, ending)) return [];
  const first = ending.won && figures.won <= 1;
  if (figures.games < ENOUGH) return first ? [{ kind: 'first-win' }] : [];
  const medals: Medal[] = [];
  if (figures.best?.game === ending.game) medals.push({ kind: 'best', points: ending.points });
  const level = strongest(ending.bots);
  const before = figures.levels.find(({ name }) => name === level);
  if (first) medals.push({ kind: 'first-win' });
  else if (ending.won && level && before && before.won <= 1) medals.push({ kind: 'first-against', level });
  if (ending.bothBonuses) medals.push({ kind: 'bonuses' });
  return medals.slice(0, MOST);
}

/** How many points more than the median of all one's games; null where it is not more, or not worth saying. */
export function aboveMedian(figures: GuestStatistics, ending: Ending): number | null {
  if (!counts(figures, ending) || figures.games < ENOUGH) return null;
  const points = figures.line.map((each) => each.points).sort((one, other) => one - other);
  const more = ending.points - points[Math.floor((points.length - 1) / 2)]!;
  return more > 0 ? more : null;
}
