import { describe, expect, it } from 'vitest';
import { game, kingdom, moved, news, state } from '../../table/scripted';
import type { Act, Moved } from '../../table';
import { flightOf, type Sight } from './flights';

const rect = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
const BOXES: Readonly<Record<string, DOMRect>> = {
  '[data-slot="39"] svg.domino': rect(1000, 100, 108, 61),
  '[data-slot="39"] svg.king': rect(1090, 120, 36, 46),
  '[data-next="5"] .place': rect(1200, 200, 34, 34),
  '[data-mini="1"] svg': rect(0, 0, 528, 528),
  '.hand .held svg.domino': rect(300, 800, 122, 61),
};
const sight = (boxes = BOXES): Sight => ({
  find: (...selectors) => selectors.map((one) => boxes[one]).find(Boolean) ?? null,
});
const act = (seat: number, move: string): Act => ({
  moved: moved(6, seat, move).happened[0]!.event as Moved,
  from: news(5, { state: state({ game: game({ turn: 1 }) }) }),
  to: news(6, {
    state: state({
      game: game({
        kingdoms: [kingdom(), kingdom({ laid: [{ number: 39, a: [0, 1], b: [0, 2] }], box: [0, 0, 0, 2] })],
      }),
    }),
  }),
  length: 700,
});

describe('a flight', () => {
  it('leads a domino from its slot to its very squares in the kingdom, which is centred anew', () => {
    const flight = flightOf(act(1, '39@g8n'), sight())!;
    expect(flight).toMatchObject({ kind: 'lays', domino: 39, towards: 'n', from: { x: 1054, y: 130.5, size: 50 } });
    // The kingdom is three high and its middle in the middle of the picture: the domino lies half a square above.
    expect(flight).toMatchObject({ to: { x: 264, y: 214, size: 100 } });
  });

  it('leads around the large kingdom, never across it', () => {
    const board = { '.realm': rect(560, 60, 400, 600) };
    const flight = flightOf(act(1, '39@g8n'), sight({ ...BOXES, ...board }))!;
    expect(flight.kind === 'lays' && flight.via.map(({ x, y }) => [x, y < 60])).toEqual([
      [1054, true],
      [264, true],
    ]);
    const beside = flightOf(act(1, '39@g8n'), sight({ ...BOXES, '.realm': rect(0, 600, 1400, 300) }))!;
    expect(beside).toMatchObject({ via: [] });
  });

  it('leads a king from his domino to the ring on the next one', () => {
    expect(flightOf(act(1, '=5'), sight())).toMatchObject({
      kind: 'hops',
      king: 'yellow',
      from: { x: 1108, y: 143 },
      to: { x: 1217, y: 217 },
    });
  });

  it('folds a domino that fits nowhere where it lies: in its slot, or in one’s own hand', () => {
    expect(flightOf(act(1, '39x'), sight())).toMatchObject({ kind: 'folds', domino: 39, from: { x: 1054 } });
    expect(flightOf(act(0, '39x'), sight(), true)).toMatchObject({ kind: 'folds', from: { x: 361 } });
  });

  it('is none for what one has laid oneself, and none where its ends are not seen', () => {
    expect(flightOf(act(0, '39@g8n'), sight(), true)).toBeNull();
    expect(flightOf(act(1, '39@g8n'), sight({}))).toBeNull();
    expect(flightOf(act(1, '=5'), sight({}))).toBeNull();
  });
});
