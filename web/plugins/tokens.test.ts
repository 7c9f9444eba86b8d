// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spelledOut } from './breakpoints.ts';
import { rawConditions, rawLengths } from './tokens.mjs';

const TOKENS = 'src/styles/tokens.css';
const files = globSync('src/**/*.{svelte,css}').filter((file) => file !== TOKENS);

describe('spacing, type and corners come from tokens', () => {
  it('nothing outside the tokens has a length of its own', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      rawLengths(readFileSync(file, 'utf8'), { component: file.endsWith('.svelte') }).map((raw) => `${file} ${raw}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['gap: 9px', 'padding: var(--s2) 3px', 'margin-inline-end: -1px', 'font: 800 20px/1.1 var(--display)'])(
    '"%s" is refused',
    (raw) => {
      expect(rawLengths(`<style>\n  b {\n    color: red;\n    ${raw};\n  }\n</style>`, { component: true })).toEqual([
        raw,
      ]);
    },
  );

  it.each(['gap: var(--s2)', 'inline-size: 300px', 'border: 1px solid', 'font-size: 1.2em'])('"%s" is not', (fine) => {
    expect(rawLengths(`b { ${fine}; }`)).toEqual([]);
  });
});

describe('the sizes at which something changes have names', () => {
  it('no condition outside the breakpoints has a length', () => {
    expect([TOKENS, ...files].flatMap((file) => rawConditions(readFileSync(file, 'utf8')))).toEqual([]);
    expect(rawConditions('@media (max-width: 9px) { b { color: red } }')).toHaveLength(1);
  });

  it('names become their sizes, and an unknown one is an error', () => {
    expect(spelledOut('@container table (--tiny) and (--sideways) {')).toBe(
      '@container table (width <= 374px) and ((height < 500px) and (orientation: landscape)) {',
    );
    expect(() => spelledOut('@media (--tinny) {')).toThrow('no breakpoint --tinny');
  });
});
