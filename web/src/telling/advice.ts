import { dashed, spoken, type Facts } from '../api';
import { has, t } from '../words';
import { capital } from './joining';

/** What the coach would have somebody look at: a code with its facts. */
interface Advice {
  readonly code: string;
  readonly facts: Facts;
}

/** The sentence of a hint's code; a seat is called by its player's name. */
export function hintSentence({ code, facts }: Advice, names: readonly string[]): string {
  const key = `hint-${dashed(code)}`;
  if (!has(key)) return '';
  const said = spoken(facts);
  if (typeof facts.seat === 'number') said.seat = names[facts.seat] ?? said.seat!;
  return capital(t(key, said));
}
