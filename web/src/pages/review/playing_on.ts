import { positionOf, type Level, type ReplayGame } from '../../api';
import { createTable } from '../../table';
import { botInRecord } from '../../telling';

/** Open a table that goes on from a position of a game, against bots on the other seats. Gives its code. */
export async function tableFrom(key: string, game: ReplayGame, at: number, seat: number): Promise<string> {
  const { position } = await positionOf(key, at);
  const seats = game.players.map((name, whose) => {
    const bot = botInRecord(name);
    const level = bot === 'level' ? (name as Level) : (bot?.level ?? 'knight');
    return whose === seat ? ({ kind: 'me' } as const) : ({ kind: 'bot', level } as const);
  });
  return createTable({ rules: game.rules.text, seats, position, start: true });
}
