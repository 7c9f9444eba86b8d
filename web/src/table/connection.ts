import { guest } from '../api';
import { backend } from '../backend';
import { Wire } from './wire.svelte';

let wire: Wire | null = null;
let users = 0;
/** The guest who is connected, by public number. */
let connected: number | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;
/** From one page to the next the connection is kept: it closes so many milliseconds after the last use. */
const LINGER = 3_000;

/** The tab's one wire, open as long as a page uses it. Returns it and how to let go. */
export function useWire(): { wire: Wire; letGo: () => void } {
  wire ??= new Wire({
    open: () => backend.open(),
    patience: backend.patience,
    secret: async () => {
      const me = await guest.become();
      connected = me.number;
      return me.secret;
    },
    forgotten: () => guest.lose(),
  });
  const used = wire;
  clearTimeout(closing);
  // Another guest plays here since: a connection that lingers is the former one's.
  if (users === 0 && connected !== (guest.me?.number ?? null)) used.close();
  const wake = (): void => void (document.visibilityState === 'visible' && used.check());
  if (users++ === 0) used.open();
  document.addEventListener('visibilitychange', wake);
  const cut = (): void => used.check();
  window.addEventListener('online', wake);
  window.addEventListener('offline', cut);
  window.addEventListener('pageshow', wake);
  let held = true;
  return {
    wire: used,
    letGo: () => {
      if (!held) return;
      held = false;
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', cut);
      window.removeEventListener('pageshow', wake);
      if (--users === 0) closing = setTimeout(() => used.close(), LINGER);
    },
  };
}
