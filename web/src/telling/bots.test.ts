import { beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '../api';
import { speak } from '../words';
import { botInRecord, botName, botsFor, capital, FACES, playerName, playerWithLevel } from '.';

beforeAll(() => speak('en'));
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

describe('bots', () => {
  it('sit down by the order of their level, none twice', () => {
    expect(botsFor(['knight', 'open', 'knight', 'page', 'knight', 'knight'])).toEqual([
      { level: 'knight', face: 'falconer' },
      null,
      { level: 'knight', face: 'mason' },
      { level: 'page', face: 'goose-herd' },
      { level: 'knight', face: 'forester' },
      { level: 'knight', face: null },
    ]);
  });

  it('have fifteen different faces with a name and manners of their own', () => {
    const faces = LEVELS.flatMap((level) => FACES[level]);
    expect(new Set(faces).size).toBe(15);
    expect(new Set(LEVELS.flatMap((level) => FACES[level].map((face) => botName({ level, face })))).size).toBe(15);
  });

  it('without a face are numbered', () => {
    expect(plain(botName({ level: 'knight', face: null }))).toBe('Knight 4');
  });
});

describe('the names of a record', () => {
  it('tell bots with their level', () => {
    expect(botInRecord('Goose-herd (page)')).toEqual({ level: 'page', face: 'goose-herd' });
    expect(botInRecord('King 4 (king)')).toEqual({ level: 'king', face: null });
    expect(plain(playerName('Miller (squire)'))).toBe('The Miller');
    expect(plain(playerWithLevel('Miller (squire)'))).toBe('The Miller (Squire)');
    expect(plain(playerWithLevel('duke'))).toBe('Duke');
  });

  it.each(['Ada', 'Miller', 'Miller (duke)', 'Ada (squire)', 'King 5 (king)', '(page)'])(
    'leave %s as it is',
    (name) => {
      expect(botInRecord(name)).toBeNull();
      expect(playerWithLevel(name)).toBe(name);
    },
  );
});

it('capitalises as the language writes it, and leaves what is a capital already with its accent', async () => {
  expect(capital('wheat')).toBe('Wheat');
  await speak('tr');
  expect(capital('\u2068ilk\u2069')).toBe('\u2068İlk\u2069');
  await speak('el');
  expect(capital('Ένα από αυτά')).toBe('Ένα από αυτά');
  await speak('en');
});
