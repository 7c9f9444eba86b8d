/** The challenge of a day, as the first page and its own page show it. */
export { default as AsTable } from './AsTable.svelte';
export { drawCard, type CardWords } from './card';
export * from './days';
export { default as Histogram } from './Histogram.svelte';
export { default as Share } from './Share.svelte';
