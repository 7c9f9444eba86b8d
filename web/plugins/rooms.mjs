/**
 * Who may import whom in src/, as rules of eslint: a page imports no other page, and nothing but the frame round all
 * pages (app/App.svelte, by their addresses) knows a page. Nothing but backend/ talks to the outside.
 */
const SOURCES = ['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration', 'ExportAllDeclaration'];

/** A rule against every way to import something whose path matches. */
const forbids = (path, message) => [
  'error',
  ...SOURCES.map((source) => ({ selector: `${source}[source.value=/${path.replaceAll('/', '\\u002F')}/]`, message })),
];

/** What leads out of the page, also as a property of the window. */
const OUTSIDE = ['fetch', 'WebSocket', 'location', 'EventSource', 'XMLHttpRequest'];
const GLOBALS = ['window', 'globalThis', 'self', 'document'];
const THROUGH_BACKEND = 'Only backend/ talks to the outside: ask `backend`, or `address` for where the page is.';

export const rooms = [
  {
    files: ['src/**'],
    ignores: ['src/backend/**', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE.map((name) => ({ name, message: THROUGH_BACKEND }))],
      'no-restricted-properties': [
        'error',
        ...GLOBALS.flatMap((object) => OUTSIDE.map((property) => ({ object, property, message: THROUGH_BACKEND }))),
        { object: 'navigator', property: 'sendBeacon', message: THROUGH_BACKEND },
      ],
    },
  },
  {
    files: ['src/pages/**'],
    rules: {
      'no-restricted-syntax': forbids(
        '^\\.\\./(?!\\.\\./)|/pages/',
        'A page imports no other page: what several share lives in src/play, src/end, src/telling or src/app.',
      ),
    },
  },
  {
    files: ['src/*/**'],
    ignores: ['src/pages/**'],
    rules: {
      'no-restricted-syntax': forbids('/pages/', 'Pages are loaded by their addresses and imported by nobody.'),
    },
  },
];
