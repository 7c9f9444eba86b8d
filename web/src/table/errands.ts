import { guest, Refusal, UNREACHABLE } from '../api';
import { backend } from '../backend';
import type { CreateTable, Done } from '../protocol/messages';
import { useWire } from './connection';
import { newKey } from './key';
import type { Saying } from './wire.svelte';

export type NewTable = Omit<CreateTable, 'id' | 'type' | 'key'>;

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000;

/** One person against three bots that a beginner can keep up with. */
export const PLAY_NOW: NewTable = {
  rules: '4 classic',
  seats: [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'squire' }) as const)],
  start: true,
};

/** Set up a table as the guest of this browser; its code. */
export async function createTable(table: NewTable, name?: string): Promise<string> {
  const done = await sayOnce({ ...table, type: 'create', key: newKey() }, name);
  if (!done.table) throw new Refusal(UNREACHABLE);
  return done.table;
}

/** Take an open seat. */
export async function sitDown(table: string, seat: number, name?: string): Promise<void> {
  await sayOnce({ type: 'sit', table, seat }, name);
}

/** Say one thing over the tab's connection, as a guest of this name. */
async function sayOnce(message: Saying, name?: string): Promise<Done> {
  // What is wrong with the guest is said at once; the connection would only try again.
  await guest.as((me) => Promise.resolve(me), name);
  const { wire, letGo } = useWire();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Refusal(UNREACHABLE)), backend.patience ?? PATIENCE);
  });
  try {
    return await Promise.race([wire.send(message, { keep: true }), tooLate]);
  } finally {
    clearTimeout(patience);
    letGo();
  }
}
