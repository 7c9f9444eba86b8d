import type { GameView, TableView } from '../protocol/messages';
import { t } from '../words';

/** What put the first before the second: points, or what decided a tie. `mine`: the reader's seat, if they play alone. */
export function explain(
  { decided_by, places, scores }: NonNullable<GameView['result']>,
  order: readonly number[],
  names: readonly string[],
  mine: number | null,
): string {
  const [first, second] = [order[0]!, order[1]!];
  const behind = mine === null ? 0 : scores[first]!.total - scores[mine]!.total;
  if (mine !== null && behind > 0)
    return t('web-end-you-behind', { place: places[mine]!, points: scores[mine]!.total, margin: behind });
  const [whose, who] = second === mine ? ['-you', {}] : ['', { name: names[second]! }];
  const [one, two] = [scores[first]!, scores[second]!];
  if (decided_by === 'shared') return t('web-end-by-nothing');
  const by = decided_by === 'points' ? 'total' : decided_by;
  const values = { ...who, margin: one[by] - two[by], one: one[by], two: two[by] };
  return t(`web-end-by-${decided_by}${whose}`, values);
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
