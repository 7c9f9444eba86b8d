/** The keys that work anywhere at a table. */
import { tick } from 'svelte';
import { settings } from '../app';
import type { Carrying } from './carrying.svelte';
import type { Desk } from './desk.svelte';

/** Whether a press is somebody's typing, or belongs to the browser or to a dialog. */
export function isForeign(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target?.closest('input, textarea, select, dialog') != null
  );
}

/** What a letter or a digit does: turn, next place, choose a slot. Null where it does nothing here. */
export function playKey(
  { key, shiftKey }: KeyboardEvent,
  desk: Desk,
  carrying: Carrying,
  focusBoard: () => void,
): (() => void) | null {
  if (!settings.chosen.letterKeys) return null;
  const by = shiftKey ? -1 : 1;
  const slot = /^[1-4]$/.test(key) ? desk.game.next_line[Number(key) - 1] : undefined;
  if (slot) return () => choose(desk, slot.domino);
  switch (key.toLowerCase()) {
    case 'r':
      return () => carrying.turn(by);
    case 'n':
      return () => {
        desk.placing.aim.next(by);
        focusBoard();
      };
    default:
      return null;
  }
}

function choose(desk: Desk, domino: number): void {
  desk.table.following.finish();
  desk.choosing.choose(domino);
  // The line becomes a group of radios with the end of what was moving.
  void tick().then(() =>
    document.querySelector<HTMLElement>(`[data-domino="${domino}"][role="radio"]:not([aria-disabled])`)?.focus(),
  );
}
