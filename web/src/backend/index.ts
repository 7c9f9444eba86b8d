/** The page's one way to the outside: nothing else in it names fetch, WebSocket or location (plugins/rooms.mjs). */
import { home } from './home';
import { local } from './local';
import type { Backend } from './port';
import { remote } from './remote';

export { address, here } from './address';
export { hasServer, moveTo, ofHome } from './home';
export { canPlayHere, keepForLater, keepPage, keeping, takeNewer, watchKeeping, watchPage } from './keeping.svelte';
export { engine } from './local/state.svelte';
export { Refusal, UNREACHABLE, type Backend, type Question, type Socket } from './port';
/** Who answers, for as long as the page lives: games of the one home are never told to the other. */
export const backend: Backend = home === 'page' ? local : remote;
