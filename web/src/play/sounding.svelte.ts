import { settings, sound, type SoundName } from '../app';
import type { Beat } from '../table';
import type { Desk } from './desk.svelte';

/** What happens at a table is heard, and felt on phones. Call while a component is being made. */
export function soundBeats(desk: Desk): void {
  $effect(() => desk.table.following.on((beat) => heard(desk, beat)));
}

/** What a move sounds like: others’ from across the table. */
export function soundOf(kind: 'place' | 'claim' | 'discard', own: boolean): SoundName {
  if (kind === 'discard') return 'discard';
  const name = kind === 'claim' ? 'king' : 'place';
  return own ? name : `other-${name}`;
}

function heard(desk: Desk, beat: Beat): void {
  switch (beat.kind) {
    case 'place':
    case 'claim':
    case 'discard':
      if (beat.own && !settings.reducedMotion) navigator.vibrate?.(10);
      sound(soundOf(beat.kind, beat.own));
      break;
    case 'gain':
      if (beat.own && beat.points > 0) sound('gain');
      break;
    case 'undo':
      sound('undo');
      break;
    case 'deal':
      sound('deal');
      break;
    case 'turn':
      if (beat.turn && (beat.turn.phase === 'place' || desk.game.round === 0)) sound('your-turn');
      break;
  }
}
