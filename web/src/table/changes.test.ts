import { describe, expect, it } from 'vitest';
import { merged } from './changes';
import { change, game, kingdom, news, state, you } from './scripted';

const before = news(5, { snapshot: true });

describe('a change', () => {
  it('leaves everything that it does not name as it was', () => {
    expect(merged(before, change(6))).toEqual(news(6));
  });

  it('replaces the fields that it names', () => {
    const after = merged(
      before,
      change(6, { state: { host: 9 }, game: { phase: 'claim', domino: null }, you: you({ host: false }) }),
    );
    expect(after?.state).toEqual(state({ host: 9, game: game({ phase: 'claim', domino: null }) }));
    expect(after?.you.host).toBe(false);
  });

  it('replaces the kingdoms that it names, and keeps the others as they are', () => {
    const grown = kingdom({ points: 3 });
    const after = merged(before, change(6, { game: { kingdoms: { 1: grown } } }));
    expect(after?.state.game?.kingdoms[1]).toEqual(grown);
    expect(after?.state.game?.kingdoms[0]).toBe(before.state.game?.kingdoms[0]);
  });

  it('is of no use to one who has another version', () => {
    expect(merged(before, change(7))).toBeNull();
    expect(merged(before, change(5))).toBeNull();
  });

  it('changes a table without a game', () => {
    const gathering = news(1, { state: state({ game: null, stage: 'gathering' }) });
    expect(merged(gathering, change(2, { state: { listed: true } }))?.state).toEqual(
      state({ game: null, stage: 'gathering', listed: true }),
    );
  });
});
