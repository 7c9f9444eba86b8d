import { beforeEach, describe, expect, it } from 'vitest';
import { forget, remember } from '../app/storage';
import { note, noted } from './noted';

beforeEach(() => forget('kingdomino.commitments'));

describe('the fingerprint of a deck', () => {
  it('is kept as it was seen first', () => {
    note('KMPQR-1', 'aa');
    note('KMPQR-1', 'bb');
    note('KMPQR-2', null);
    expect(noted('KMPQR-1')).toBe('aa');
    expect(noted('KMPQR-2')).toBeNull();
  });

  it('is kept for the latest games only', () => {
    for (let game = 0; game < 30; game++) note(`KMPQR-${game}`, `${game}`);
    expect(noted('KMPQR-0')).toBeNull();
    expect(noted('KMPQR-29')).toBe('29');
  });

  it('is as if never seen where the memory cannot be read', () => {
    remember('kingdomino.commitments', '{"no": ["list"');
    expect(noted('KMPQR-1')).toBeNull();
  });
});
