/** The drawing of kingdoms, dominoes and lines. It is told what to show and knows no rule. */
export * from './types';
export * from './camera';
export { faceOf, squaresOf, variantAt, variantOf } from './dominoes';
export { outline } from './outline';
export { BASE } from './paint';
export { kingdomSvg } from './svg';
export { default as Charge } from './Charge.svelte';
export { default as Domino } from './Domino.svelte';
export { default as DominoNumber } from './DominoNumber.svelte';
export { default as King } from './King.svelte';
export { default as Kingdom } from './Kingdom.svelte';
export { default as MiniKingdom } from './MiniKingdom.svelte';
export { default as Outlines } from './Outlines.svelte';
export { default as Paper } from './Paper.svelte';
export { default as Portrait } from './Portrait.svelte';
export { default as Slot } from './Slot.svelte';
export { default as Stage } from './Stage.svelte';
export { default as Swatch } from './Swatch.svelte';
