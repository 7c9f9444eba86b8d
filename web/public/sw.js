// The build writes here what is kept, and a version that follows from it (tools/client.py).
const VERSION = '';
const FILES = [];
/* The rest is forty lines of our own: what is kept has no rules but "all of it", and a library for that is larger. */
const SHELL = `kingdomino-shell-${VERSION}`;
const scope = self.registration.scope;
/** A static site begins with what is kept; a served page asks its server first, who may have a newer one. */
const isSite = new URL(self.location).searchParams.has('site');

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      // At a first visit the page alone, so that it can be shown below any address at once; the rest when it is asked for.
      // A newer version takes over with everything that it needs.
      const isFirst = !(await caches.keys()).some((name) => name.startsWith('kingdomino-shell-'));
      await keep(isFirst ? ['index.html'] : FILES);
    })(),
  );
});

async function keep(files) {
  const cache = await caches.open(SHELL);
  const others = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  for (const file of files) {
    const url = scope + file;
    if (await cache.match(url)) continue;
    // Names with a hash never mean anything else: versions share them.
    const found = file.startsWith('assets/') && (await first(others, (other) => other.match(url)));
    const response = found || (await fetch(url, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    await cache.put(url, file === 'index.html' ? await anywhere(response) : response);
  }
}

async function first(all, look) {
  for (const one of all) {
    const found = await look(one);
    if (found) return found;
  }
}

/** The page with whole addresses, as it is shown below any address. */
async function anywhere(response) {
  const text = (await response.text()).replaceAll(/(href|src)="\.\//g, `$1="${scope}`);
  return new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...policyOf(response) } });
}

function policyOf(response) {
  const policy = response.headers.get('Content-Security-Policy');
  return policy ? { 'Content-Security-Policy': policy } : {};
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  // An interrupted one goes on at the next visit.
  if (event.data === 'keep all') event.waitUntil(keep(FILES).then(() => event.source.postMessage('kept')));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('kingdomino-shell-') && name !== SHELL) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.startsWith(scope) && request.method === 'GET' ? request.url.slice(scope.length) : null;
  if (path === null || /^(api|ws|healthz|readyz|metrics)\b/.test(path) || path.endsWith('.bin')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

const kept = async (url) => (await caches.open(SHELL)).match(url, { ignoreSearch: true });

async function page(request) {
  if (isSite) return (await kept(`${scope}index.html`)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(`${scope}index.html`);
    if (found) return found;
    throw error;
  }
}

const file = async (request) => (await kept(request.url)) ?? fetch(request);
