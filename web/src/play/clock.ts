import type { Desk } from './desk.svelte';

/** The seconds that a seat has left; null without a clock. */
export function secondsLeft(desk: Desk, now: number, seat: number | null = desk.game.to_act): number | null {
  const { clock } = desk.game;
  if (!clock || seat === null) return null;
  const spent = clock.running === seat ? Math.max(0, now - (desk.live?.arrived ?? now) - clock.stands) : 0;
  return Math.max(0, Math.ceil(((clock.left[seat] ?? 0) - spent) / 1000));
}

/** The last seconds of one's own turn: from then on it is urgent. */
export const URGENT = 10;

/** The seconds that are left of one's own turn once they are few; else null. */
export function lastSeconds(desk: Desk, now: number): number | null {
  const left = desk.shownTurn ? secondsLeft(desk, now) : null;
  return left !== null && left > 0 && left <= URGENT ? left : null;
}
