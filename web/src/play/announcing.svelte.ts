import { untrack } from 'svelte';
import { call, say } from '../app';
import { t } from '../words';
import type { Desk } from './desk.svelte';

const TOLD = {
  place: 'web-table-log-placed',
  claim: 'web-table-log-claimed',
  discard: 'web-table-log-discarded',
} as const;

/** Screen readers hear whose turn it is, once, and what others do. Call while a component is being made. */
export function announce(desk: Desk): void {
  $effect(() => {
    untrack(() => callTurn(desk));
    const stop = desk.table.following.on((beat) => {
      if (beat.kind === 'turn') callTurn(desk);
      else if ('act' in beat && !beat.own)
        say(t(TOLD[beat.kind], { name: desk.fullName(beat.seat), domino: beat.domino }));
    });
    return () => {
      stop();
      // Nothing of the table is said on the page after it.
      call('');
    };
  });
}

function callTurn(desk: Desk): void {
  const { turn } = desk;
  if (!turn) return call('');
  const what =
    turn.phase === 'claim'
      ? t('web-table-call-claim')
      : t(desk.step === 'discard' ? 'web-table-call-discard' : 'web-table-call-place', { domino: turn.domino ?? 0 });
  call(desk.hotSeat ? t('web-table-call-other', { name: desk.fullName(turn.seat), what }) : what);
}
