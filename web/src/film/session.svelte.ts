import type { ReplayGame } from '../api';
import type { Event, Happening, TableNews } from '../protocol/messages';
import { Following, type Session } from '../table';
import { playerName } from '../telling';
import { kingdomAt } from './film';

/** A game that was played, as a session at which one can only look: it is at the step that is shown of it. */
export class Film implements Session {
  readonly following = new Following(() => 0);
  readonly happened: readonly Happening[] = [];
  readonly sent = null;
  #game: () => ReplayGame;
  #at: () => number;

  constructor(game: () => ReplayGame, at: () => number) {
    this.#game = game;
    this.#at = at;
  }

  readonly news = $derived.by<TableNews>(() => newsAt(this.#game(), this.#at()));

  /** Follow it: one step on is told as what happened there, any other way is a leap. Call while a component is made. */
  follow(): void {
    let before = { game: this.#game(), at: -1 };
    $effect(() => {
      const [game, at, news] = [this.#game(), this.#at(), this.news];
      const onwards = game === before.game && at === before.at + 1;
      this.following.take(onwards ? { ...news, happened: happenedAt(game, at), snapshot: false } : news);
      before = { game, at };
    });
  }

  move(): Promise<null> {
    return Promise.resolve(null);
  }

  placements(): Promise<readonly []> {
    return Promise.resolve([]);
  }

  why(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** The table at a step, as somebody sees it who only looks. */
export function newsAt(game: ReplayGame, at: number): TableNews {
  const { rules, players, number, commitment, result } = game;
  const { phase, round, to_act, domino, line, next_line, turn, kings, places, pile } = game.positions[at]!;
  return {
    type: 'table',
    table: '',
    version: at + 1,
    happened: [],
    snapshot: true,
    state: {
      code: '',
      stage: 'playing',
      rules,
      dynasty: false,
      listed: false,
      fixed_deck: false,
      hints: false,
      clock: null,
      host: 0,
      seats: players.map((player, seat) => ({
        seat,
        kind: 'person',
        name: playerName(player),
        guest: null,
        level: null,
        stand_in: null,
        timeouts: 0,
        face: null,
      })),
      game: {
        id: String(number),
        number,
        commitment,
        round,
        phase: phase === 'chance' ? 'place' : phase,
        to_act,
        domino,
        line,
        next_line,
        turn,
        kings,
        kingdoms: players.map((_, seat) => kingdomAt(game, at, seat)),
        places,
        pile,
        hints: players.map(() => 0),
        clock: null,
        result: phase === 'over' ? result : null,
      },
      standing: null,
      undo: null,
      again: [],
      from_position: false,
      challenge: null,
    },
    you: { seats: [], host: false, turn: null, undo: 'no', undo_why: null },
  };
}

/** What led to a step; nothing where it was dealt. */
function happenedAt({ positions }: ReplayGame, at: number): Happening[] {
  const { move, seat, round, points } = positions[at]!;
  if (move === null || seat === null) return [];
  const event: Event = {
    type: 'moved',
    seat,
    move,
    by: 'person',
    chance: [],
    points: points[seat]!,
    spent: 0,
    gain: points[seat]! - positions[at - 1]!.points[seat]!,
    untaken: [],
  };
  return [{ version: at + 1, at: 0, round, event }];
}
