import { dashed, spoken, type Facts } from '../../api';
import { has, t } from '../../words';

/** Why one move is better than another: a code of the coach with its facts. */
export interface Cause {
  readonly code: string;
  readonly facts: Facts;
}

/** The reader's own seat and that of the player who moved, if there are such. */
export interface Whose {
  readonly mine: number | null;
  readonly mover: number | null;
}

/**
 * The sentence of a reason; a seat is called by its player's name. A sentence may select on `$mover`, which is `you`
 * for the reader's own move, and it has a variant of its own where it is about the reader's seat.
 */
export function causeSentence({ code, facts }: Cause, names: readonly string[], { mine, mover }: Whose): string {
  const aboutMe = mine !== null && facts.seat === mine;
  const key = aboutMe ? `web-cause-${dashed(code)}-you` : `cause-${dashed(code)}`;
  if (!has(key)) return '';
  const said = spoken(facts);
  said.mover = mine !== null && mover === mine ? 'you' : 'other';
  if (typeof facts.seat === 'number') said.seat = names[facts.seat] ?? said.seat!;
  if (typeof facts.other_terrain === 'string') said.other_terrain = t(`terrain-${facts.other_terrain}`);
  return t(key, said);
}

/** The sentences of a few reasons that explain a loss together. */
export const causesSentence = (causes: readonly Cause[], names: readonly string[], whose: Whose): string =>
  causes.map((cause) => causeSentence(cause, names, whose)).join(' ');
