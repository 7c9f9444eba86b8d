import { beforeEach, expect, test } from 'vitest';
import { remember } from '../../app';
import { note, outcomes } from './progress';

beforeEach(() => remember('kingdomino.puzzles', '{}'));

test('how a puzzle ended is kept, and the first end counts', () => {
  note(3, 'shown');
  note(3, 'solved');
  note(60, 'solved');
  expect([...outcomes()]).toEqual([
    [3, 'shown'],
    [60, 'solved'],
  ]);
});

test('what cannot be read is as if no puzzle was tried', () => {
  for (const text of ['', 'no', '[]', 'null', '{"4": "perhaps"}']) {
    remember('kingdomino.puzzles', text);
    expect([...outcomes()]).toEqual([]);
  }
});
