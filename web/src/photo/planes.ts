import type { Pixels } from './perspective.ts';

/** Numbers of a picture: so many channels of each pixel, row by row. */
export interface Plane {
  readonly values: Float64Array | Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** A picture with at most so many pixels a side, each the mean of what it covers. */
export function areaMeans({ data, width, height }: Pixels, side: number): Plane {
  const scale = Math.min(1, side / Math.max(width, height));
  const columns = coverage(width, Math.max(8, Math.floor(width * scale + 0.5)));
  const rows = coverage(height, Math.max(8, Math.floor(height * scale + 0.5)));
  const narrow = new Float64Array(columns.length * height * 3);
  for (let row = 0; row < height; row++)
    columns.forEach(({ from, shares }, column) => {
      const to = (row * columns.length + column) * 3;
      for (let at = 0; at < shares.length; at++) {
        const pixel = (row * width + from + at) * 4;
        for (let channel = 0; channel < 3; channel++) narrow[to + channel]! += data[pixel + channel]! * shares[at]!;
      }
    });
  const across = columns.length * 3;
  const sums = new Float64Array(rows.length * across);
  rows.forEach(({ from, shares }, row) => {
    for (let at = 0; at < shares.length; at++)
      for (let column = 0; column < across; column++)
        sums[row * across + column]! += narrow[(from + at) * across + column]! * shares[at]!;
  });
  return { values: sums, width: columns.length, height: rows.length, channels: 3 };
}

/** Of each new pixel the first old one in it, and the share of each. */
function coverage(size: number, reduced: number): { from: number; shares: number[] }[] {
  const each = size / reduced;
  return Array.from({ length: reduced }, (_, at) => {
    const from = Math.floor(at * each);
    const shares = [];
    for (let old = from; old < Math.min(size, (at + 1) * each); old++)
      shares.push((Math.min((at + 1) * each, old + 1) - Math.max(at * each, old)) / each);
    return { from, shares };
  });
}

/** A Gaussian of this deviation; beyond the edge the edge goes on. */
export function blurred(plane: Plane, blur: number): Plane {
  const wide = Math.ceil(3 * blur);
  const raw = Array.from({ length: 2 * wide + 1 }, (_, at) => Math.exp(-((at - wide) ** 2) / (2 * blur * blur)));
  const sum = raw.reduce((all, weight) => all + weight, 0);
  const weights = raw.map((weight) => weight / sum);
  const { width, height, channels } = plane;
  const along = (values: Plane['values'], lines: number, count: number, line: number, step: number): Float64Array => {
    const result = new Float64Array(values.length);
    for (let row = 0; row < lines; row++)
      for (let at = 0; at < count; at++)
        for (let channel = 0; channel < channels; channel++) {
          let mean = 0;
          for (let tap = -wide; tap <= wide; tap++) {
            const place = Math.min(count - 1, Math.max(0, at + tap));
            mean += weights[tap + wide]! * values[row * line + place * step + channel]!;
          }
          result[row * line + at * step + channel] = mean;
        }
    return result;
  };
  const down = along(plane.values, width, height, channels, width * channels);
  return { ...plane, values: along(down, height, width, width * channels, channels) };
}

/** Lightness and two colours, on scales of 0…255. */
export function lab(plane: Plane): Plane {
  const values = new Float64Array(plane.values.length);
  const linear = (value: number): number => {
    const scaled = value / 255;
    return scaled > 0.04045 ? ((scaled + 0.055) / 1.055) ** 2.4 : scaled / 12.92;
  };
  const curved = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  for (let at = 0; at < values.length; at += 3) {
    const red = linear(plane.values[at]!);
    const green = linear(plane.values[at + 1]!);
    const blue = linear(plane.values[at + 2]!);
    const x = curved(0.4339 * red + 0.3762 * green + 0.1899 * blue);
    const y = curved(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = curved(0.0177 * red + 0.1095 * green + 0.8728 * blue);
    values[at] = (116 * y - 16) * 2.55;
    values[at + 1] = 500 * (x - y);
    values[at + 2] = 200 * (y - z);
  }
  return { ...plane, values };
}

/** How steep each channel is across and down: six numbers a pixel, none beyond `steepest`. */
export function slopes(plane: Plane, steepest: number): Plane {
  const { values, width, height } = plane;
  const result = new Float32Array(width * height * 6);
  const within = (slope: number): number => Math.min(steepest, Math.max(-steepest, slope));
  for (let y = 0; y < height; y++) {
    const rows = [Math.max(y - 1, 0), y, Math.min(y + 1, height - 1)].map((row) => row * width * 3);
    for (let x = 0; x < width; x++) {
      const columns = [Math.max(x - 1, 0), x, Math.min(x + 1, width - 1)].map((column) => column * 3);
      for (let channel = 0; channel < 3; channel++) {
        const value = (row: number, column: number): number => values[rows[row]! + columns[column]! + channel]!;
        const to = (y * width + x) * 6 + channel;
        result[to] = within(value(0, 2) + 2 * value(1, 2) + value(2, 2) - value(0, 0) - 2 * value(1, 0) - value(2, 0));
        result[to + 3] = within(
          value(2, 0) + 2 * value(2, 1) + value(2, 2) - value(0, 0) - 2 * value(0, 1) - value(0, 2),
        );
      }
    }
  }
  return { values: result, width, height, channels: 6 };
}

/** Points of a picture that are on (1) or off (0). */
export interface Mask {
  readonly values: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Everything so near what is on, a square's way. */
export function grown({ values, width, height }: Mask, by: number): Mask {
  const across = new Uint8Array(values.length);
  const both = new Uint8Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (values[y * width + x])
        across.fill(1, y * width + Math.max(0, x - by), y * width + Math.min(width, x + by + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (across[y * width + x])
        for (let near = Math.max(0, y - by); near <= Math.min(height - 1, y + by); near++) both[near * width + x] = 1;
  return { values: both, width, height };
}

const inverted = (mask: Mask): Mask => ({ ...mask, values: mask.values.map((on) => 1 - on) });
export const shrunk = (mask: Mask, by: number): Mask => inverted(grown(inverted(mask), by));
