// @vitest-environment node
import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rooms } from './rooms.mjs';

const RULE = 'no-restricted-syntax';
const lint = new ESLint({ overrideConfigFile: true, overrideConfig: rooms });

/** What the rule says about a real file with one more line. */
async function saidWith(line: string, file: string): Promise<(string | null)[]> {
  const [result] = await lint.lintText(`${line}\n`, { filePath: file });
  return result!.messages.map(({ ruleId }) => ruleId);
}

describe('who imports whom', () => {
  it.each([
    "import { Desk } from '../table/desk.svelte';",
    "export { Desk } from '../table/desk.svelte';",
    "export * from '../home/setup';",
    "const page = import('../table/Page.svelte');",
    "import { Desk } from '../../pages/table/desk.svelte';",
  ])('a page that says "%s" is refused', async (line) => {
    expect(await saidWith(line, 'src/pages/learn/lessons.js')).toContain(RULE);
  });

  it.each(["import { Desk } from '../../play';", "import { LESSONS } from './lessons';"])(
    'a page may say "%s"',
    async (line) => {
      expect(await saidWith(line, 'src/pages/learn/lessons.js')).not.toContain(RULE);
    },
  );

  it('what pages share knows no page', async () => {
    expect(await saidWith("import { LESSONS } from '../pages/learn/lessons';", 'src/play/keys.js')).toContain(RULE);
  });

  it.each([
    "fetch('/api/puzzles');",
    "new WebSocket('wss://example');",
    'const here = location.pathname;',
    'window.location.reload();',
    "globalThis.fetch('/api/puzzles');",
    "navigator.sendBeacon('/api/puzzles');",
  ])('"%s" is for the backend alone', async (line) => {
    const outside = /^no-restricted-(globals|properties)$/;
    expect((await saidWith(line, 'src/play/keys.js')).some((rule) => outside.test(rule ?? ''))).toBe(true);
    expect(await saidWith(line, 'src/backend/remote.js')).toEqual([]);
  });

  it('these rules are among those that every run of eslint uses', () => {
    expect(readFileSync('eslint.config.js', 'utf8')).toContain('...rooms');
  });
});
