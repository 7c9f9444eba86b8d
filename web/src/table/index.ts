/** The connection to a table: its present, how it is followed, where a domino is aimed. */
export { Aim, type Subject } from './aim.svelte';
export { useWire } from './connection';
export { createTable, PLAY_NOW, sitDown, type NewTable } from './errands';
export { type Act, type Beat } from './beats';
export { Following } from './following.svelte';
export { logOf, type Entry, type RoundOfLog } from './history';
export { newKey } from './key';
export { LiveTable } from './live.svelte';
export { Position } from './position.svelte';
export type { Session } from './session';
export {
  boxFrom,
  cellsOf,
  dominoOf,
  growing,
  isPlacement,
  same,
  towardsOf,
  viewIn,
  waysOf,
  type Placement,
  type Towards,
} from './placing';
export { Wire, type Connection, type Follower } from './wire.svelte';
export * from './shapes';
export { keepPicture, pictures, type Picture } from './pictures';
