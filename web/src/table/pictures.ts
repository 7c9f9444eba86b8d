/** My kingdoms at tables that are not over, as this browser saw them last: the list of my tables shows them. */
import { recall, remember } from '../app/storage';
import type { Laid } from '../board';
import type { TableView, You } from '../protocol/messages';

const KEY = 'kingdomino.pictures';
/** So many tables are remembered. */
const MOST = 12;

export interface Picture {
  readonly seat: number;
  readonly laid: readonly Laid[];
}

function read(): [code: string, picture: Picture][] {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is [string, Picture] {
  const [code, picture] = (Array.isArray(value) ? value : []) as [unknown, Partial<Picture> | undefined];
  return typeof code === 'string' && Number.isInteger(picture?.seat) && Array.isArray(picture?.laid);
}

/** Keep how my kingdom looks at a table; one that is over, or where I have no kingdom, is forgotten. */
export function keepPicture({ code, game }: TableView, { seats }: You): void {
  const others = read().filter(([kept]) => kept !== code);
  const seat = seats[0];
  const laid = seat === undefined || !game || game.result ? [] : (game.kingdoms[seat]?.laid ?? []);
  const kept = laid.length && seat !== undefined ? [...others, [code, { seat, laid }] as const].slice(-MOST) : others;
  remember(KEY, JSON.stringify(kept));
}

/** The pictures of some tables, as far as there are any. */
export function pictures(codes: readonly string[]): ReadonlyMap<string, Picture> {
  return new Map(read().filter(([code]) => codes.includes(code)));
}
