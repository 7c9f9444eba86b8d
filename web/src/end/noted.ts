/** What this browser noted when a game began: the fingerprint of its deck, so that no other can be shown afterwards. */
import { remember, stored } from '../app/storage';

const KEY = 'kingdomino.commitments';
/** So many games are remembered. */
const MOST = 24;

const read = (): [game: string, commitment: string][] =>
  stored(KEY, (found) => (Array.isArray(found) ? found.filter(isPair) : []));

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}

/** Keep the fingerprint that a game showed first; a later, different one does not replace it. */
export function note(game: string, commitment: string | null): void {
  const known = read();
  if (commitment === null || known.some(([id]) => id === game)) return;
  remember(KEY, JSON.stringify([...known, [game, commitment]].slice(-MOST)));
}

/** The fingerprint that a game showed when this browser first saw it. */
export function noted(game: string): string | null {
  return read().find(([id]) => id === game)?.[1] ?? null;
}
