/** Where the games are, decided once when the page begins: a static site has no server, a served page may do without. */
type Home = 'server' | 'page';

/** What `kingdomino site` writes into its pages. */
const isSite = globalThis.document?.documentElement.dataset['home'] === 'page';
const KEY = 'kingdomino.home';

function chosen(): Home {
  try {
    return localStorage.getItem(KEY) === 'page' ? 'page' : 'server';
  } catch {
    return 'server';
  }
}

export const home: Home = isSite ? 'page' : chosen();
/** Whether there is a server to go back to. */
export const hasServer = !isSite;

/** The key of something that this browser remembers of one home: the other one has its own. */
export const ofHome = (key: string): string => (hasServer && home === 'page' ? `${key}.page` : key);

/** Play in this browser, or at the server, from now on. */
export function moveTo(where: Home): void {
  try {
    localStorage.setItem(KEY, where);
  } catch {
    // A browser that keeps nothing stays where it is.
  }
  location.reload();
}
