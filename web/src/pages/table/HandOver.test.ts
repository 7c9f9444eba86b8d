/**
 * Several people at one device with a clock, against a scripted server: the clock is asked to stand when the cover comes
 * and to run when the device is taken.
 */
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, settings } from '../../app';
import { Desk, secondsLeft } from '../../play';
import type { ClockView, GameView, SeatView, TableNews, Turn } from '../../protocol/messages';
import { LiveTable, Wire } from '../../table';
import { game, moved, news, ScriptedServer, state, you } from '../../table/scripted';
import { speak } from '../../words';
import Playing from './Playing.svelte';

const RULE = { kind: 'bank', seconds: 60, increment: 5 } as const;
const claim = (seat: number): Turn => ({
  seat,
  phase: 'claim',
  domino: null,
  moves: [{ move: '=13', domino: 13, a: null, b: null, points: 0, grows: [], order: 2 }],
});
const person = (seat: number, name: string, guest = 7): SeatView => ({
  seat,
  kind: 'person',
  name,
  guest,
  level: null,
  stand_in: null,
  timeouts: 0,
  face: null,
});
const FREJA_AND_EMRE = [person(0, 'Freja'), person(1, 'Emre')];
const clock = (running: number, stands = 0): ClockView => ({ left: [60_000, 60_000], running, stands });

let server: ScriptedServer;
let wire: Wire;
let table: LiveTable;

beforeAll(() => speak('en'));
beforeEach(async () => {
  settings.choose('cover', 'ask');
  forget('kingdomino.uncovered');
  server = new ScriptedServer();
  wire = new Wire({ open: server.connect, secret: () => Promise.resolve('secret'), forgotten: () => undefined });
  table = new LiveTable('OAKRB', wire, () => 0);
  wire.open();
  await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
  server.greet();
});
afterEach(() => {
  cleanup();
  settings.reset();
  table.close();
  wire.close();
});

const at = (turn: Turn, more: Partial<GameView> = {}, seats: SeatView[] = FREJA_AND_EMRE): Partial<TableNews> => ({
  you: you({ seats: seats.filter(({ guest }) => guest === 7).map(({ seat }) => seat), turn }),
  state: state({
    clock: RULE,
    seats,
    game: game({ phase: 'claim', to_act: turn.seat, turn: turn.seat, clock: clock(turn.seat), ...more }),
  }),
});

async function settle(): Promise<void> {
  await tick();
  flushSync();
}

async function open(more: Partial<TableNews>): Promise<void> {
  server.now.say(news(5, { snapshot: true, ...more }));
  render(Playing, { table, wire, onleave: () => undefined });
  await settle();
}

/** Freja, who has the device, has chosen: Emre is next. */
async function frejaChooses(seats?: SeatView[]): Promise<void> {
  await open(at(claim(0), {}, seats));
  server.now.say({ ...moved(6, 0, '=5'), ...at(claim(1), {}, seats) });
  await settle();
}

const asked = (): boolean[] =>
  server.now.heard.flatMap((message) => (message.type === 'cover' ? [message.covered] : []));
const press = async (name: string | RegExp): Promise<void> => {
  screen.getByRole('button', { name }).click();
  await settle();
};

describe('the clock at a shared device', () => {
  it('stands from the cover until the device is taken', async () => {
    await frejaChooses();
    expect(asked()).toEqual([true]);
    expect(server.now.last('cover')).toMatchObject({ table: 'OAKRB', version: 6 });
    expect(screen.queryByText('The clock is paused.')).toBeNull();
    server.now.say(news(7, at(claim(1), { clock: clock(1, 1_800_000) })));
    await settle();
    expect(screen.getByText('The clock is paused.')).toBeTruthy();
    expect(asked()).toEqual([true]);
    await press(/I am .*Emre/);
    expect(asked()).toEqual([true, false]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked to run although the news that it stands have not come', async () => {
    await frejaChooses();
    await press(/I am .*Emre/);
    expect(asked()).toEqual([true, false]);
  });

  it('runs where the table is never covered again', async () => {
    await frejaChooses();
    await press('No hand-over screen at this table');
    expect(asked()).toEqual([true, false]);
    server.now.say({ ...moved(7, 1, '=13'), ...at(claim(0)) });
    await settle();
    expect(asked()).toEqual([true, false]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left alone where the setting says so', async () => {
    settings.choose('cover', 'never');
    await frejaChooses();
    expect(asked()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left alone, without a cover, where others play too', async () => {
    await frejaChooses([...FREJA_AND_EMRE, person(2, 'Dana', 8)]);
    expect(asked()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('runs again for whoever opens the table where it stood', async () => {
    await open(at(claim(1), { clock: clock(1, 1_000_000) }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked()).toEqual([false]);
  });

  it('is asked again after the connection broke before the answer', async () => {
    await frejaChooses();
    server.now.break();
    await vi.waitFor(() => expect(server.sockets).toHaveLength(2), { timeout: 5000 });
    server.greet();
    await vi.waitFor(() => expect(asked()).toEqual([true]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows the same time while it stands, and then runs on', () => {
    server.now.say(news(5, { snapshot: true, ...at(claim(1), { clock: clock(1, 10_000) }) }));
    const desk = new Desk(table, wire);
    expect(secondsLeft(desk, table.arrived + 9_000)).toBe(60);
    expect(secondsLeft(desk, table.arrived + 14_000)).toBe(56);
    expect(secondsLeft(desk, table.arrived + 14_000, 0)).toBe(60);
  });
});
