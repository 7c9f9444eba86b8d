// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressed } from './compress.ts';

const text = 'lake forest wheat '.repeat(100);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('text files get a brotli and a gzip variant with the same content', () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'index-abc.js'), text);
  compressed(folder);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['index-abc.js', 'index-abc.js.br', 'index-abc.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'index-abc.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'index-abc.js.gz'))).toString()).toBe(text);
});

it('pictures, fonts, files that do not shrink and folders of tools get none', () => {
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), text);
  writeFileSync(join(folder, 'font.woff2'), text);
  writeFileSync(join(folder, 'tiny.svg'), '<svg/>');
  compressed(folder);
  expect(readdirSync(folder)).toEqual(['.vite', 'font.woff2', 'tiny.svg']);
  expect(readdirSync(join(folder, '.vite'))).toEqual(['manifest.json']);
});
