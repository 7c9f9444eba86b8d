import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../api';
import { news, ScriptedServer } from './scripted';
import { Wire, type Follower } from './wire.svelte';

let server: ScriptedServer;
let wire: Wire;
let secrets: string[];
const forgotten = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  server = new ScriptedServer();
  secrets = ['first'];
  forgotten.mockReset();
  wire = new Wire({ open: server.connect, secret: () => Promise.resolve(secrets[0]!), forgotten, chance: () => 0.5 });
});
afterEach(() => {
  wire.close();
  vi.useRealTimers();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function online(): Promise<void> {
  wire.open();
  await settle();
  server.greet();
}

const follower = (seen: number | null = null) => ({
  table: 'OAKRB',
  seen,
  told: vi.fn<Follower['told']>(),
  changed: vi.fn<Follower['changed']>(),
  signalled: vi.fn<Follower['signalled']>(),
  present: vi.fn<Follower['present']>(),
  refused: vi.fn<Follower['refused']>(),
});

describe('the wire', () => {
  it('says hello first, with the secret, and is online only after the answer', async () => {
    wire.open();
    await settle();
    server.now.open();
    expect(server.now.heard).toEqual([{ type: 'hello', secret: 'first', id: 1 }]);
    expect(wire.connection.state).toBe('connecting');
    server.now.done('hello');
    expect(wire.connection.state).toBe('online');
  });

  it('gives every message an id and every answer to whom it belongs', async () => {
    await online();
    const one = wire.send({ type: 'places', table: 'OAKRB', seat: 0, domino: 5 });
    const two = wire.send({ type: 'why', table: 'OAKRB', seat: 0, move: '5@g8n' });
    server.now.done('why', { why: { code: 'square_taken', facts: {} } });
    server.now.done('places', { places: [] });
    expect((await two).why?.code).toBe('square_taken');
    expect((await one).places).toEqual([]);
  });

  it('turns a refusal into an error with its code and facts', async () => {
    await online();
    const sat = wire.send({ type: 'sit', table: 'OAKRB', seat: 1 });
    server.now.refuse('sit', 'seat_taken', { seat: 1 });
    await expect(sat).rejects.toEqual(new Refusal('seat_taken', { seat: 1 }));
  });

  it('comes back by itself and enters with the last version it was told', async () => {
    await online();
    const table = { ...follower(), seen: null as number | null };
    wire.follow(table);
    expect(server.now.last('enter').seen).toBeNull();
    server.now.say(news(12));
    expect(table.told).toHaveBeenCalledOnce();
    table.seen = 12;
    server.now.break();
    expect(wire.connection).toMatchObject({ state: 'lost', next: Date.now() + 400 });
    await vi.advanceTimersByTimeAsync(400);
    expect(server.sockets).toHaveLength(2);
    server.greet();
    expect(server.now.last('enter')).toMatchObject({ table: 'OAKRB', seen: 12 });
  });

  it('says an unanswered move again, against the same version, after entering', async () => {
    await online();
    wire.follow(follower(3));
    const move = wire.send({ type: 'move', table: 'OAKRB', version: 3, move: '=5' }, { keep: true });
    server.now.break();
    await vi.advanceTimersByTimeAsync(400);
    server.greet();
    expect(server.now.heard.map(({ type }) => type)).toEqual(['hello', 'enter', 'move']);
    expect(server.now.last('move')).toMatchObject({ version: 3, move: '=5' });
    server.now.done('move', { version: 4 });
    expect((await move).version).toBe(4);
  });

  it('tells whoever asked a question that no answer will come', async () => {
    await online();
    const question = wire.send({ type: 'places', table: 'OAKRB', seat: 0, domino: 5 });
    server.now.break();
    await expect(question).rejects.toMatchObject({ code: 'unreachable' });
    await expect(wire.send({ type: 'start', table: 'OAKRB' })).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('waits longer after each failure, and not at all when told to try now', async () => {
    await online();
    const waits: number[] = [];
    for (let failure = 0; failure < 7; failure++) {
      server.now.break();
      const { connection } = wire;
      if (connection.state !== 'lost' || connection.next === null) throw new Error('not lost');
      waits.push(connection.next - Date.now());
      await vi.advanceTimersByTimeAsync(waits.at(-1)!);
    }
    expect(waits).toEqual([400, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    server.now.break();
    const before = server.sockets.length;
    wire.now();
    await settle();
    expect(server.sockets).toHaveLength(before + 1);
  });

  it('keeps telling since when it is lost', async () => {
    await online();
    const since = Date.now();
    server.now.break();
    await vi.advanceTimersByTimeAsync(400);
    server.now.break();
    expect(wire.connection).toMatchObject({ state: 'lost', since });
  });

  it('comes back when a restarting server asked it to', async () => {
    await online();
    server.now.say({ type: 'restarting', seconds: 3 });
    server.now.break(1012);
    expect(wire.connection).toMatchObject({ next: Date.now() + 3000 });
  });

  it('keeps a move that a stopping server did not take', async () => {
    await online();
    const move = wire.send({ type: 'move', table: 'OAKRB', version: 3, move: '=5' }, { keep: true });
    server.now.refuse('move', 'restarting');
    server.now.break(1012);
    await vi.advanceTimersByTimeAsync(400);
    server.greet();
    server.now.done('move', { version: 4 });
    expect((await move).version).toBe(4);
  });

  it('does not crowd a server that has too many connections', async () => {
    await online();
    server.now.break(4029);
    expect(wire.connection).toMatchObject({ next: Date.now() + 15_000 });
  });

  it('keeps its distance where it was sent away before the answer to its hello', async () => {
    wire.open();
    await settle();
    server.now.open();
    server.now.break(4029);
    expect(wire.connection).toMatchObject({ next: Date.now() + 15_000 });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(server.sockets).toHaveLength(1);
  });

  it('counts a try once that ends between the hello and its answer', async () => {
    wire.open();
    await settle();
    for (const wait of [400, 1000, 2000]) {
      server.now.open();
      server.now.break();
      expect(wire.connection).toMatchObject({ next: Date.now() + wait });
      await vi.advanceTimersByTimeAsync(wait);
    }
  });

  it('becomes somebody new when the server has forgotten who it was', async () => {
    wire.open();
    await settle();
    server.now.open();
    secrets = ['second'];
    server.now.refuse('hello', 'wrong_secret');
    expect(forgotten).toHaveBeenCalledOnce();
    await settle();
    server.now.open();
    expect(server.now.last('hello').secret).toBe('second');
  });

  it('notices a connection that died without a word', async () => {
    await online();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(server.now.last('ping')).toBeDefined();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(wire.connection.state).toBe('lost');
  });

  it('stays online while pings are answered', async () => {
    await online();
    for (let ping = 0; ping < 4; ping++) {
      await vi.advanceTimersByTimeAsync(25_000);
      server.now.done('ping');
    }
    expect(server.sockets).toHaveLength(1);
    expect(wire.connection.state).toBe('online');
  });

  it('is lost, not broken, where no guest can be made', async () => {
    wire.close();
    wire = new Wire({ open: server.connect, secret: () => Promise.reject(new Refusal('unreachable')), forgotten });
    wire.open();
    await settle();
    expect(wire.connection.state).toBe('lost');
  });

  it('tells a follower that the table is not to be had', async () => {
    await online();
    const table = follower();
    wire.follow(table);
    server.now.refuse('enter', 'no_such_table', { table: 'OAKRB' });
    await settle();
    expect(table.refused).toHaveBeenCalledWith(new Refusal('no_such_table', { table: 'OAKRB' }));
  });

  it('looks away from a table that nobody follows any more', async () => {
    await online();
    const stop = wire.follow(follower());
    stop();
    expect(server.now.last('exit').table).toBe('OAKRB');
  });

  it('knows while the bots are being compiled', async () => {
    await online();
    server.now.say({ type: 'bots_warming', done: 2, total: 5 });
    expect(wire.warming).toMatchObject({ done: 2, total: 5 });
    server.now.say({ type: 'bots_warming', done: 5, total: 5 });
    expect(wire.warming).toBeNull();
  });
});
