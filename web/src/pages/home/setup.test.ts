import { describe, expect, it } from 'vitest';
import { PLAY_NOW } from '../../table';
import { atOnce, DEFAULT, readSetUp, rulesOf, tableOf, whereOf, withFriends, type SetUp } from './setup';

const nameOf = (seat: number): string => `Player ${seat + 1}`;
const wish = (changes: Partial<SetUp>): SetUp => ({ ...structuredClone(DEFAULT), ...changes });

describe('a new table', () => {
  it('writes its rules in the order of the notation', () => {
    expect(rulesOf(wish({ players: 2, mightyDuel: true, edition: 'revised' }))).toBe(
      '2 revised mighty-duel harmony middle-kingdom',
    );
    expect(rulesOf(wish({ harmony: false, middleKingdom: false }))).toBe('4 classic');
  });

  it('leaves out the Mighty Duel where there are not two players', () => {
    expect(rulesOf(wish({ players: 3, mightyDuel: true }))).toBe('3 classic harmony middle-kingdom');
  });

  it('has as many seats as players, the host on the first', () => {
    const table = tableOf(wish({ players: 3, sitters: ['here', 'king', 'open'], names: ['  Dana ', '', ''] }), nameOf);
    expect(table.seats).toEqual([{ kind: 'me' }, { kind: 'me', name: 'Dana' }, { kind: 'bot', level: 'king' }]);
  });

  it('names people at this device who have no name', () => {
    const table = tableOf(withFriends(wish({ players: 2 }), 'here'), nameOf);
    expect(table.seats[1]).toEqual({ kind: 'me', name: 'Player 2' });
  });

  it('begins at once unless it waits for somebody', () => {
    expect(tableOf(wish({ players: 2, sitters: ['page', 'page', 'page'] }), nameOf).start).toBe(true);
    expect(tableOf(wish({ players: 2, sitters: ['open', 'page', 'page'] }), nameOf).start).toBe(false);
  });

  it('is listed only where somebody can come', () => {
    expect(tableOf(wish({ listed: true, sitters: ['page', 'page', 'page'] }), nameOf).listed).toBe(false);
    expect(tableOf(wish({ listed: true, sitters: ['open', 'page', 'page'] }), nameOf).listed).toBe(true);
  });

  it('tells the clock in seconds', () => {
    expect(tableOf(wish({ clock: 'bank', bank: 5, increment: 10 }), nameOf).clock).toEqual({
      kind: 'bank',
      seconds: 300,
      increment: 10,
    });
    expect(tableOf(wish({ clock: 'move', perMove: 30 }), nameOf).clock).toEqual({
      kind: 'move',
      seconds: 30,
      increment: 0,
    });
    expect(tableOf(wish({ clock: 'none' }), nameOf).clock).toBeNull();
  });

  it('with friends has them all at this device, or at least one elsewhere', () => {
    expect(withFriends(wish({}), 'here').sitters).toEqual(['here', 'here', 'here']);
    const bots = wish({ sitters: ['duke', 'page', 'page'] });
    expect(whereOf(bots)).toBeNull();
    expect(withFriends(bots, 'open').sitters).toEqual(['open', 'page', 'page']);
    expect(whereOf(withFriends(bots, 'open'))).toBe('open');
    expect(withFriends(wish({ sitters: ['here', 'king', 'here'] }), 'open').sitters).toEqual(['open', 'king', 'open']);
  });

  it('that waits for nobody has bots instead of whoever would come', () => {
    expect(atOnce(wish({ sitters: ['open', 'knight', 'here'] })).sitters).toEqual(['knight', 'knight', 'here']);
    expect(atOnce(wish({ sitters: ['open', 'open', 'open'] })).sitters).toEqual(['squire', 'squire', 'squire']);
  });

  it('against bots begins with one click', () => {
    expect(PLAY_NOW.seats).toHaveLength(4);
    expect(PLAY_NOW.start).toBe(true);
  });
});

describe('the last choice', () => {
  it('comes back as it was', () => {
    const chosen = wish({
      players: 2,
      mightyDuel: true,
      names: ['Ole', '', ''],
      sitters: ['here', 'duke', 'open'],
      clock: 'move',
      perMove: 15,
    });
    expect(readSetUp(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([null, '', 'x', '[]', '7', 'null', '{"players":9,"sitters":["nobody"],"names":[5],"perMove":-1}'])(
    'that cannot be read (%s) is the default',
    (text) => {
      expect(readSetUp(text)).toEqual(DEFAULT);
    },
  );
});
