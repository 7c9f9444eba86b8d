/**
 * A running game in the page, against a scripted server: only what it offers can be done, and nothing is done before it
 * says so.
 */
import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, Turn } from '../../protocol/messages';
import { announcer, settings } from '../../app';
import { LiveTable, Wire } from '../../table';
import { game, kingdom, moved, news, ScriptedServer, state, you } from '../../table/scripted';
import { speak } from '../../words';
import Playing from './Playing.svelte';

const place = (a: [number, number], b: [number, number], move: string): Option => ({
  move,
  domino: 28,
  a,
  b,
  points: 3,
  grows: [],
  order: null,
});
/** No rule would offer exactly these. */
const ODD: Turn = {
  seat: 0,
  phase: 'place',
  domino: 28,
  moves: [place([2, 2], [1, 2], '28@i9w'), place([-2, -2], [-2, -1], '28@e5n')],
};
const CLAIM: Turn = {
  seat: 0,
  phase: 'claim',
  domino: null,
  moves: [{ move: '=13', domino: 13, a: null, b: null, points: 0, grows: [], order: 2 }],
};

let server: ScriptedServer;
let wire: Wire;
let table: LiveTable;

beforeAll(async () => {
  // The board shows itself once it has a size.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 640 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 640 });
  await speak('en');
});

beforeEach(async () => {
  server = new ScriptedServer();
  wire = new Wire({ open: server.connect, secret: () => Promise.resolve('secret'), forgotten: () => undefined });
  table = new LiveTable('OAKRB', wire, () => 0);
  wire.open();
  await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
  server.greet();
});
afterEach(() => {
  cleanup();
  table.close();
  wire.close();
});

async function show(turn: Turn | null, more = {}): Promise<void> {
  server.now.say(
    news(5, {
      snapshot: true,
      you: you({ turn }),
      state: state({ game: game({ phase: turn?.phase ?? 'place', ...more }) }),
    }),
  );
  render(Playing, { table, wire, onleave: () => undefined });
  await tick();
  flushSync();
}

const looks = (look: string): string[] =>
  [...document.querySelectorAll(`[data-look="${look}"]`)].map((cell) => cell.getAttribute('data-square')!).toSorted();
