import type { CreateTable, Done, ServerMessage } from '../protocol/messages';
import { guest } from './guest.svelte';
import { Refusal, UNREACHABLE } from './refusal';

/** A message without what the errand itself puts in. */
type Errand = { readonly type: string } & Record<string, unknown>;
export type NewTable = Omit<CreateTable, 'id' | 'type'>;

const PATIENCE = 15_000;

/**
 * Say hello, say one thing, hear the answer, hang up. What follows happens at the table, over a connection of its own.
 */
export function oneMessage(secret: string, message: Errand): Promise<Done> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    const end = (finish: () => void): void => {
      clearTimeout(patience);
      socket.onclose = socket.onerror = socket.onmessage = null;
      socket.close();
      finish();
    };
    const lost = (): void => end(() => reject(new Refusal(UNREACHABLE)));
    const patience = setTimeout(lost, PATIENCE);
    socket.onerror = socket.onclose = lost;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', id: 1, secret }));
    socket.onmessage = (event: MessageEvent<string>) => {
      const heard = JSON.parse(event.data) as ServerMessage;
      if (heard.type === 'refused') end(() => reject(new Refusal(heard.code, heard.facts)));
      else if (heard.type === 'done' && heard.id === 1) socket.send(JSON.stringify({ ...message, id: 2 }));
      else if (heard.type === 'done' && heard.id === 2) end(() => resolve(heard));
    };
  });
}

/** Set up a table as whoever plays here; its code. */
export async function createTable(table: NewTable, name?: string): Promise<string> {
  const done = await guest.as((me) => oneMessage(me.secret, { ...table, type: 'create' }), name);
  if (!done.table) throw new Refusal(UNREACHABLE);
  return done.table;
}

/** Take an open seat. */
export async function sitDown(table: string, seat: number, name?: string): Promise<void> {
  await guest.as((me) => oneMessage(me.secret, { type: 'sit', table, seat }), name);
}
