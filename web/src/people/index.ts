/** The player of this browser, as the pages ask for them. */
export { default as AskName } from './AskName.svelte';
export { default as NameField } from './NameField.svelte';
