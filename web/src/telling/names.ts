/** What players are called. */
import type { Level } from '../api';
import { COLOURS, type Colour } from '../board';
import type { SeatView } from '../protocol/messages';
import { t } from '../words';
import { botInRecord, botName, botOn, levelName } from './bots';

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'pink';

/** What a record calls a player, in the reader's language. */
export function playerName(name: string): string {
  const bot = botInRecord(name);
  if (bot === 'level') return levelName(name as Level);
  return bot ? botName(bot) : name;
}

/** The same, a bot with its level. */
export function playerWithLevel(name: string): string {
  const bot = botInRecord(name);
  if (bot === null || bot === 'level' || !bot.face) return playerName(name);
  return t('web-bots-with-level', { name: botName(bot), level: levelName(bot.level) });
}

/** What a seat is called in a list of tables: a person by name, a bot by its face, an open one as open. */
export function nameOfSeat(seat: SeatView): string {
  if (seat.kind === 'person') return seat.name || t('web-home-somebody');
  const bot = botOn(seat);
  return bot ? botName(bot) : t('web-home-seat-open');
}

/** What a seat is called at a running table; one that was left keeps the name of whoever sat there. */
export function calledAs(seat: SeatView): string {
  const bot = botOn(seat);
  return seat.name ?? (bot ? botName(bot) : t('web-table-seat', { number: seat.seat + 1 }));
}

/** Names by seat; equal names are told apart by a number. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}
