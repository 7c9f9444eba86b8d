import { KINDS } from './kinds.ts';
import type { Layer } from './weights.ts';

/** Pixels of a square as the net sees it. */
export const SIDE = 40;
/** A square that is less sure than this at first sight is looked at from all four sides. */
const CLEAR = 0.98;

/** A square's pixels, row by row, red, green and blue of each in 0…1. */
export type Square = Float32Array;
/** Log-probabilities of the kinds. */
export type Odds = Float64Array;

/** Channels of so many rows and columns, one after the other. */
interface Planes {
  readonly values: Float32Array;
  readonly channels: number;
  readonly side: number;
}

/** What one square shows. */
export function readSquare(square: Square, layers: readonly Layer[]): Odds {
  const first = logSoftmax(logitsOf(square, layers));
  if (Math.exp(Math.max(...first)) >= CLEAR) return first;
  const sum = Float64Array.from(first);
  let turned = square;
  for (let turn = 1; turn < 4; turn++) {
    turned = turnedLeft(turned);
    const odds = logSoftmax(logitsOf(turned, layers));
    for (let kind = 0; kind < KINDS; kind++) sum[kind]! += odds[kind]!;
  }
  return logSoftmax(sum.map((odds) => odds / 4));
}

export function logitsOf(square: Square, [one, two, three, four, last]: readonly Layer[]): Float64Array {
  const planes = new Float32Array(square.length);
  const size = SIDE * SIDE;
  for (let channel = 0; channel < 3; channel++)
    for (let at = 0; at < size; at++) planes[channel * size + at] = (square[at * 3 + channel]! - 0.45) / 0.25;
  let seen = convolved({ values: planes, channels: 3, side: SIDE }, one!, 2);
  seen = pooled(convolved(seen, two!, 1));
  seen = pooled(convolved(seen, three!, 1));
  seen = convolved(seen, four!, 1);
  const means = new Float64Array(seen.channels);
  const area = seen.side ** 2;
  for (let channel = 0; channel < seen.channels; channel++) {
    for (let at = 0; at < area; at++) means[channel]! += seen.values[channel * area + at]!;
    means[channel]! /= area;
  }
  return Float64Array.from(last!.bias, (bias, output) =>
    means.reduce((sum, mean, input) => sum + mean * last!.weights[output * means.length + input]!, bias),
  );
}

/** A convolution that keeps the size (divided by the stride), and ReLU; four outputs at a time share what is read. */
function convolved({ values, channels, side }: Planes, { shape, weights, bias }: Layer, stride: number): Planes {
  const outputs = shape[0]!;
  const size = shape[2]!;
  const half = size >> 1;
  const wide = side + 2 * half;
  const padded = new Float32Array(channels * wide * wide);
  for (let channel = 0; channel < channels; channel++)
    for (let row = 0; row < side; row++)
      padded.set(
        values.subarray((channel * side + row) * side, (channel * side + row + 1) * side),
        (channel * wide + row + half) * wide + half,
      );
  const taps = channels * size * size;
  const places = new Int32Array(taps);
  for (let tap = 0; tap < taps; tap++) {
    const channel = Math.floor(tap / (size * size));
    const within = tap % (size * size);
    places[tap] = (channel * wide + Math.floor(within / size)) * wide + (within % size);
  }
  const reach = Math.ceil(side / stride);
  const area = reach * reach;
  const result = new Float32Array(outputs * area);
  for (let output = 0; output < outputs; output += 4) {
    const a = output * taps;
    const b = Math.min(output + 1, outputs - 1) * taps;
    const c = Math.min(output + 2, outputs - 1) * taps;
    const d = Math.min(output + 3, outputs - 1) * taps;
    for (let row = 0; row < reach; row++)
      for (let column = 0; column < reach; column++) {
        const from = row * stride * wide + column * stride;
        let [p, q, r, s] = [0, 0, 0, 0];
        for (let tap = 0; tap < taps; tap++) {
          const value = padded[from + places[tap]!]!;
          p += value * weights[a + tap]!;
          q += value * weights[b + tap]!;
          r += value * weights[c + tap]!;
          s += value * weights[d + tap]!;
        }
        const at = output * area + row * reach + column;
        result[at] = Math.max(0, p + bias[output]!);
        if (output + 1 < outputs) result[at + area] = Math.max(0, q + bias[output + 1]!);
        if (output + 2 < outputs) result[at + 2 * area] = Math.max(0, r + bias[output + 2]!);
        if (output + 3 < outputs) result[at + 3 * area] = Math.max(0, s + bias[output + 3]!);
      }
  }
  return { values: result, channels: outputs, side: reach };
}

function pooled({ values, channels, side }: Planes): Planes {
  const reach = side >> 1;
  const result = new Float32Array(channels * reach * reach);
  for (let channel = 0; channel < channels; channel++)
    for (let row = 0; row < reach; row++)
      for (let column = 0; column < reach; column++) {
        const from = (channel * side + 2 * row) * side + 2 * column;
        result[(channel * reach + row) * reach + column] = Math.max(
          values[from]!,
          values[from + 1]!,
          values[from + side]!,
          values[from + side + 1]!,
        );
      }
  return { values: result, channels, side: reach };
}

function turnedLeft(square: Square): Square {
  const turned = new Float32Array(square.length);
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++)
      for (let channel = 0; channel < 3; channel++)
        turned[(row * SIDE + column) * 3 + channel] = square[(column * SIDE + SIDE - 1 - row) * 3 + channel]!;
  return turned;
}

function logSoftmax(logits: Float64Array): Odds {
  const high = Math.max(...logits);
  const sum = logits.reduce((all, logit) => all + Math.exp(logit - high), 0);
  return logits.map((logit) => logit - high - Math.log(sum));
}
