import { dashed, spoken, type Defect, type Scored } from '../../api';
import { squareName } from '../../board';
import type { Why } from '../../protocol/messages';
import { capital, together } from '../../telling';
import { has, t } from '../../words';

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
