import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { breakpoints } from './plugins/breakpoints.ts';
import { catalogues } from './plugins/catalogues.ts';
import { compress } from './plugins/compress.ts';
import { weights } from './plugins/weights.ts';

/** Where `kingdomino serve` listens while the client is being developed. */
const server = process.env.KINGDOMINO_SERVER ?? 'http://127.0.0.1:8017';

export default defineConfig({
  plugins: [breakpoints(), catalogues(), weights(), svelte(), compress()],
  build: {
    outDir: process.env.KINGDOMINO_STATIC ?? '../src/kingdomino/server/static',
    emptyOutDir: true,
    manifest: true,
    target: ['chrome120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  experimental: {
    // The page itself may be shown at any address below it; everything else finds what it needs from where it lies.
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
