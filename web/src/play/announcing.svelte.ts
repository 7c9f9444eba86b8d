import { untrack } from 'svelte';
import { call, say, sound } from '../app';
import { dominoOf } from '../table';
import { t } from '../words';
import type { Desk } from './desk.svelte';

/** Screen readers hear whose turn it is and what others do. Call while a component is being made. */
export function announce(desk: Desk): void {
  announceTurn(desk);
  announceMoves(desk);
}

/** "It is your turn" is said once. */
function announceTurn(desk: Desk): void {
  let called = '';
  $effect(() => {
    const { turn, game } = desk;
    const key = turn ? `${game.id} ${turn.seat} ${game.round} ${turn.phase} ${turn.domino}` : '';
    if (key === called) return;
    called = key;
    untrack(() => {
      if (!turn) return call('');
      if (turn.phase === 'place' || game.round === 0) sound('your-turn');
      const what =
        turn.phase === 'claim'
          ? t('web-table-call-claim')
          : t(desk.step === 'discard' ? 'web-table-call-discard' : 'web-table-call-place', {
              domino: turn.domino ?? 0,
            });
      call(desk.hotSeat ? t('web-table-call-other', { name: desk.fullName(turn.seat), what }) : what);
    });
  });
  // Nothing of the table is said on the page after it.
  $effect(() => () => {
    if (called) call('');
  });
}

/** Others' moves are told when there is a pause. */
function announceMoves(desk: Desk): void {
  $effect(() => {
    const { act } = desk.table.following;
    if (!act) return;
    const { seat, move } = act.moved;
    const key = move.startsWith('=')
      ? 'web-table-log-claimed'
      : move.endsWith('x')
        ? 'web-table-log-discarded'
        : 'web-table-log-placed';
    untrack(() => say(t(key, { name: desk.fullName(seat), domino: dominoOf(move) })));
  });
}
