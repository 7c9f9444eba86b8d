import type { GameListing, TableListing } from '../api';
import type { RulesView, SeatView } from '../protocol/messages';
import { language, t } from '../words';
import { listed } from './joining';
import { nameOfSeat, playerName } from './names';

/** Edition and variants in a few words. */
export function termsOf(
  rules: RulesView,
  { dynasty, fixed_deck: arranged }: Partial<Pick<TableListing, 'dynasty' | 'fixed_deck'>> = {},
): string {
  const words = [
    t('web-home-terms', { players: rules.players }),
    t(rules.edition === 'revised' ? 'web-home-edition-revised' : 'web-home-edition-classic'),
  ];
  if (rules.mighty_duel) words.push(t('web-home-mighty-duel-short'));
  if (rules.harmony) words.push(t('variant-harmony'));
  if (rules.middle_kingdom) words.push(t('variant-middle-kingdom'));
  if (dynasty) words.push(t('web-home-dynasty-short'));
  if (arranged) words.push(t('web-table-fixed-deck'));
  return listed(words);
}

/** The clock in a few words; nothing where there is none. */
export function clockOf({ clock }: TableListing): string | null {
  if (!clock) return null;
  if (clock.kind === 'move')
    return clock.seconds >= 86_400 ? t('web-home-day') : t('web-home-seconds', { seconds: clock.seconds });
  return t('web-home-bank', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment ?? 0 });
}

/** Minutes and seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Whose turn it is at a table of mine. */
export function stateOf({ stage, to_act, open_seats, seats }: TableListing, me: number): string {
  if (stage === 'gathering')
    return open_seats > 0 ? t('web-home-waiting-seats', { seats: open_seats }) : t('web-home-waiting-start');
  if (to_act.includes(me)) return t('web-home-your-turn');
  const other = seats.find(({ guest }) => guest !== null && to_act.includes(guest));
  return other ? t('web-home-waiting-for', { name: nameOfSeat(other) }) : t('web-home-running');
}

/** Everybody at the table but me; me where nobody else is. */
export function othersAt(seats: readonly SeatView[], me: number): string[] {
  const others = seats.filter(({ guest, kind }) => kind !== 'open' && guest !== me);
  return (others.length ? others : seats.filter(({ kind }) => kind !== 'open')).map(nameOfSeat);
}

/** How long ago, as people say it. */
export function ago(time: number, now: number = Date.now()): string {
  const seconds = Math.round((time - now) / 1000);
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (seconds > -60) return words.format(0, 'minute');
  if (seconds > -3600) return words.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86_400) return words.format(Math.round(seconds / 3600), 'hour');
  return words.format(Math.round(seconds / 86_400), 'day');
}

/** Who played a finished game: its record names bots by their levels, and a person may be called like one. */
export const playersOf = ({ players, seats }: GameListing): string[] =>
  players.map((name, seat) => (seats.includes(seat) ? name : playerName(name)));

/** A finished game as I saw it: my place, where I had a seat of my own. */
export function resultOf({ places, seats, points }: GameListing): string {
  const best = Math.min(...seats.map((seat) => places[seat] ?? 9));
  const mine = Math.max(...seats.map((seat) => points[seat] ?? 0));
  if (!seats.length) return '';
  return best === 1 ? t('web-home-won', { points: mine }) : t('web-home-placed', { place: best, points: mine });
}
