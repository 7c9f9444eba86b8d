/** What players are called. */
import { LEVELS } from '../api';
import { COLOURS, type Colour } from '../board';
import type { SeatView } from '../protocol/messages';
import { t } from '../words';

const levels: readonly string[] = LEVELS;

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'pink';

/** What a record calls a player: a bot stands there by its level. */
export const playerName = (name: string): string => (levels.includes(name) ? t(`bot-${name}`) : name);

/** What a seat is called in a list of tables: a person by name, a bot by its level, an open one as open. */
export function nameOfSeat({ kind, name, level }: SeatView): string {
  if (kind === 'person') return name || t('web-home-somebody');
  return kind === 'bot' && level ? t(`bot-${level}`) : t('web-home-seat-open');
}

/** What a seat is called at a running table; one that was left keeps the name of whoever sat there. */
export const calledAs = ({ name, level, seat }: SeatView): string =>
  name ?? (level ? t(`bot-${level}`) : t('web-table-seat', { number: seat + 1 }));

/** Names by seat; equal names are told apart by a number. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const alike = names.flatMap((other, at) => (other === name ? [at] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}