const square = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-square="${name}"]`)!;
const sent = (): string[] => server.now.heard.flatMap((message) => (message.type === 'move' ? [message.move] : []));
async function press(target: HTMLElement, key: string): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await tick();
  flushSync();
}

describe('placing', () => {
  it('shows exactly the squares of the places that the server offers', async () => {
    await show(ODD);
    expect([...looks('fits'), ...looks('turned')].toSorted()).toEqual(['e5', 'e6', 'h9', 'i9']);
    expect(looks('plain')).toHaveLength(20);
  });

  it('walks through exactly these places and sends the server’s own move', async () => {
    await show(ODD);
    const grid = screen.getByRole('grid');
    await press(document.body, 'n');
    await press(document.body, 'n');
    await press(grid, 'Enter');
    expect(sent()).toEqual(['28@e5n']);
  });

  it('sends nothing from a place that is not offered, and asks why', async () => {
    await show(ODD);
    const grid = screen.getByRole('grid');
    await press(document.body, 'n');
    await press(grid, 'ArrowDown');
    await press(grid, 'Enter');
    expect(sent()).toEqual([]);
    await vi.waitFor(() => expect(server.now.last('why').move).toBe('28@i8w'));
    server.now.done('why', { why: { code: 'no_matching_neighbour', facts: {} } });
    expect(await screen.findByText(/Neither half touches/)).toBeTruthy();
  });

  it('shows nothing as placed before the server says so', async () => {
    await show(ODD);
    await press(document.body, 'n');
    await press(screen.getByRole('grid'), 'Enter');
    expect(table.state?.game?.kingdoms[0]?.laid).toEqual([]);
    expect(square('i9').getAttribute('aria-label')).toContain('empty');
    server.now.refuse('move', 'stale', { version: 6 });
    expect((await screen.findAllByText(/moved on/)).length).toBeGreaterThan(0);
    expect(square('i9').getAttribute('aria-label')).toContain('empty');
  });

  it('waits for a tap where the domino fits nowhere', async () => {
    await show({
      seat: 0,
      phase: 'place',
      domino: 28,
      moves: [{ move: '28x', domino: 28, a: null, b: null, points: 0, grows: [], order: null }],
    });
    expect(looks('fits')).toEqual([]);
    expect(sent()).toEqual([]);
    screen.getByRole('button', { name: /Discard/ }).click();
    await tick();
    expect(sent()).toEqual(['28x']);
  });
});

describe('claiming', () => {
  it('offers exactly the dominoes that the server offers; the only one is chosen but not claimed', async () => {
    await show(CLAIM);
    const radios = screen.getAllByRole('radio');
    expect(
      radios.map((radio) => [
        radio.dataset.domino,
        radio.getAttribute('aria-disabled'),
        radio.getAttribute('aria-checked'),
      ]),
    ).toEqual([
      ['5', 'true', 'false'],
      ['13', null, 'true'],
    ]);
    radios[0]!.click();
    await tick();
    expect(sent()).toEqual([]);
    screen.getByRole('button', { name: /Claim.*13/ }).click();
    await tick();
    expect(sent()).toEqual(['=13']);
  });
});

describe('waiting', () => {
  it('lets the next domino be tried, and sends nothing', async () => {
    await show(null, {
      to_act: 1,
      turn: 1,
      line: [
        { domino: 39, seat: 0 },
        { domino: 28, seat: 1 },
      ],
      next_line: [
        { domino: 5, seat: 0 },
        { domino: 13, seat: null },
      ],
    });
    await vi.waitFor(() => expect(server.now.last('places').domino).toBe(5));
    server.now.done('places', { places: [{ ...place([0, 1], [0, 2], '5@g8n'), domino: 5 }] });
    await vi.waitFor(() => expect([...looks('fits'), ...looks('turned')]).toHaveLength(2));
    await press(document.body, 'n');
    await press(screen.getByRole('grid'), 'Enter');
    expect(sent()).toEqual([]);
  });

  it('goes on in the hand until the move before one’s own claim was shown', async () => {
    table.close();
    table = new LiveTable('OAKRB', wire, () => 700);
    const hand = (): string => document.querySelector('.hand')!.textContent;
    await show(null, { phase: 'claim', to_act: 1 });
    const option = (domino: number): Option => ({ ...CLAIM.moves[0]!, move: `=${domino}`, domino });
    server.now.say({
      ...moved(6, 1, '=5'),
      you: you({ turn: { ...CLAIM, moves: [option(13), option(14)] } }),
      state: state({ game: game({ phase: 'claim', to_act: 0 }) }),
    });
    await tick();
    flushSync();
    expect(hand()).toMatch(/Miller.* is choosing/);
    table.following.finish();
    flushSync();
    expect(hand()).toContain('Choose your next domino');
  });

  it('follows the server when another tab makes the move', async () => {
    await show(ODD);
    server.now.say({ ...moved(6, 0, '28@i9w'), you: you(), state: state({ game: game({ phase: 'claim' }) }) });
    await tick();
    flushSync();
    expect(screen.queryByRole('button', { name: 'Place here' })).toBeNull();
  });
});

describe('what happened', () => {
  const laid = [
    { number: 39, a: [0, 1], b: [0, 2] },
    { number: 7, a: [1, 0], b: [2, 0] },
  ] as const;
  const others = state({
    game: game({
      phase: 'claim',
      to_act: 0,
      kingdoms: [kingdom(), kingdom({ laid: [...laid], points: 9, box: [0, 0, 2, 2] } as object)],
    }),
  });
  /** Two moves of the bot in one message, as after a break. */
  const break_ = (): void =>
    server.now.say({
      ...news(8, { state: others }),
      happened: [
        ...moved(7, 1, '39@g8n', 4, 'bot', { gain: 4 }).happened,
        ...moved(8, 1, '7@h7e', 9, 'bot', { gain: 5 }).happened,
      ],
    });
  const lines = (): number => document.querySelectorAll('[data-mini="1"] path.landed').length;

  it('is shown on the table by the entry of the log that has the focus', async () => {
    await show(null);
    break_();
    await tick();
    flushSync();
    const entry = [...document.querySelectorAll<HTMLElement>('.entry')].find((one) => one.textContent.includes('39'))!;
    entry.focus();
    flushSync();
    expect(lines()).toBe(1);
    entry.blur();
    flushSync();
    expect(lines(), 'what is new since one’s own last move').toBe(2);
  });

  it('while one was away is shown again one after the other', async () => {
    settings.choose('motion', 'reduced');
    table.close();
    table = new LiveTable('OAKRB', wire, () => 700);
    await show(null);
    break_();
    await tick();
    flushSync();
    screen.getByRole('button', { name: 'Show' }).click();
    flushSync();
    expect(document.querySelector('.banner')?.textContent).toContain('1/2');
    expect(document.querySelectorAll('[data-mini="1"] .kingdom use[href^="#crown"]'), 'domino 39 alone').toHaveLength(
      1,
    );
    expect(document.querySelector('[data-seat="1"] .points')?.textContent).toBe('4');
    screen.getByRole('button', { name: 'One move forward' }).click();
    flushSync();
    expect(document.querySelector('[data-seat="1"] .points')?.textContent).toContain('9');
    screen.getByRole('button', { name: 'One move forward' }).click();
    flushSync();
    expect(document.querySelector('.banner')).toBeNull();
    settings.reset();
  });

  it('to be one’s turn is not said any longer when that is over', async () => {
    await show(ODD);
    expect(announcer.assertive).toContain('your turn');
    server.now.say({
      ...moved(6, 0, '28@i9w'),
      you: you(),
      state: state({ game: game({ phase: 'claim', to_act: 1 }) }),
    });
    await tick();
    flushSync();
    expect(announcer.assertive).toBe('');
  });

  it('to a domino that fitted nowhere is told by its slot', async () => {
    await show(null, { turn: 1, to_act: 1, kingdoms: [kingdom({ discarded: [28] }), kingdom()] });
    expect(document.querySelector('[data-slot="28"] .hidden-text')?.textContent).toContain('discarded');
    expect(document.querySelector('[data-slot="28"] .slot.gone')).not.toBeNull();
  });
});

describe('one’s own clock', () => {
  it.each([
    [8_000, true],
    [60_000, false],
  ])('runs out along the board in the last seconds: %i ms', async (left, urgent) => {
    await show(ODD, { clock: { left: [left, left], running: 0, stands: 0 } });
    expect(document.querySelector('.fuse') !== null).toBe(urgent);
    expect(document.querySelector('.turn.hot') !== null).toBe(urgent);
  });
});
