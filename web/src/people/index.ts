/** The player of this browser, as the pages ask for them. */
export { askName } from './naming';
export { startGame } from './starting';
export { default as NameField } from './NameField.svelte';
