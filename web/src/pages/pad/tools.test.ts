import { describe, expect, it } from 'vitest';
import { toolOfKey, type Tool } from './tools';

const wheat: Tool = { kind: 'paint', paint: 'wheat', crowns: 0 };

describe('keys choose what to paint with', () => {
  it('by the letters that stand beside the paints, and without crowns', () => {
    expect(toolOfKey({ ...wheat, crowns: 1 }, 'n')).toEqual({ kind: 'paint', paint: 'mine', crowns: 0 });
    expect(toolOfKey(wheat, 'Backspace')).toEqual({ kind: 'paint', paint: 'empty', crowns: 0 });
  });

  it('and by digits the crowns, no more than the terrain has', () => {
    expect(toolOfKey({ kind: 'paint', paint: 'mine', crowns: 0 }, '3')).toEqual({
      kind: 'paint',
      paint: 'mine',
      crowns: 3,
    });
    expect(toolOfKey(wheat, '3')).toEqual({ kind: 'paint', paint: 'wheat', crowns: 1 });
    expect(toolOfKey({ kind: 'paint', paint: 'castle', crowns: 0 }, '2')).toEqual({
      kind: 'paint',
      paint: 'castle',
      crowns: 0,
    });
  });

  it('leave a domino for a paint, but have no crowns for it', () => {
    const domino: Tool = { kind: 'domino', number: 48, towards: 'e' };
    expect(toolOfKey(domino, 'l')).toEqual({ kind: 'paint', paint: 'lake', crowns: 0 });
    expect(toolOfKey(domino, '1')).toBeNull();
    expect(toolOfKey(wheat, 'x')).toBeNull();
  });
});
