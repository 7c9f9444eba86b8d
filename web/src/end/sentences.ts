import type { GameView, TableView } from '../protocol/messages';
import { t } from '../words';

/** What put the first before the second: points, or what decided a tie. */
export function explain(
  { decided_by, scores }: NonNullable<GameView['result']>,
  order: readonly number[],
  names: readonly string[],
): string {
  const [first, second] = [order[0]!, order[1]!];
  const name = names[second]!;
  const [one, two] = [scores[first]!, scores[second]!];
  if (decided_by === 'shared') return t('web-end-by-nothing');
  if (decided_by === 'largest') return t('web-end-by-largest', { name, one: one.largest, two: two.largest });
  if (decided_by === 'crowns') return t('web-end-by-crowns', { name, one: one.crowns, two: two.crowns });
  return t('web-end-ahead', { name, margin: one.total - two.total });
}

/** What was played: players, edition, variants. */
export const termsOf = (rules: TableView['rules']): string =>
  [
    t('web-end-players', { count: rules.players }),
    t(`web-end-edition-${rules.edition}`),
    ...(rules.mighty_duel ? [t('web-end-mighty-duel')] : []),
    ...(rules.harmony ? [t('variant-harmony')] : []),
    ...(rules.middle_kingdom ? [t('variant-middle-kingdom')] : []),
  ].join(' · ');
