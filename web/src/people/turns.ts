/** Games that wait for the player of this browser, told in whichever tab is open: in its title, on its icon, by a message. */
import { guest, myTables, type TableListing } from '../api';
import { router, settings } from '../app';
import { listed, othersAt } from '../telling';
import { t } from '../words';

const EVERY = 30_000;
const MARK = /^\(\d+\) /;

/** The tables at which it is somebody's turn, without the one that they are looking at. */
export function waitingFor(me: number, tables: readonly TableListing[], seen: string | null): readonly TableListing[] {
  return tables.filter(({ code, stage, to_act }) => stage === 'playing' && to_act.includes(me) && code !== seen);
}

/** How many games wait, before the title that the page has. */
export const marked = (title: string, waiting: number): string =>
  (waiting > 0 ? `(${waiting}) ` : '') + title.replace(MARK, '');

/** Look every now and then, from now on; call once. */
export function watchTurns(): void {
  let waiting = 0;
  /** Those that were told already. */
  let told: readonly string[] = [];
  const mark = (): void => {
    const title = marked(document.title, waiting);
    if (title !== document.title) document.title = title;
  };
  // Pages write their own titles.
  new MutationObserver(mark).observe(document.head, { childList: true, subtree: true, characterData: true });

  async function look(): Promise<void> {
    const { me } = guest;
    const tables = me ? await myTables().catch(() => null) : [];
    if (tables === null) return;
    const found = waitingFor(
      me?.number ?? 0,
      tables,
      document.hidden ? null : (router.place.parameters['code'] ?? null),
    );
    for (const table of found) if (!told.includes(table.code)) notify(table, me!.number);
    told = found.map(({ code }) => code);
    waiting = found.length;
    mark();
    if (waiting) void navigator.setAppBadge?.(waiting)?.catch(() => undefined);
    else void navigator.clearAppBadge?.()?.catch(() => undefined);
  }
  const again = (): void => void look().finally(() => setTimeout(again, EVERY));
  document.addEventListener('visibilitychange', () => void look());
  again();
}

/** Several tabs tell the same turn: the system shows one message a table. */
function notify({ code, seats }: TableListing, me: number): void {
  if (!settings.chosen.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options = { body: listed(othersAt(seats, me)), tag: `turn-${code}`, icon: '/icon.svg' };
  const message = new Notification(t('web-home-turn-at', { code }), options);
  message.onclick = () => {
    window.focus();
    message.close();
    router.go(`/table/${code}`);
  };
}
