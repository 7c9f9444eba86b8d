/** A finished game as a film: its steps, how to move through them, and what each step is called. */
export * from './film';
export { sentenceOfScene } from './telling';
export { Film, newsAt } from './session.svelte';
export { Playhead } from './playhead.svelte';
export { default as Controls } from './Controls.svelte';
