import { dashed, spoken, type Facts } from '../api';
import { has, t } from '../words';

/** Why one move is better than another: a code of the coach with its facts. */
export interface Cause {
  readonly code: string;
  readonly facts: Facts;
}

/** The sentence of a reason; a seat is called by its player's name. */
export function causeSentence({ code, facts }: Cause, names: readonly string[]): string {
  const key = `cause-${dashed(code)}`;
  if (!has(key)) return '';
  const said = spoken(facts);
  if (typeof facts.seat === 'number') said.seat = names[facts.seat] ?? said.seat!;
  if (typeof facts.other_terrain === 'string') said.other_terrain = t(`terrain-${facts.other_terrain}`);
  return t(key, said);
}
