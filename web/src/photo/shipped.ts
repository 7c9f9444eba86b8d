import content from '../../../src/kingdomino/photo/squares.bin';
import { unpacked, type Layer } from './weights.ts';

let layers: readonly Layer[] | null = null;

/** The weights that the command line has, too. */
export const shipped = (): readonly Layer[] =>
  (layers ??= unpacked(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))));
