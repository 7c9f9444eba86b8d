import { guest } from '../api';
import { Wire } from './wire.svelte';

let wire: Wire | null = null;
let users = 0;

/** The tab's one wire, open as long as somebody uses it. Returns it and how to let go. */
export function useWire(): { wire: Wire; letGo: () => void } {
  wire ??= new Wire({
    open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
    secret: async () => (await guest.become()).secret,
    forgotten: () => guest.drop(),
  });
  const used = wire;
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
      if (--users === 0) used.close();
    },
  };
}
