import type { Point } from '../../board';
import { mostCrowns, type Paint } from './pad';

/** The order of the paints, and their keys. */
export const PAINTS: readonly Paint[] = ['wheat', 'forest', 'lake', 'meadow', 'swamp', 'mine', 'castle', 'empty'];
export const KEYS: Readonly<Record<Paint, string>> = {
  wheat: 'W',
  forest: 'F',
  lake: 'L',
  meadow: 'M',
  swamp: 'S',
  mine: 'N',
  castle: 'C',
  empty: '⌫',
};
export const paintOfKey = (key: string): Paint | null =>
  key === 'Backspace' || key === 'Delete' ? 'empty' : lettered(key);
const lettered = (key: string): Paint | null => PAINTS.find((paint) => KEYS[paint] === key.toUpperCase()) ?? null;

export type Towards = 'n' | 'e' | 's' | 'w';
const ROUND: readonly Towards[] = ['e', 's', 'w', 'n'];
const STEPS: Readonly<Record<Towards, Point>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

export const turned = (towards: Towards, by: 1 | -1): Towards => ROUND[(ROUND.indexOf(towards) + by + 4) % 4]!;
export const stepped = ([x, y]: Point, towards: Towards): Point => [x + STEPS[towards][0], y + STEPS[towards][1]];

/** What is in the hand: a paint with crowns, or a domino that lies some way. */
export type Tool =
  | { readonly kind: 'paint'; readonly paint: Paint; readonly crowns: number }
  | { readonly kind: 'domino'; readonly number: number; readonly towards: Towards };

/** What is in the hand after a key: another paint, or another number of crowns for it; null for every other key. */
export function toolOfKey(tool: Tool, key: string): Tool | null {
  const paint = paintOfKey(key);
  if (paint) return { kind: 'paint', paint, crowns: 0 };
  if (tool.kind !== 'paint' || !/^[0-3]$/.test(key)) return null;
  const most = tool.paint === 'castle' || tool.paint === 'empty' ? 0 : mostCrowns(tool.paint);
  return { ...tool, crowns: Math.min(Number(key), most) };
}
