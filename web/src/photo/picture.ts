import type { Pixels } from './perspective.ts';
import { MOST_PIXELS_A_SIDE } from './reading.ts';

/** Why a file cannot be read as a photo. */
export type Trouble = 'heic' | 'not-a-picture' | 'too-large' | 'too-small';

const MOST_BYTES = 100_000_000;
const MOST_PIXELS = 89_000_000;
const FEWEST_PIXELS_A_SIDE = 100;
/** Rows that are looked at together: a whole large photo does not fit into every canvas. */
const STRIP = 256;
const HEIC = /^....ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s;

/** The picture in a file, as a person sees it and at most 1,600 pixels a side; or why there is none. */
export async function pixelsOf(file: Blob): Promise<Pixels | Trouble> {
  if (file.size > MOST_BYTES) return 'too-large';
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image', colorSpaceConversion: 'none' });
  } catch {
    return HEIC.test(await file.slice(0, 12).text()) ? 'heic' : 'not-a-picture';
  }
  try {
    if (picture.width * picture.height > MOST_PIXELS) return 'too-large';
    if (Math.min(picture.width, picture.height) < FEWEST_PIXELS_A_SIDE) return 'too-small';
    return reduced(picture, Math.ceil(Math.max(picture.width, picture.height) / MOST_PIXELS_A_SIDE)) ?? 'too-large';
  } finally {
    picture.close();
  }
}

/** Blocks of pixels as their rounded means; what is left over at the right and below goes. */
function reduced(picture: ImageBitmap, by: number): Pixels | null {
  const width = Math.floor(picture.width / by);
  const height = Math.floor(picture.height / by);
  const canvas = document.createElement('canvas');
  const strip = Math.max(1, Math.floor(STRIP / by));
  canvas.width = width * by;
  canvas.height = strip * by;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  const data = new Uint8ClampedArray(width * height * 4);
  const half = Math.floor((by * by) / 2);
  for (let top = 0; top < height; top += strip) {
    // A picture may be seen through; what is behind it is black, as it is for the command line.
    context.fillStyle = '#000';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, -top * by);
    const rows = Math.min(strip, height - top);
    const seen = context.getImageData(0, 0, canvas.width, rows * by).data;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < width; column++) {
        const to = ((top + row) * width + column) * 4;
        for (let channel = 0; channel < 3; channel++) {
          let sum = half;
          for (let y = row * by; y < (row + 1) * by; y++)
            for (let x = column * by; x < (column + 1) * by; x++) sum += seen[(y * canvas.width + x) * 4 + channel]!;
          data[to + channel] = Math.floor(sum / (by * by));
        }
        data[to + 3] = 255;
      }
  }
  return { data, width, height };
}

/** Something that can be drawn on a canvas. */
export const imageOf = ({ data, width, height }: Pixels): ImageData =>
  new ImageData(Uint8ClampedArray.from(data), width, height);
