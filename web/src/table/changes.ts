import type { GameChanges, GameView, TableChange, TableNews } from '../protocol/messages';

/** The whole table after a change; null where the change is of another version than the one that is known. */
export function merged(before: TableNews, change: TableChange): TableNews | null {
  if (change.after !== before.version) return null;
  const { type: _type, after: _after, state, game, ...same } = change;
  const old = before.state.game;
  return {
    ...same,
    type: 'table',
    snapshot: false,
    state: { ...before.state, ...state, game: old && mergedGame(old, game) },
  };
}

function mergedGame(old: GameView, changes: GameChanges): GameView {
  const { kingdoms, ...rest } = changes;
  return { ...old, ...rest, kingdoms: old.kingdoms.map((kingdom, seat) => kingdoms?.[seat] ?? kingdom) };
}
