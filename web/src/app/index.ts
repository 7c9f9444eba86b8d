/** The shell and the parts that every page is built from. */
export { announcer, call, say } from './announce.svelte';
export { router } from './router.svelte';
export { settings } from './settings.svelte';
export { sound, type SoundName } from './sounds';
export { forget, recall, remember } from './storage';
export { toast } from './toasts.svelte';
export type { IconName } from './icons';
export { default as Brand } from './Brand.svelte';
export { default as Button } from './Button.svelte';
export { default as Choice } from './Choice.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Failed } from './Failed.svelte';
export { default as Header } from './Header.svelte';
export { default as Icon } from './Icon.svelte';
export { default as LanguageMenu } from './LanguageMenu.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as Switch } from './Switch.svelte';
