import { settings, sound } from '../app';
import type { Beat } from '../table';
import type { Desk } from './desk.svelte';

/** What happens at a table is heard, and felt on phones. Call while a component is being made. */
export function soundBeats(desk: Desk): void {
  $effect(() => desk.table.following.on((beat) => heard(desk, beat)));
}

function heard(desk: Desk, beat: Beat): void {
  switch (beat.kind) {
    case 'place':
    case 'claim':
    case 'discard':
      if (beat.own && !settings.reducedMotion) navigator.vibrate?.(10);
      sound(beat.kind === 'claim' ? 'king' : 'place');
      break;
    case 'deal':
      sound('deal');
      break;
    case 'turn':
      if (beat.turn && (beat.turn.phase === 'place' || desk.game.round === 0)) sound('your-turn');
      break;
  }
}
