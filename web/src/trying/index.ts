/** A move tried outside of any table: the server says what is legal, nothing is played. */
export { default as TryBoard } from './TryBoard.svelte';
