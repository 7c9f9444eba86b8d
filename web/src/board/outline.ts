import type { Point } from './types';

/** How an outline is drawn: the side of a square, how far it shrinks (below 0: grows), the radius of its corners. */
export interface OutlineOptions {
  readonly side?: number;
  readonly inset?: number;
  readonly radius?: number;
}

type Edge = readonly [from: Point, to: Point];
type Corner = { readonly x: number; readonly y: number; readonly before: Point; readonly after: Point };

/**
 * The rounded outline of a set of squares, as the `d` of an SVG path. Here y grows DOWN, as on the screen.
 * Squares that touch only at a corner stay apart; a hole makes a loop of its own.
 */
export function outline(cells: readonly Point[], { side = 100, inset = 0, radius = 14 }: OutlineOptions = {}): string {
  return loops(edgesOf(cells))
    .map((loop) => drawn(corners(loop, side, inset), radius))
    .join('');
}

const key = (point: Point): string => `${point[0]},${point[1]}`;

/** The edges with land on one side only, by the point where they begin: clockwise, the land on the right hand. */
function edgesOf(cells: readonly Point[]): Map<string, Edge[]> {
  const land = new Set(cells.map(key));
  const edges = new Map<string, Edge[]>();
  const add = (from: Point, to: Point): void => {
    const there = edges.get(key(from));
    if (there) there.push([from, to]);
    else edges.set(key(from), [[from, to]]);
  };
  for (const [x, y] of cells) {
    if (!land.has(key([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!land.has(key([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!land.has(key([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!land.has(key([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  return edges;
}

/**
 * Every closed way along the edges. Where two meet, it turns right, so that squares touching at a corner stay apart.
 */
function loops(edges: Map<string, Edge[]>): Point[][] {
  const found: Point[][] = [];
  for (const list of edges.values()) {
    for (let first = list.pop(); first; first = list.pop()) {
      const start = first[0];
      const loop: Point[] = [start];
      let edge = first;
      while (key(edge[1]) !== key(start)) {
        const here = edge[1];
        loop.push(here);
        edge = taken(edges.get(key(here)) ?? [], edge);
      }
      found.push(loop);
    }
  }
  return found;
}

/** Takes the edge that goes on from `last`: the right turn where there is a choice. */
function taken(out: Edge[], last: Edge): Edge {
  const right: Point = [-(last[1][1] - last[0][1]), last[1][0] - last[0][0]];
  const turn = out.findIndex(([from, to]) => to[0] - from[0] === right[0] && to[1] - from[1] === right[1]);
  const [edge] = out.splice(out.length > 1 ? Math.max(turn, 0) : 0, 1);
  if (!edge) throw new Error('an outline that does not close');
  return edge;
}

function corners(loop: readonly Point[], side: number, inset: number): Corner[] {
  const found: Corner[] = [];
  loop.forEach((here, index) => {
    const last = loop[(index + loop.length - 1) % loop.length]!;
    const next = loop[(index + 1) % loop.length]!;
    const before: Point = [here[0] - last[0], here[1] - last[1]];
    const after: Point = [next[0] - here[0], next[1] - here[1]];
    if (before[0] === after[0] && before[1] === after[1]) return;
    const x = here[0] * side + inset * (-before[1] - after[1]);
    const y = here[1] * side + inset * (before[0] + after[0]);
    found.push({ x, y, before, after });
  });
  return found;
}

function drawn(vertices: readonly Corner[], radius: number): string {
  const steps = vertices.map(({ x, y, before, after }, index) => {
    const from = `${short(x - before[0] * radius)} ${short(y - before[1] * radius)}`;
    const to = `${short(x + after[0] * radius)} ${short(y + after[1] * radius)}`;
    return `${index ? 'L' : 'M'}${from}Q${short(x)} ${short(y)} ${to}`;
  });
  return steps.join('') + 'Z';
}

/** One decimal, and never -0. */
const short = (length: number): number => Math.round(length * 10) / 10 + 0;
