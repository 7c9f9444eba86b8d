/** A position out of any game, decided once more: puzzles, and moves of a review that are tried again. */
export { default as TryTable } from './TryTable.svelte';
