import { dashed, spoken, type Defect, type Scored } from '../../api';
import { squareName, type Point } from '../../board';
import type { Why } from '../../protocol/messages';
import { capital, together } from '../../telling';
import { has, t } from '../../words';
import { keyOf, type PadKingdom } from './pad';

const MOST_NAMED = 8;

/** What cannot be right, in words. */
export function defectOf({ code, facts, squares }: Defect): string {
  const named = squares.slice(0, MOST_NAMED).map(squareName);
  if (squares.length > MOST_NAMED) named.push('…');
  return t(`defect-${dashed(code)}`, { squares: named.join(', '), ...spoken(facts) });
}

/** Why a bonus came or did not; nothing where it is not played. */
export function reasonOf({ code, facts }: Why): string | null {
  const key = `reason-${dashed(code)}`;
  return has(key) ? capital(t(key, spoken(facts ?? {}))) : null;
}

/** What decided between players with equal points. `names` by kingdom of the answer. */
export function tiesOf(scored: Scored, names: readonly string[]): string[] {
  return scored.ties.map(({ kingdoms, decided_by }) => {
    const players = together(kingdoms.map((index) => names[index] ?? ''));
    if (decided_by === 'largest') return t('score-tie-largest', { players });
    if (decided_by === 'crowns') return t('score-tie-crowns', { players });
    return scored.kingdoms[kingdoms[0] ?? 0]?.place === 1
      ? t('score-tie-shared-first', { players })
      : t('score-tie-shared', { players });
  });
}

/** What stands on a square. */
export function squareSaid({ land, castle }: PadKingdom, at: Point): string {
  const square = squareName(at);
  const there = land[keyOf(at)];
  if (there) return t('web-pad-square-land', { square, terrain: t(`terrain-${there.terrain}`), crowns: there.crowns });
  return castle && keyOf(castle) === keyOf(at)
    ? t('web-pad-square-castle', { square })
    : t('web-pad-square-empty', { square });
}
