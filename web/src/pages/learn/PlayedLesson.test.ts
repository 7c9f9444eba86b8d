/** A lesson over a connection that comes and goes, against a scripted server: one table, whatever happens to the wire. */
import { cleanup, render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Wire } from '../../table';
import { ScriptedServer } from '../../table/scripted';
import { speakAll } from '../../words';
import { LESSONS } from './lessons';
import PlayedLesson from './PlayedLesson.svelte';

let server: ScriptedServer;
let wire: Wire;

vi.mock('../../table', async (original) => ({
  ...(await original<object>()),
  useWire: () => ({ wire, letGo: () => undefined }),
}));

beforeAll(() => speakAll());
beforeEach(() => {
  server = new ScriptedServer();
  wire = new Wire({ open: server.connect, secret: () => Promise.resolve('secret'), forgotten: () => undefined });
  wire.open();
});
afterEach(() => {
  cleanup();
  wire.close();
});

/** Let everything happen that is due. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await tick();
  flushSync();
}

/** The connection of this number is there. */
async function online(number: number): Promise<void> {
  await settle();
  expect(server.sockets).toHaveLength(number);
  server.greet();
  await settle();
}

async function comeBack(): Promise<void> {
  server.now.break();
  await settle();
  wire.now();
  await online(2);
}

const begin = (): ReturnType<typeof render> =>
  render(PlayedLesson, { lesson: LESSONS[0]!, onlearned: () => undefined });
/** The keys of the tables that the newest connection asked for. */
const keys = (): unknown[] => server.now.heard.flatMap((message) => (message.type === 'create' ? [message.key] : []));

describe('a lesson', () => {
  it('asks for the same table again where the connection broke before the answer', async () => {
    await online(1);
    begin();
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const asked = keys();
    await comeBack();
    expect(keys()).toEqual(asked);
  });

  it('asks for one table where it is opened before the connection is there', async () => {
    begin();
    await online(1);
    expect(keys()).toHaveLength(1);
  });

  it('goes on at its table after a break', async () => {
    await online(1);
    begin();
    server.now.done('create', { table: 'OAKRB', version: 2 });
    await settle();
    expect(server.now.last('enter').table).toBe('OAKRB');
    await comeBack();
    expect(server.now.last('enter').table).toBe('OAKRB');
    expect(keys()).toEqual([]);
    expect(server.sockets.flatMap(({ heard }) => heard).filter(({ type }) => type === 'leave')).toEqual([]);
  });

  it('that is begun anew has a table of its own', async () => {
    await online(1);
    begin().unmount();
    begin();
    expect(new Set(keys()).size).toBe(2);
  });
});
