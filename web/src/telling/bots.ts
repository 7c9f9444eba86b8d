/** Bots: their levels, their faces, and what records call them. */
import { LEVELS, type Level } from '../api';
import type { SeatView } from '../protocol/messages';
import { t } from '../words';

export type Face = NonNullable<SeatView['face']>;

export interface Bot {
  readonly level: Level;
  /** The fourth bot of a level has none. */
  readonly face: Face | null;
}

/** By level, in the order in which the server lets them sit down. */
export const FACES: Readonly<Record<Level, readonly Face[]>> = {
  page: ['goose-herd', 'kitchen-hand', 'bell-ringer'],
  squire: ['miller', 'ferryman', 'beekeeper'],
  knight: ['falconer', 'mason', 'forester'],
  duke: ['steward', 'surveyor', 'chancellor'],
  king: ['astronomer', 'chronicler', 'regent'],
};

/** From 1, the weakest, to 5. */
export const strengthOf = (level: Level): number => LEVELS.indexOf(level) + 1;

export const levelName = (level: Level): string => t(`bot-${level}`);

/** What a bot is called: by its face, or "Knight 4" where all faces of its level sit already. */
export function botName({ level, face }: Bot): string {
  if (face) return t(`bot-${face}`);
  return t('bot-numbered', { level: levelName(level), number: FACES[level].length + 1 });
}

/** The bot on a seat; null where a person sits, or nobody. */
export const botOn = ({ level, face }: SeatView): Bot | null => (level ? { level, face } : null);

/** The bots that will sit down on these seats, from the first to the last; null where no bot is wished for. */
export function botsFor(wishes: readonly string[]): (Bot | null)[] {
  const isLevel = (wish: string): wish is Level => (LEVELS as readonly string[]).includes(wish);
  return wishes.map((wish, index) => {
    if (!isLevel(wish)) return null;
    const before = wishes.slice(0, index).filter((other) => other === wish).length;
    return { level: wish, face: FACES[wish][before] ?? null };
  });
}

const RECORDED = new RegExp(`^(.+) \\((${LEVELS.join('|')})\\)$`);

/**
 * The bot that a record's name means; null for a person. The server writes "Miller (squire)" or "Squire 4 (squire)", in
 * English for readers of every language; records of before faces have the level alone.
 */
export function botInRecord(name: string): Bot | 'level' | null {
  if ((LEVELS as readonly string[]).includes(name)) return 'level';
  const found = RECORDED.exec(name);
  if (!found) return null;
  const level = found[2] as Level;
  const role = found[1]!.toLowerCase();
  const face = FACES[level].find((known) => known === role) ?? null;
  return face || role === `${level} ${FACES[level].length + 1}` ? { level, face } : null;
}
