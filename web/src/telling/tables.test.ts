import { beforeEach, describe, expect, it } from 'vitest';
import type { GameListing, TableListing } from '../api';
import type { SeatView } from '../protocol/messages';
import { speak, t } from '../words';
import { ago, clockOf, nameOfSeat, namesInside, othersAt, playersOf, resultOf, stateOf, termsOf } from '.';

const plain = (text: string | null): string => (text ?? '').replace(/[\u2068\u2069]/g, '');
const seat = (seatNumber: number, changes: Partial<SeatView>): SeatView => ({
  seat: seatNumber,
  kind: 'open',
  name: null,
  guest: null,
  level: null,
  stand_in: null,
  timeouts: 0,
  face: null,
  ...changes,
});
const rules = {
  text: '2 classic',
  players: 2,
  edition: 'classic',
  mighty_duel: false,
  harmony: true,
  middle_kingdom: false,
  grid: 5,
  line_size: 4,
  kings_per_player: 2,
  rounds: 6,
};
const me = seat(0, { kind: 'person', name: 'Dana', guest: 1 });
const friend = seat(1, { kind: 'person', name: 'Emre', guest: 2 });
const bot = seat(1, { kind: 'bot', level: 'duke', face: 'surveyor' });
const table = (changes: Partial<TableListing>): TableListing => ({
  code: 'OAKRB',
  stage: 'playing',
  rules,
  dynasty: false,
  fixed_deck: false,
  listed: false,
  clock: null,
  host: 1,
  seats: [me, friend],
  open_seats: 0,
  to_act: [],
  version: 1,
  created: 0,
  updated: 0,
  ...changes,
});

beforeEach(() => speak('en'));

describe('a table of mine', () => {
  it('says whose turn it is', () => {
    expect(stateOf(table({ to_act: [1] }), 1)).toBe('It is your turn.');
    expect(plain(stateOf(table({ to_act: [2] }), 1))).toBe('Waiting for Emre.');
    expect(stateOf(table({ seats: [me, bot] }), 1)).toBe('Game in progress.');
  });

  it('says whom it waits for before the start', () => {
    expect(plain(stateOf(table({ stage: 'gathering', open_seats: 1 }), 1))).toBe('1 seat is free.');
    expect(stateOf(table({ stage: 'gathering' }), 1)).toBe('All seats are taken: you can start.');
  });

  it('is named after the others, or after those here where nobody else plays', () => {
    expect(othersAt([me, friend], 1)).toEqual(['Emre']);
    expect(othersAt([me, seat(1, { kind: 'person', name: 'Ole', guest: 1 })], 1)).toEqual(['Dana', 'Ole']);
  });

  it('tells its terms and its clock', () => {
    expect(plain(termsOf(rules, { dynasty: true }))).toBe('2 players, Classic, Harmony, Dynasty');
    expect(plain(termsOf(rules, { fixed_deck: true }))).toBe('2 players, Classic, Harmony, Prearranged draw pile');
    expect(clockOf(table({}))).toBeNull();
    expect(plain(clockOf(table({ clock: { kind: 'bank', seconds: 600, increment: 5 } })))).toBe('10 min + 5 s');
    expect(clockOf(table({ clock: { kind: 'move', seconds: 86_400, increment: 0 } }))).toBe('A day');
  });
});

describe('names', () => {
  it('of seats: people, faces, nobody, and people who were erased', () => {
    expect([me, bot, seat(1, {}), seat(1, { kind: 'person', name: '', guest: 9 })].map(nameOfSeat)).toEqual([
      'Dana',
      'The Surveyor',
      'free seat',
      'Someone',
    ]);
  });

  it('of bots have a small article inside a sentence', () => {
    const names = namesInside([me, bot, seat(2, { kind: 'bot', level: 'squire', face: 'miller' })].map(nameOfSeat));
    expect(plain(t('web-home-back-named', { names }))).toBe(
      'Back to the table with Dana, the Surveyor, and the Miller',
    );
  });
});

describe('a finished game', () => {
  const game = (places: number[], points: number[], seats: number[]): GameListing => ({
    game: 'OAKRB-1',
    table: 'OAKRB',
    number: 1,
    rules,
    players: [],
    seats,
    points,
    places,
    ended: 0,
  });
  it('says how it ended for me', () => {
    expect(plain(resultOf(game([1, 2], [50, 40], [0])))).toBe('Won with 50 points.');
    expect(plain(resultOf(game([1, 2], [50, 40], [1])))).toBe('2nd place with 40 points.');
    expect(resultOf(game([1, 2], [50, 40], []))).toBe('');
  });

  it('names bots in the language of the reader, and people as they are called', () => {
    const players = ['Miller (squire)', 'Miller (squire)', 'Knight 4 (knight)', 'page'];
    expect(playersOf({ ...game([1, 2, 3, 4], [50, 40, 30, 20], [0]), players }).map(plain)).toEqual([
      'Miller (squire)',
      'The Miller',
      'Knight 4',
      'Page',
    ]);
  });

  it('says how long ago', () => {
    expect(ago(0, 30_000)).toBe('this minute');
    expect(ago(0, 3 * 3_600_000)).toBe('3 hours ago');
    expect(ago(0, 25 * 3_600_000)).toBe('yesterday');
  });
});
