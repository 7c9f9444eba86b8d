import type { Laid, Land, Square, Terrain } from './types';

const LETTERS: Readonly<Record<string, Terrain>> = {
  w: 'wheat',
  f: 'forest',
  l: 'lake',
  m: 'meadow',
  s: 'swamp',
  n: 'mine',
};

/**
 * The faces of the 48 dominoes in the order of their numbers, two squares each. A test compares them with the
 * package's.
 */
const FACES =
  'w0w0 w0w0 f0f0 f0f0 f0f0 f0f0 l0l0 l0l0 l0l0 m0m0 m0m0 s0s0 w0f0 w0l0 w0m0 w0s0 ' +
  'f0l0 f0m0 w1f0 w1l0 w1m0 w1s0 w1n0 f1w0 f1w0 f1w0 f1w0 f1l0 f1m0 l1w0 l1w0 l1f0 ' +
  'l1f0 l1f0 l1f0 w0m1 l0m1 w0s1 m0s1 n1w0 w0m2 l0m2 w0s2 m0s2 n2w0 s0n2 s0n2 w0n3';

const land = (text: string): Land => ({ terrain: LETTERS[text[0]!]!, crowns: Number(text[1]) });

const faces: readonly (readonly [Land, Land])[] = FACES.split(' ').map((face) => [
  land(face.slice(0, 2)),
  land(face.slice(2)),
]);

/** What the two halves of a domino show. */
export function faceOf(number: number): readonly [Land, Land] {
  const face = faces[number - 1];
  if (!face) throw new RangeError(`there is no domino ${number}`);
  return face;
}

/** Which of the three pictures a half shows: the same on every screen, for ever. */
export const variantOf = (number: number, half: 0 | 1): number => (number * 2 + half) % 3;

/** The picture of a square that belongs to no domino (score pad). */
export const variantAt = (x: number, y: number): number => (((x + 2 * y) % 3) + 3) % 3;

/** The two squares that a laid domino covers. */
export function squaresOf({ number, a, b }: Laid): readonly [Square, Square] {
  const [first, second] = faceOf(number);
  return [
    { ...first, at: a, variant: variantOf(number, 0) },
    { ...second, at: b, variant: variantOf(number, 1) },
  ];
}
