import { faceOf } from '../board';
import { t } from '../words';

/** What a domino shows, in words. */
export function facesOf(domino: number): string {
  const [first, second] = faceOf(domino);
  const [one, two] = [t(`terrain-${first.terrain}`), t(`terrain-${second.terrain}`)];
  return first.terrain === second.terrain
    ? t('web-table-all-of', { terrain: one })
    : t('web-table-both-of', { first: one, second: two });
}
