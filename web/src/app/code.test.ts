import { describe, expect, it } from 'vitest';
import { readCode } from './code';

describe('a code that somebody types', () => {
  it.each([
    ['oakrb', 'OAKRB'],
    [' oak rb ', 'OAKRB'],
    ['0AKRB', 'OAKRB'],
    ['1AKRI', 'LAKRL'],
    ['OAK-RB', 'OAKRB'],
    ['OAKRBXYZ', 'OAKRB'],
    ['oa', 'OA'],
    ['ıİaé|', 'LLAEL'],
  ])('%s means %s', (typed, meant) => expect(readCode(typed)).toBe(meant));

  it.each([
    'https://example.org/join/oakrb',
    'http://127.0.0.1:8017/table/OAKRB?x=1',
    'Come: https://example.org/join/OAKRB !',
  ])('is found in the link %s', (link) => expect(readCode(link)).toBe('OAKRB'));
});
