import type { Desk } from './desk.svelte';

/** The seconds that a seat has left; null without a clock. */
export function secondsLeft(desk: Desk, now: number, seat: number | null = desk.game.to_act): number | null {
  const { clock } = desk.game;
  if (!clock || seat === null) return null;
  const spent = clock.running === seat ? Math.max(0, now - (desk.live?.arrived ?? now) - clock.stands) : 0;
  return Math.max(0, Math.ceil(((clock.left[seat] ?? 0) - spent) / 1000));
}
