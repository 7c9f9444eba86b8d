// The build writes here what is kept, and a version that follows from it (tools/client.py).
const VERSION = '';
const FILES = [];
/* The rest is our own: what is kept has no rules but "all of it", and a library for that is larger. */
const scope = self.registration.scope;
/** Another site of the same host keeps its own. */
const SHELLS = `kingdomino-shell ${scope} `;
const SHELL = SHELLS + VERSION;
const ENGINE = 'kingdomino-engine';
/** A static site begins with what is kept; a served page asks its server first, who may have a newer one. */
const isSite = new URL(self.location).searchParams.has('site');
const shells = async () => (await caches.keys()).filter((name) => name.startsWith(SHELLS));

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      // At a first visit the page alone, so that it can be shown below any address at once; the rest when it is asked for.
      // A newer version takes over with everything that it needs, its engine too where one is kept: it may begin on a train.
      const isFirst = (await shells()).length === 0;
      await keep(isFirst ? ['index.html'] : FILES);
      if (!isFirst) await keepEngine();
    })(),
  );
});

/** Names with a hash never mean anything else: versions share them. */
const kept = async (url) =>
  url.startsWith(`${scope}assets/`) ? caches.match(url) : (await caches.open(SHELL)).match(url, { ignoreSearch: true });

async function fetched(url) {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}

async function keep(files) {
  const cache = await caches.open(SHELL);
  for (const file of files) {
    const url = scope + file;
    if (await cache.match(url)) continue;
    const response = (await kept(url)) ?? (await fetched(url));
    await cache.put(url, file === 'index.html' ? await anywhere(response) : response);
  }
}

/** The engine's parts, as this version lists them. */
async function parts() {
  const { files } = await (await kept(`${scope}engine.json`)).json();
  return files.flatMap((file) => file.parts.map(([path]) => scope + path));
}

async function keepEngine() {
  const cache = await caches.open(ENGINE);
  if (!(await cache.keys()).some(({ url }) => url.startsWith(scope))) return;
  for (const url of await parts()) if (!(await cache.match(url))) await cache.put(url, await fetched(url));
}

/** Whether all is kept: until then, files without a hash in their names may be of another version than the host's. */
const isWhole = async () => (await (await caches.open(SHELL)).keys()).length >= FILES.length;

/** What other versions kept goes when no tab plays with it and none is on its way. */
async function tidy() {
  const { installing, waiting } = self.registration;
  if (installing || waiting || !(await isWhole())) return;
  if ((await self.clients.matchAll({ includeUncontrolled: true })).length > 1) return;
  for (const name of await shells()) if (name !== SHELL) await caches.delete(name);
  const [cache, wanted] = [await caches.open(ENGINE), new Set(await parts())];
  for (const { url } of await cache.keys()) if (url.startsWith(scope) && !wanted.has(url)) await cache.delete(url);
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

async function keepAll(client) {
  await keep(FILES);
  client.postMessage('kept');
  await tidy();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  // An interrupted one goes on at the next visit.
  if (event.data === 'keep all') event.waitUntil(keepAll(event.source));
});

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.startsWith(scope) && request.method === 'GET' ? request.url.slice(scope.length) : null;
  if (path === null || /^(api|ws|healthz|readyz|metrics)\b/.test(path) || path.endsWith('.bin')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function page(request) {
  const index = `${scope}index.html`;
  if (isSite && (await isWhole())) return kept(index);
  return orKept(request, index, (response) => response.ok || !isSite);
}

async function file(request) {
  const isSure = request.url.startsWith(`${scope}assets/`) || (await isWhole());
  return (isSure && (await kept(request.url))) || orKept(request, request.url, () => true);
}

/** The host's answer; what is kept where it has none, or none that will do. */
async function orKept(request, url, will) {
  const response = await fetch(request).catch((error) => error);
  if (response instanceof Response && will(response)) {
    await keepUsed(url, response);
    return response;
  }
  const found = (await kept(url)) ?? response;
  if (found instanceof Response) return found;
  throw found;
}

/** What only some use (the reading of photos) is kept from its first use on. */
async function keepUsed(url, response) {
  if (!response.ok || !url.startsWith(`${scope}assets/Photo-`)) return;
  await (await caches.open(SHELL)).put(url, response.clone());
}
