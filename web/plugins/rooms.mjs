/**
 * Who may import whom in src/, as rules of eslint: a page imports no other page, and nothing but the frame round all
 * pages (app/App.svelte, by their addresses) knows a page.
 */
const SOURCES = ['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration', 'ExportAllDeclaration'];

/** A rule against every way to import something whose path matches. */
const forbids = (path, message) => [
  'error',
  ...SOURCES.map((source) => ({ selector: `${source}[source.value=/${path.replaceAll('/', '\\u002F')}/]`, message })),
];

export const rooms = [
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
