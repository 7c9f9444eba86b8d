/** Which puzzles are solved, or were given up; kept on this device. */
import { recall, remember } from '../../app';

const KEY = 'kingdomino.puzzles';

export type Outcome = 'solved' | 'shown';

export function outcomes(): ReadonlyMap<number, Outcome> {
  try {
    const stored: unknown = JSON.parse(recall(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(
      Object.entries(stored).flatMap(([number, outcome]) =>
        outcome === 'solved' || outcome === 'shown' ? [[Number(number), outcome] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

/** Note how a puzzle ended; one that was given up is not solved later, by somebody who has seen the answer. */
export function note(number: number, outcome: Outcome): void {
  const known = outcomes();
  if (known.has(number)) return;
  remember(KEY, JSON.stringify(Object.fromEntries([...known, [number, outcome]])));
}
