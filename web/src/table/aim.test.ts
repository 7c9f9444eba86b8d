import { describe, expect, it } from 'vitest';
import type { Option } from '../protocol/messages';
import { Aim } from './aim.svelte';
import { cellsOf, growing, isPlacement, moveText, turned, viewIn, waysOf } from './placing';
import { kingdom } from './scripted';

const option = (domino: number, a: [number, number], b: [number, number], points = 0): Option => ({
  move: `${domino}@${a.join()}`,
  domino,
  a,
  b,
  points,
  grows: [],
  order: null,
});

/** Domino 28 is forest and lake, 5 is forest and forest. The places are odd on purpose: only the server knows why. */
const ODD = [
  option(28, [2, 2], [3, 2], 4),
  option(28, [2, 2], [2, 3]),
  option(28, [-2, 1], [-2, 0], 1),
  option(28, [-1, 0], [-2, 0]),
];

function aiming(options: readonly Option[] = ODD, domino = 28): Aim {
  const aim = new Aim();
  aim.take({ domino, options, kingdom: kingdom(), key: 'one' });
  return aim;
}

describe('what may be done', () => {
  it('is exactly what the server offers: legal squares are those of its places and no others', () => {
    const cells = cellsOf(kingdom(), ODD.filter(isPlacement), 'e', null, 5);
    const looks = (look: string): string[] => cells.filter((cell) => cell.look === look).map(({ at }) => at.join());
    expect(looks('fits')).toEqual(['2,2']);
    expect(looks('turned').toSorted()).toEqual(['-1,0', '-2,0', '-2,1']);
    expect(cells).toHaveLength(24);
  });

  it('shows nothing legal where nothing is offered', () => {
    expect(cellsOf(kingdom(), [], 'e', null, 5).every(({ look }) => look === 'plain')).toBe(true);
  });

  it('hatches what a place would give up', () => {
    const cells = cellsOf(kingdom(), ODD.filter(isPlacement), 'e', { number: 28, a: [2, 2], b: [3, 2] }, 5);
    expect(cells.filter(({ look }) => look === 'lost').map(({ at }) => at[0])).toEqual([-2, -2, -2, -2, -2]);
  });

  it('outlines the territories that the server says are joined', () => {
    const land = kingdom({
      territories: [
        { terrain: 'forest', squares: [[0, 1]], crowns: 1, points: 1 },
        { terrain: 'lake', squares: [[1, 0]], crowns: 0, points: 0 },
      ],
    });
    const place = { ...ODD[0]!, grows: [{ terrain: 'forest', joins: [0], squares: 2, crowns: 1, points: 2 }] };
    expect(growing(land, isPlacement(place) ? place : null)).toEqual([{ squares: [[0, 1]], look: 'grows' }]);
  });
});

describe('the view', () => {
  it('is two squares round the kingdom, as far as it may grow', () => {
    expect(viewIn(kingdom())).toEqual({ west: -2, east: 2, south: -2, north: 2 });
    expect(viewIn(kingdom({ box: [-1, 0, 2, 1], reach: [-2, -3, 3, 4] }))).toEqual({
      west: -2,
      east: 3,
      south: -2,
      north: 3,
    });
  });
});

describe('turning', () => {
  it('has four ways, or two where both halves are alike', () => {
    expect(waysOf(28)).toEqual(['e', 's', 'w', 'n']);
    expect(waysOf(5)).toEqual(['e', 'n']);
    expect(turned(28, 'n', 1)).toBe('e');
    expect(turned(28, 'e', -1)).toBe('n');
    expect(turned(5, 'n', 1)).toBe('e');
  });

  it('slides to a legal place over its first half', () => {
    const aim = aiming();
    aim.hover([2.5, 2]);
    expect(aim.place?.move).toBe('28@2,2');
    aim.turn(-1);
    expect(aim.ghost).toMatchObject({ a: [2, 2], b: [2, 3] });
    expect(aim.place).not.toBeNull();
  });
});

describe('aiming', () => {
  it('starts in the hand, lying as a legal place does', () => {
    const aim = aiming([option(28, [0, 1], [0, 2])]);
    expect(aim.ghost).toBeNull();
    expect(aim.towards).toBe('n');
  });

  it('snaps a tap to a place over the square, keeping the way it lies', () => {
    const aim = aiming();
    expect(aim.tap([2, 2], 0)).toBe('aimed');
    expect(aim.ghost).toEqual({ number: 28, a: [2, 2], b: [3, 2] });
  });

  it('shows the next place over the square when it is tapped again, and never commits by one tap', () => {
    const aim = aiming();
    expect([aim.tap([-2, 0], 0), aim.tap([-2, 0], 0), aim.tap([-2, 0], 0)]).toEqual(['aimed', 'aimed', 'aimed']);
    const first = aim.place?.move;
    aim.tap([-2, 0], 0);
    expect(aim.place?.move).not.toBe(first);
  });

  it('commits by a tap on the other half of the ghost', () => {
    const aim = aiming();
    aim.tap([2, 2], 0);
    expect(aim.tap([3, 2], 0)).toBe('commit');
  });

  it('commits by a second tap where there is only one place', () => {
    const aim = aiming();
    aim.tap([-2, 1], 0);
    expect(aim.tap([-2, 1], 0)).toBe('commit');
  });

  it('takes a tap beside a legal square for one on it', () => {
    const aim = aiming();
    aim.tap([1.3, 2], 0.3);
    expect(aim.place?.a).toEqual([2, 2]);
  });

  it('shows a place that is not offered as no place', () => {
    const aim = aiming();
    aim.tap([1, -2], 0);
    expect(aim.ghost).not.toBeNull();
    expect(aim.place).toBeNull();
    expect(aim.move).toBe(moveText(28, [1, -2], 'e'));
    expect(aim.move).toBe('28@h5e');
  });

  it('walks through the places in the server’s order, both ways', () => {
    const aim = aiming();
    const walked = [1, 1, 1, 1, 1].map(() => (aim.next(1), aim.place?.b.join()));
    expect(walked).toEqual(['3,2', '2,3', '-2,0', '-2,0', '3,2']);
    aim.next(-1);
    expect(aim.place?.a).toEqual([-1, 0]);
  });

  it('moves a square at a time, also over squares that are not legal, inside the view', () => {
    const aim = aiming();
    aim.next(1);
    aim.step(-1, 0);
    expect(aim.at).toEqual([1, 2]);
    aim.step(0, 1);
    expect(aim.at).toEqual([1, 2]);
  });

  it('keeps the aim while the same domino is due, and drops it for the next', () => {
    const aim = aiming();
    aim.tap([2, 2], 0);
    aim.take({ domino: 28, options: ODD, kingdom: kingdom(), key: 'one' });
    expect(aim.at).toEqual([2, 2]);
    aim.take({ domino: 5, options: [], kingdom: kingdom(), key: 'two' });
    expect(aim.at).toBeNull();
  });

  it('lands a drag only near a legal place', () => {
    const aim = aiming();
    aim.hover([2.9, 2.4]);
    expect(aim.place).not.toBeNull();
    aim.hover([0.5, 0]);
    expect(aim.place).toBeNull();
    aim.clear();
    expect(aim.ghost).toBeNull();
  });
});
