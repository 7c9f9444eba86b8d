import { beforeEach, describe, expect, it } from 'vitest';
import type { TableView, You } from '../protocol/messages';
import { keepPicture, pictures } from './pictures';

const laid = [{ number: 1, a: [1, 0], b: [2, 0] }];
const table = (code: string, game: object | null): TableView => ({ code, game }) as unknown as TableView;
const running = (code: string): TableView => table(code, { result: null, kingdoms: [{ laid: [] }, { laid }] });
const at = (...seats: number[]): You => ({ seats }) as unknown as You;

beforeEach(() => localStorage.clear());

describe('the pictures of my tables', () => {
  it('show my own kingdom as it was seen last', () => {
    keepPicture(running('OAKRB'), at(1));
    expect(pictures(['OAKRB', 'KMPQR'])).toEqual(new Map([['OAKRB', { seat: 1, laid }]]));
  });

  it('are forgotten with the end of the game', () => {
    keepPicture(running('OAKRB'), at(1));
    keepPicture(table('OAKRB', { result: {}, kingdoms: [{ laid: [] }, { laid }] }), at(1));
    expect(pictures(['OAKRB']).size).toBe(0);
  });

  it('are not kept of tables where I only watch, or that have not begun', () => {
    keepPicture(running('OAKRB'), at());
    keepPicture(table('KMPQR', null), at(0));
    expect(pictures(['OAKRB', 'KMPQR']).size).toBe(0);
  });

  it('are those of the last few tables, and of none where the memory cannot be read', () => {
    const codes = Array.from({ length: 20 }, (_, index) => `T${index}`);
    for (const code of codes) keepPicture(running(code), at(1));
    expect([...pictures(codes).keys()]).toEqual(codes.slice(-12));
    localStorage.setItem('kingdomino.pictures', '[["T1",{"seat":"x"}],7]');
    expect(pictures(codes).size).toBe(0);
  });
});
