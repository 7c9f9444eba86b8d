/** When a game ended, as people read it. */
import { language } from '../../words';

/** "16 Nov 2026". */
export const mediumDay = (ended: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(ended));
