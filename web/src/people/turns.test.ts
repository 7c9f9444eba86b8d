import { expect, it } from 'vitest';
import type { TableListing } from '../api';
import { marked, waitingFor } from './turns';

const table = (code: string, stage: TableListing['stage'], ...to_act: number[]): TableListing =>
  ({ code, stage, to_act }) as unknown as TableListing;

it('games wait where it is my turn, unless I am looking', () => {
  const tables = [table('AAAAA', 'playing', 7), table('BBBBB', 'playing', 8), table('CCCCC', 'gathering', 7)];
  expect(waitingFor(7, tables, null).map(({ code }) => code)).toEqual(['AAAAA']);
  expect(waitingFor(7, tables, 'AAAAA')).toEqual([]);
});

it('a title says how many games wait, once', () => {
  expect(marked('Learn · Kingdomino', 2)).toBe('(2) Learn · Kingdomino');
  expect(marked('(2) Learn · Kingdomino', 1)).toBe('(1) Learn · Kingdomino');
  expect(marked('(2) Learn · Kingdomino', 0)).toBe('Learn · Kingdomino');
});
