import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from '../styles/breakpoints';

/** A window of a phone, upright or sideways: the table has its small boxes. The same condition as in the styles. */
export const phone = new MediaQuery(`${BREAKPOINTS.medium} or ${BREAKPOINTS.flat}`);
/** One column: pages stand one below the other what else stands side by side. */
export const narrow = new MediaQuery(BREAKPOINTS.narrow);
