/** What a table is played with: the desk, its hand, lines and board, and how things are dragged and said. */
export { announce } from './announcing.svelte';
export { soundBeats } from './sounding.svelte';
export { Carrying } from './carrying.svelte';
export { lastSeconds, secondsLeft, URGENT } from './clock';
export { type Grade } from './coaching.svelte';
export { Desk, type Step } from './desk.svelte';
export { default as GradeMark } from './GradeMark.svelte';
export { default as HintButton } from './HintButton.svelte';
export { draggable, type Dragging, type Pull } from './dragging';
export { isForeign, playKey } from './keys';
export { dueOf, isDone } from './lines';
export { default as CarriedThings } from './CarriedThings.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Lines } from './Lines.svelte';
export { default as Points } from './Points.svelte';
export { default as Realm } from './Realm.svelte';
export { default as Territories } from './Territories.svelte';
