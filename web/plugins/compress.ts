import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed already. */
const TEXTS = /\.(css|html|js|json|svg|webmanifest)$/;
/** Below this share of a file's size its compressed variant is worth a file of its own. */
const WORTH = 0.9;

const VARIANTS: Record<string, (content: Buffer) => Buffer> = {
  '.br': (content) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Write the variants of a folder's text files beside them: `index.html.br`, `index.html.gz`. */
export function compressed(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) compressed(path);
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const content = readFileSync(path);
    for (const [ending, compress] of Object.entries(VARIANTS)) {
      const variant = compress(content);
      if (variant.length < WORTH * content.length) writeFileSync(path + ending, variant);
    }
  }
}

/** Compresses the built files once, at best quality, so that the server never has to. */
export function compress(): Plugin {
  return {
    name: 'kingdomino-compress',
    apply: 'build',
    writeBundle: { order: 'post', handler: ({ dir }) => compressed(dir!) },
  };
}
