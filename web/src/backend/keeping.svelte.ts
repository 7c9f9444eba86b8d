import { base } from './address';
import { hasServer, home } from './home';

/** What the browser keeps of the page itself, and whether the network is there. */
class Keeping {
  /** Everything that this version needs is kept: it begins without a network. */
  ready = $state(false);
  /** A newer version waits until somebody wants it. */
  newer = $state.raw<ServiceWorker | null>(null);
  /** A newer version took over, in this tab or in another: this page is of the one before. */
  replaced = $state(false);
  /** The server did not answer when it was asked last. */
  away = $state(false);
  online = $state(globalThis.navigator?.onLine ?? true);
  /** Asks whether to install, where the browser offers it. */
  install = $state.raw<(() => Promise<boolean>) | null>(null);
}

export const keeping = new Keeping();

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Listen from the beginning: the browser says these things once. */
export function watchKeeping(): void {
  const look = (): void => void (keeping.online = navigator.onLine);
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keeping.install = async () => {
      keeping.install = null;
      return (await (event as InstallPrompt).prompt()).outcome === 'accepted';
    };
  });
}

let registration: ServiceWorkerRegistration | undefined;

/** Have a service worker show the page, also below addresses that its host does not know. */
export async function watchPage(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const url = `${base}sw.js${hasServer ? '' : '?site'}`;
  registration = await workers?.register(url, { scope: base, updateViaCache: 'none' }).catch(() => undefined);
  // Not in every window, and not at addresses that are not secure.
  if (!workers || !registration) return;
  workers.addEventListener('message', ({ data }) => data === 'kept' && (keeping.ready = true));
  let { controller } = workers;
  workers.addEventListener('controllerchange', () => {
    keeping.replaced = controller !== null;
    ({ controller } = workers);
  });
  const look = (): void => {
    if (registration!.waiting && workers.controller) keeping.newer = registration!.waiting;
    registration!.installing?.addEventListener('statechange', look);
  };
  registration.addEventListener('updatefound', look);
  look();
  await workers.ready;
}

/** Keep all of the page for visits without a network. What is fetched for that comes after what it needs now. */
export const keepPage = (): void => registration?.active?.postMessage('keep all');

/** Keep what a game without the server needs, too; not where whoever pays for the network wants it spared. */
export async function keepForLater(): Promise<void> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (home === 'page' || !registration || connection?.saveData) return;
  await import('./local/engine').then(({ keepEngine }) => keepEngine(base)).catch(() => undefined);
}

/** Whether a game without the server would begin now. */
export const canPlayHere = (): Promise<boolean> =>
  import('./local/engine').then(({ isEngineKept }) => isEngineKept(base)).catch(() => false);

/** Take the newer version; every tab of the page begins anew with it, one that plays when the game is left. */
export const takeNewer = (): void => keeping.newer?.postMessage('take over');
