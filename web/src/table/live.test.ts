import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from './live.svelte';
import { change, moved, news, ScriptedServer, state } from './scripted';
import { Wire } from './wire.svelte';

let server: ScriptedServer;
let wire: Wire;
let table: LiveTable;
beforeEach(async () => {
  vi.useFakeTimers();
  server = new ScriptedServer();
  wire = new Wire({
    open: server.connect,
    secret: () => Promise.resolve('secret'),
    forgotten: () => undefined,
    chance: () => 0.5,
  });
  table = new LiveTable('OAKRB', wire, () => 0);
  wire.open();
  await vi.advanceTimersByTimeAsync(0);
  server.greet();
});
afterEach(() => {
  table.close();
  wire.close();
  vi.useRealTimers();
});

describe('a table', () => {
  it('is nothing until the server tells of it', () => {
    expect(table.state).toBeNull();
    server.now.say(news(5, { snapshot: true }));
    expect(table.state?.code).toBe('OAKRB');
    expect(table.news?.version).toBe(5);
  });

  it('asks for what happened before as it comes, once, and keeps it', () => {
    expect(server.now.last('enter').seen).toBe(0);
    server.now.say(news(80, { snapshot: true, happened: moved(79, 1, '=5').happened }));
    expect(table.happened).toHaveLength(1);
    expect(table.following.shown?.version).toBe(80);
    expect(server.now.heard.filter(({ type }) => type === 'enter')).toHaveLength(1);
  });

  it('tells those who come back what others did since they were here last', () => {
    const back = new LiveTable('OAKRB', wire, () => 700, 76);
    const happened = [
      ...moved(75, 1, '=5').happened,
      ...moved(77, 0, '=6').happened,
      ...moved(78, 1, '=13').happened,
      ...moved(80, 1, '5x').happened,
    ];
    server.now.say(news(80, { snapshot: true, happened }));
    expect(back.following.missed.map(({ version }) => version)).toEqual([78, 80]);
    expect(table.following.missed).toEqual([]);
    back.close();
  });

  it('shows a move as sent, not as done, until the server says so', async () => {
    server.now.say(news(5, { snapshot: true }));
    const move = table.move('=5');
    expect(table.sent).toBe('=5');
    expect(table.news?.version).toBe(5);
    expect(server.now.last('move')).toMatchObject({ version: 5, move: '=5', table: 'OAKRB' });
    server.now.say(moved(6, 0, '=5'));
    server.now.done('move', { version: 6 });
    await move;
    expect(table.sent).toBeNull();
    expect(table.news?.version).toBe(6);
  });

  it('takes the next move as soon as the last one is seen at the table, whose late answer then ends nothing', async () => {
    server.now.say(news(5, { snapshot: true }));
    const first = table.move('=5');
    server.now.say(moved(6, 1, '=6'));
    expect(table.sent).toBe('=5');
    server.now.say(moved(7, 0, '=5'));
    expect(table.sent).toBeNull();
    const second = table.move('=13');
    const [one, two] = server.now.heard.filter(({ type }) => type === 'move');
    expect(two).toMatchObject({ version: 7, move: '=13' });
    server.now.done('move', { id: one!.id, version: 7 });
    await first;
    expect(table.sent).toBe('=13');
    server.now.done('move', { id: two!.id, version: 8 });
    await second;
    expect(table.sent).toBeNull();
  });

  it('sends no second move while the first is not answered', async () => {
    server.now.say(news(5, { snapshot: true }));
    const move = table.move('=5');
    await table.move('=13');
    expect(server.now.heard.filter(({ type }) => type === 'move')).toHaveLength(1);
    server.now.refuse('move', 'stale', { version: 6 });
    await expect(move).rejects.toMatchObject({ code: 'stale' });
    expect(table.sent).toBeNull();
  });

  it('never goes back to an older version', () => {
    server.now.say(news(7, { snapshot: true }));
    server.now.say(news(6));
    expect(table.news?.version).toBe(7);
  });

  it('follows what another tab of the same player did', () => {
    server.now.say(news(5, { snapshot: true }));
    server.now.say(moved(6, 0, '=5'));
    expect(table.news?.version).toBe(6);
    expect(table.happened.at(-1)?.version).toBe(6);
  });

  it('enters with the version it has seen after a break, and takes in what it missed', async () => {
    server.now.say(news(5, { snapshot: true }));
    server.now.break();
    await vi.advanceTimersByTimeAsync(400);
    server.greet();
    expect(server.now.last('enter').seen).toBe(5);
    server.now.say(news(7, { happened: [...moved(6, 1, '=5').happened, ...moved(7, 1, '=13').happened] }));
    expect(table.happened.map(({ version }) => version)).toEqual([6, 7]);
  });

  it('takes in changes, each on top of the one before', () => {
    server.now.say(news(5, { snapshot: true }));
    server.now.say(change(6, { game: { phase: 'claim' }, happened: moved(6, 1, '=5').happened }));
    server.now.say(change(7, { game: { to_act: 1 } }));
    expect(table.news?.version).toBe(7);
    expect(table.state?.game).toMatchObject({ phase: 'claim', to_act: 1, round: 1 });
    expect(table.happened.map(({ version }) => version)).toEqual([6]);
  });

  it('asks for the whole where a change is missing, and takes no change until it has it', () => {
    server.now.say(news(5, { snapshot: true }));
    server.now.say(change(7, { game: { to_act: 1 } }));
    expect(table.news?.version).toBe(5);
    expect(server.now.last('enter').seen).toBe(5);
    server.now.say(news(7));
    expect(table.news?.version).toBe(7);
    server.now.say(change(7, { game: { to_act: 1 } }));
    expect(table.state?.game?.to_act).toBe(0);
  });

  it('hears the words of players, and nothing else changes', () => {
    server.now.say(news(5, { snapshot: true }));
    server.now.say({ type: 'signalled', table: 'OAKRB', seat: 1, word: 'ouch' });
    expect(table.signal).toMatchObject({ seat: 1, word: 'ouch' });
    expect(table.news?.version).toBe(5);
  });

  it('knows who is away, and since when', () => {
    server.now.say(news(5, { snapshot: true, state: state() }));
    server.now.say({ type: 'presence', table: 'OAKRB', present: [], watchers: 0 });
    expect(table.away.get(7)).toBe(Date.now());
    const since = Date.now();
    vi.advanceTimersByTime(6_000);
    server.now.say({ type: 'presence', table: 'OAKRB', present: [], watchers: 1 });
    expect(table.away.get(7)).toBe(since);
    server.now.say({ type: 'presence', table: 'OAKRB', present: [7], watchers: 0 });
    expect(table.away.size).toBe(0);
  });
});
