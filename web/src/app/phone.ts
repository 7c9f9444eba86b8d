import { MediaQuery } from 'svelte/reactivity';

/** A window of a phone, upright or sideways: the table has its small boxes. The same condition as in the styles. */
export const phone = new MediaQuery('(max-width: 900px), (max-height: 499px)');
/** One column: pages stand one below the other what else stands side by side. */
export const narrow = new MediaQuery('(max-width: 760px)');
