import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { breakpoints } from './plugins/breakpoints.ts';
import { catalogues } from './plugins/catalogues.ts';
import { weights } from './plugins/weights.ts';

export default defineConfig({
  plugins: [breakpoints(), catalogues(), weights(), svelte()],
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    restoreMocks: true,
    // One browser for all files: a new one for each took most of the time.
    isolate: false,
    // No test is about time: on a busy machine a page takes seconds to be made.
    testTimeout: 60_000,
  },
});
