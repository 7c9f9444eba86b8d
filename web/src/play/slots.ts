import type { GameView } from '../table';
import { facesOf } from '../telling';
import { t } from '../words';
import type { Desk } from './desk.svelte';
import { isDiscarded, isDone } from './lines';

/** How a slot of this round looks. */
export function lookNow(game: GameView, index: number): 'plain' | 'now' | 'done' | 'gone' {
  const { domino, seat } = game.line[index]!;
  if (isDone(game, index)) return seat === null || isDiscarded(game, seat, domino) ? 'gone' : 'done';
  return index === game.turn && game.phase === 'place' ? 'now' : 'plain';
}

/** A slot of this round in words: the domino, whose it is, and what became of it. */
export function nameNow(desk: Desk, index: number): string {
  const game = desk.shownGame;
  const { domino, seat } = game.line[index]!;
  const faces = facesOf(domino);
  if (seat === null) return t('web-table-slot-nobody', { domino, faces });
  const name = desk.nameOfOther(seat);
  const how = isDone(game, index)
    ? isDiscarded(game, seat, domino)
      ? 'discarded'
      : 'done'
    : index === game.turn
      ? 'now'
      : 'waits';
  const values = { domino, faces, order: index + 1 };
  return name === null ? t(`web-table-slot-${how}-you`, values) : t(`web-table-slot-${how}`, { ...values, name });
}

/** A slot of the next round in words. */
export function nameNext(desk: Desk, index: number): string {
  const { domino, seat } = desk.shownGame.next_line[index]!;
  const faces = facesOf(domino);
  if (seat === null) return t('web-table-slot-free', { domino, faces });
  const name = desk.nameOfOther(seat);
  return name === null
    ? t('web-table-slot-claimed-you', { domino, faces })
    : t('web-table-slot-claimed', { domino, faces, name });
}
