import { describe, expect, it } from 'vitest';
import {
  crowned,
  dominoesIn,
  EMPTY,
  isBare,
  laid,
  mostCrowns,
  painted,
  readPad,
  rulesOf,
  sent,
  tapped,
  paintable,
  type PadKingdom,
} from './pad';

const bare: PadKingdom = EMPTY.kingdoms[0]!;

describe('painting', () => {
  it('puts a terrain with its crowns on a square, no more than the box has', () => {
    expect(painted(bare, [1, 0], 'lake', 3).land['1,0']).toEqual({ terrain: 'lake', crowns: 1 });
    expect(painted(bare, [1, 0], 'mine', 3).land['1,0']).toEqual({ terrain: 'mine', crowns: 3 });
  });

  it('knows the most crowns of each terrain from the dominoes', () => {
    expect(
      ['wheat', 'forest', 'lake', 'meadow', 'swamp', 'mine'].map((terrain) => mostCrowns(terrain as 'wheat')),
    ).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('moves the castle, of which there is one', () => {
    const moved = painted(painted(bare, [1, 0], 'wheat', 0), [1, 0], 'castle', 0);
    expect(moved.castle).toEqual([1, 0]);
    expect(isBare(moved)).toBe(true);
  });

  it('may remove the castle', () => {
    expect(painted(bare, [0, 0], 'wheat', 0).castle).toBeNull();
    expect(painted(bare, [0, 0], 'empty', 0).castle).toBeNull();
    expect(sent(painted(bare, [0, 0], 'empty', 0)).castles).toEqual([]);
  });

  it('counts crowns up by tapping, and begins again', () => {
    let kingdom = tapped(bare, [1, 0], 'swamp', 0);
    const seen = [0, 1, 2, 3].map(() => {
      kingdom = tapped(kingdom, [1, 0], 'swamp', 0);
      return kingdom.land['1,0']!.crowns;
    });
    expect(seen).toEqual([1, 2, 0, 1]);
  });

  it('gives crowns to land alone', () => {
    expect(crowned(bare, [1, 0], 1)).toBe(bare);
    expect(crowned(painted(bare, [1, 0], 'wheat', 0), [1, 0], 1).land['1,0']!.crowns).toBe(1);
  });
});

describe('laying dominoes', () => {
  it('paints both halves and remembers the domino until one is painted over', () => {
    const kingdom = laid(bare, 48, [1, 0], [2, 0]);
    expect(kingdom.land['2,0']).toEqual({ terrain: 'mine', crowns: 3, domino: 48 });
    expect([...dominoesIn(kingdom)]).toEqual([48]);
    expect([...dominoesIn(painted(kingdom, [1, 0], 'lake', 0))]).toEqual([]);
  });
});

describe('the pad', () => {
  it('writes its rules in the notation', () => {
    expect(rulesOf(EMPTY)).toBe('4 classic harmony middle-kingdom');
    expect(rulesOf({ ...EMPTY, grid: 7, harmony: false })).toBe('2 classic mighty-duel middle-kingdom');
  });

  it('still shows what lies outside a smaller grid', () => {
    expect(paintable(EMPTY, painted(bare, [3, 0], 'wheat', 0))).toEqual({ west: -2, east: 3, south: -2, north: 2 });
  });

  it('comes back as it was', () => {
    const pad = {
      ...EMPTY,
      players: 3 as const,
      kingdoms: [{ ...laid(bare, 48, [1, 0], [2, 0]), name: 'Dana', castle: null }, bare, bare, bare],
    };
    expect(readPad(JSON.stringify(pad))).toEqual(pad);
  });

  it.each([null, 'x', '7', '[]', '{"kingdoms":[{"land":{"1,1":{"terrain":"sea"},"z":null},"castle":"here"},5]}'])(
    'that cannot be read (%s) is empty',
    (text) => {
      expect(readPad(text)).toEqual(EMPTY);
    },
  );
});
