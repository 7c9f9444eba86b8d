import { address, here } from '../backend';

/** Where the reader is: real addresses, changed without loading the page anew. */
export interface Place {
  /** The page's folder in pages/. */
  readonly page: string;
  /** What the address says, such as the code of a table. */
  readonly parameters: Readonly<Record<string, string>>;
}

const ROUTES: readonly (readonly [pattern: RegExp, page: string])[] = [
  [/^\/$/, 'home'],
  [/^\/table\/(?<code>[A-Za-z0-9]+)\/?$/, 'table'],
  [/^\/join\/?$/, 'join'],
  [/^\/join\/(?<code>[A-Za-z0-9]+)\/?$/, 'join'],
  [/^\/device\/?$/, 'join'],
  [/^\/replay\/?$/, 'replay'],
  [/^\/replay\/(?<game>[A-Za-z0-9-]+)\/?$/, 'replay'],
  [/^\/bots\/?$/, 'bots'],
  [/^\/review\/(?<game>[A-Za-z0-9-]+)\/?$/, 'review'],
  [/^\/pad\/?$/, 'pad'],
  [/^\/learn\/?$/, 'learn'],
  [/^\/learn\/(?<lesson>[a-z0-9-]+)\/?$/, 'learn'],
  [/^\/puzzles\/?$/, 'puzzles'],
  [/^\/puzzles\/(?<number>[0-9]{1,4})\/?$/, 'puzzles'],
  [/^\/daily\/?$/, 'daily'],
  [/^\/daily\/(?<day>\d{4}-\d{2}-\d{2})\/?$/, 'daily'],
  [/^\/statistics\/?$/, 'statistics'],
  [/^\/settings\/?$/, 'settings'],
];

/** The page of an address; `lost` where there is none. */
export function placeOf(path: string): Place {
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, parameters: { ...found.groups } };
  }
  return { page: 'lost', parameters: {} };
}

class Router {
  #path = $state(address.path);
  #search = $state(address.search);
  #place = $derived(placeOf(this.#path));

  constructor() {
    window.addEventListener('popstate', () => this.#look());
  }

  get path(): string {
    return this.#path;
  }

  get search(): URLSearchParams {
    return new URLSearchParams(this.#search);
  }

  get place(): Place {
    return this.#place;
  }

  /** Go to an address of ours; `replace` leaves no step to go back to. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', here(to));
    else history.pushState(null, '', here(to));
    this.#look();
    window.scrollTo(0, 0);
  }

  /** Turn a plain click on a link of ours into a step without loading. */
  readonly follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const path = address.within(link);
    if (path === null || (link.hash && path === address.path)) return;
    if (placeOf(path).page === 'lost') return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  };

  #look(): void {
    this.#path = address.path;
    this.#search = address.search;
  }
}

export const router = new Router();
