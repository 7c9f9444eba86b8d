/** The page's one way to the outside: nothing else in it names fetch, WebSocket or location (plugins/rooms.mjs). */
import type { Backend } from './port';
import { remote } from './remote';

export { address } from './address';
export { Refusal, UNREACHABLE, type Backend, type Question, type Socket } from './port';
/** Who answers. */
export const backend: Backend = remote;
