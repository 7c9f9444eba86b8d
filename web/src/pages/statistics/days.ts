/** When a game ended, as people read it. */
import { language } from '../../words';

/** Our English is British: the day stands before the month. */
const told = (ended: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : language(), options).format(new Date(ended));

/** "16 Nov 2026". */
export const mediumDay = (ended: number): string => told(ended, { dateStyle: 'medium' });
/** "16 November". */
export const dayAndMonth = (ended: number): string => told(ended, { day: 'numeric', month: 'long' });
