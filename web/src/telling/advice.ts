import { dashed, spoken } from '../api';
import { has, t } from '../words';
import type { Cause } from './causes';
import { capital } from './joining';

/** The sentence of a hint's code; a seat is called by its player's name. */
export function hintSentence({ code, facts }: Cause, names: readonly string[]): string {
  const key = `hint-${dashed(code)}`;
  if (!has(key)) return '';
  const said = spoken(facts);
  if (typeof facts.seat === 'number') said.seat = names[facts.seat] ?? said.seat!;
  return capital(t(key, said));
}
