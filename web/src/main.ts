import { mount } from 'svelte';
import App from './app/App.svelte';
import { fetchPage } from './app/pages';
import { router } from './app/router.svelte';
import { dressDocument, settings } from './app/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import { address, backend, watchKeeping } from './backend';
import { FALLBACK, speak } from './words';

watchKeeping();
const target = document.getElementById('app')!;
dressDocument();
// The page is fetched beside the catalogue, not after it. App says so if that fails.
fetchPage(router.place.page).catch(() => undefined);

/** Milliseconds before the catalogue is asked for again: after each failure twice as long, at most a minute. */
const pause = (failures: number): number => Math.min(3_000 * 2 ** (failures - 1), 60_000);

async function begin(failures = 0): Promise<void> {
  try {
    await speak(settings.language).catch(() => speak(FALLBACK));
  } catch {
    if (failures === 0) offerReload();
    setTimeout(() => void begin(failures + 1), pause(failures + 1));
    return;
  }
  target.replaceChildren();
  mount(App, { target });
  backend.wake?.();
  // Not before the page: nothing waits for it.
  setTimeout(() => void import('./people/turns').then(({ watchTurns }) => watchTurns()).catch(() => undefined), 5_000);
}

/** No catalogue can be had: the few words for this are in the page itself. */
function offerReload(): void {
  const shell = target.querySelector<HTMLElement>('.shell')!;
  const words = JSON.parse(shell.dataset.failed!) as Record<string, [problem: string, tryAgain: string]>;
  const [problem, tryAgain] = words[settings.language]!;
  const button = document.createElement('button');
  button.textContent = tryAgain;
  button.onclick = () => address.reload();
  const sentence = document.createElement('p');
  sentence.role = 'alert';
  sentence.textContent = problem;
  shell.append(sentence, button);
  document.documentElement.lang = settings.language;
}

void begin();
