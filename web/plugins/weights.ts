import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Lets a file of the package that is not text be imported as base64: it comes with the code that needs it. */
export function weights(): Plugin {
  return {
    name: 'kingdomino-weights',
    enforce: 'pre',
    load: (id) => (id.endsWith('.bin') ? `export default ${JSON.stringify(readFileSync(id, 'base64'))};` : null),
  };
}
