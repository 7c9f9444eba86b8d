/** Fetches the engine in parts and starts it: Python as WebAssembly, with the package's host of tables in it. */

interface Packed {
  readonly name: string;
  readonly size: number;
  readonly parts: readonly (readonly [path: string, bytes: number])[];
}

/** engine.json, as engine/build.mjs writes it. */
interface Manifest {
  readonly version: string;
  readonly scripts: { readonly loader: string; readonly glue: string };
  /** What Pyodide wants to know of its packages: there are none. */
  readonly lock: unknown;
  readonly files: readonly Packed[];
  readonly bytes: number;
}

/** The host as Python has it: texts in, texts out (`kingdomino.page.Door`). */
export interface Door {
  receive(connection: number, text: string): void;
  disconnect(connection: number): void;
  ask(method: string, path: string, body: string, secret: string): string;
  drain(): string;
  /** The answer to a thought that `drain` gave out; empty where there is none. */
  thought(name: string, answer: string): void;
  /** Milliseconds until there is more to do; -1 where nothing will be. */
  think(): number;
}

export interface Python {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array): void;
  };
  runPython(code: string): unknown;
}
type LoadPyodide = (options: Record<string, unknown>) => Promise<Python>;

/** The service worker takes parts of other versions out of it. */
const CACHE = 'kingdomino-engine';
const AT_A_TIME = 4;
const SITE = '/lib/python3.14/site-packages';

/** Where the page's files are, with a slash at the end. */
export type Base = string;

export class CannotFetch extends Error {}

/** The parts of a file, put together and unpacked. */
function unpacked(parts: readonly ArrayBuffer[]): Response {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

/** Fetches parts, some at a time: first those that an earlier visit has kept. */
class Fetching {
  #base: Base;
  #told: (done: number) => void;
  #signal: AbortSignal | undefined;
  #done = 0;
  #cache: Cache | null = null;

  constructor(base: Base, told: (done: number) => void, signal?: AbortSignal) {
    [this.#base, this.#told, this.#signal] = [base, told, signal];
  }

  async all(files: readonly Packed[]): Promise<Map<string, ArrayBuffer[]>> {
    // Not in every window: without it, the browser's own cache has to do.
    this.#cache = await (globalThis.caches?.open(CACHE) ?? Promise.resolve(null)).catch(() => null);
    const found = new Map(files.map(({ name, parts }) => [name, new Array<ArrayBuffer>(parts.length)]));
    const waiting = files.flatMap(({ name, parts }) => parts.map((part, at) => ({ name, part, at })));
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        found.get(next.name)![next.at] = await this.#part(...next.part);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return found;
  }

  async #part(path: string, bytes: number): Promise<ArrayBuffer> {
    const url = this.#base + path;
    const kept = await this.#cache?.match(url).catch(() => undefined);
    const response = kept ?? (await fetch(url, { signal: this.#signal ?? null }).catch(() => null));
    if (!response?.ok || !response.body) throw new CannotFetch(path);
    const content = new Uint8Array(bytes);
    let length = 0;
    try {
      for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) break;
        content.set(value, length);
        length += value.length;
        this.#told((this.#done += value.length));
      }
    } catch {
      throw new CannotFetch(path);
    }
    if (length !== bytes) throw new CannotFetch(path);
    // Where there is no room, the next visit fetches it again.
    if (!kept) await this.#cache?.put(url, new Response(content)).catch(() => undefined);
    return content.buffer;
  }
}

async function manifestOf(base: Base, signal?: AbortSignal): Promise<Manifest> {
  const response = await fetch(`${base}engine.json`, { signal: signal ?? null }).catch(() => null);
  const manifest = response?.ok ? ((await response.json().catch(() => null)) as Manifest | null) : null;
  if (!manifest) throw new CannotFetch('engine.json');
  return manifest;
}

/** Keep the engine for later, where the browser keeps such things. */
export async function keepEngine(base: Base): Promise<void> {
  if ('caches' in globalThis) await new Fetching(base, () => undefined).all((await manifestOf(base)).files);
}

/** Whether all of the engine is kept. */
export async function isEngineKept(base: Base): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const cache = await caches.open(CACHE);
  const paths = (await manifestOf(base)).files.flatMap(({ parts }) => parts.map(([path]) => base + path));
  return (await Promise.all(paths.map((path) => cache.match(path)))).every((found) => found !== undefined);
}

/** Fetch everything and start Python; `told` hears how many bytes of all are there. `signal` gives up what is being fetched. */
export async function startPython(
  base: Base,
  told: (done: number, total: number) => void,
  starting: () => void,
  signal?: AbortSignal,
): Promise<Python> {
  const manifest = await manifestOf(base, signal);
  told(0, manifest.bytes);
  const scripts = Promise.all(
    [manifest.scripts.loader, manifest.scripts.glue].map((path) => import(/* @vite-ignore */ base + path)),
  ).catch(() => Promise.reject(new CannotFetch('scripts')));
  const [files, [loader, glue]] = await Promise.all([
    new Fetching(base, (done) => told(done, manifest.bytes), signal).all(manifest.files),
    scripts as Promise<[{ loadPyodide: LoadPyodide }, { default: unknown }]>,
  ]);
  starting();
  const python = await loaded(loader.loadPyodide, glue.default, base, manifest.lock, files);
  const content = new Uint8Array(await unpacked(files.get('package')!).arrayBuffer());
  unpackInto(python, content);
  return python;
}

/** The host of the rows that are kept. */
export const openDoor = (python: Python, rows: string): Door =>
  (python.runPython('from kingdomino.page import Door; Door') as (kept: string) => Door)(rows);

/** What works out hints, grades and reviews. */
export const openThinker = (python: Python): ((question: string) => string) =>
  python.runPython('from kingdomino.page.thinking import answer; answer') as (question: string) => string;

/** Pyodide itself, whose files are not fetched by their names but are here already. */
async function loaded(
  loadPyodide: LoadPyodide,
  createPyodideModule: unknown,
  base: Base,
  lock: unknown,
  files: Map<string, ArrayBuffer[]>,
): Promise<Python> {
  const fetched = globalThis.fetch;
  globalThis.fetch = (what, options) => {
    const name = String(what instanceof Request ? what.url : what)
      .split('/')
      .at(-1)!;
    const parts = files.get(name);
    return parts ? Promise.resolve(unpacked(parts)) : fetched(what, options);
  };
  try {
    return await loadPyodide({
      indexURL: `${base}assets/engine/`,
      createPyodideModule,
      lockFileContents: lock,
      packageBaseUrl: base,
      stdLibURL: `${base}assets/engine/python_stdlib.zip`,
    });
  } finally {
    globalThis.fetch = fetched;
  }
}

/** Write the files of the package: the length of an index, the index as JSON, the contents. */
function unpackInto({ FS }: Python, content: Uint8Array): void {
  const length = new DataView(content.buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(content.subarray(4, 4 + length))) as [
    name: string,
    bytes: number,
  ][];
  let from = 4 + length;
  for (const [name, bytes] of index) {
    const path = `${SITE}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    FS.writeFile(path, content.subarray(from, from + bytes));
    from += bytes;
  }
}
