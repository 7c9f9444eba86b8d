import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { rooms } from './plugins/rooms.mjs';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['src/protocol/messages.ts', 'src/api/http.ts', '.svelte-check/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      // `_` is an item that is not looked at, as in `{#each { length: 3 } as _, index}`; `{ a, ...rest }` leaves out a.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      // Maps and sets are values here: made once and replaced as a whole in $state.raw and $derived, or not shown at
      // all. The rule takes each of them for a mistake.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // svelte-check knows every name of the browser.
  { files: ['**/*.svelte'], rules: { 'no-undef': 'off' } },
  // Rules that need types, in modules alone: in components they take three times as long.
  {
    files: ['**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  ...rooms,
  {
    files: ['public/*.js'],
    languageOptions: {
      globals: {
        caches: 'readonly',
        document: 'readonly',
        fetch: 'readonly',
        localStorage: 'readonly',
        matchMedia: 'readonly',
        navigator: 'readonly',
        Response: 'readonly',
        self: 'readonly',
        URL: 'readonly',
      },
    },
  },
  {
    files: ['plugins/*.mjs', 'engine/*.mjs'],
    languageOptions: { globals: { Buffer: 'readonly', console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
);
