import { mostLikely } from './tiling.ts';
import { CASTLE, EMPTY, KINDS } from './kinds.ts';
import { readSquare, type Odds } from './net.ts';
import { cutSquare, type Corners, type Pixels } from './perspective.ts';
import type { Layer } from './weights.ts';

/** A larger picture is reduced first: squares stay larger than the net needs. */
export const MOST_PIXELS_A_SIDE = 1600;
/** A square that the net believes in less than this is marked for checking. */
const SURE = 0.6;
/** With fewer than a domino's worth of lands that nobody has to check, something else was photographed. */
const LEAST_SURE_LANDS = 2;

/** What a grid shows, row by row. */
export interface Reading {
  readonly grid: number;
  readonly kinds: readonly number[];
  /** The squares that a person should check. */
  readonly unsure: ReadonlySet<number>;
  /** Of each square its kinds, the likeliest first. */
  readonly likely: readonly (readonly number[])[];
}

/** Every square by the net; `rest` is waited for between them, so that the page stays alive. */
export async function readSquares(
  pixels: Pixels,
  corners: Corners,
  grid: number,
  layers: readonly Layer[],
  rest: (done: number) => Promise<void>,
): Promise<Odds[]> {
  const odds: Odds[] = [];
  for (let at = 0; at < grid * grid; at++) {
    odds.push(readSquare(cutSquare(pixels, corners, grid, at % grid, Math.floor(at / grid)), layers));
    await rest(at + 1);
  }
  return odds;
}

/** The most likely tiling; unsure squares are doubtful, or read otherwise by the net alone. */
export function readGrid(odds: readonly Odds[], grid: number): Reading {
  const { kinds } = mostLikely(odds, grid);
  const likely = odds.map((square) =>
    Array.from({ length: KINDS }, (_, kind) => kind).toSorted((one, two) => square[two]! - square[one]!),
  );
  const unsure = new Set<number>();
  kinds.forEach((kind, at) => {
    if (Math.exp(odds[at]![likely[at]![0]!]!) < SURE || likely[at]![0] !== kind) unsure.add(at);
  });
  return { grid, kinds, unsure, likely };
}

/** Whether a kingdom is in the picture at all. */
export const showsKingdom = ({ kinds, unsure }: Reading): boolean =>
  kinds.filter((kind, at) => isLand(kind) && !unsure.has(at)).length >= LEAST_SURE_LANDS;

export const isLand = (kind: number): boolean => kind !== CASTLE && kind !== EMPTY;
