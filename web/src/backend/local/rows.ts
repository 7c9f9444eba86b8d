/** What the host keeps, in the browser's database: a text for each key. */
import type { Kept } from './talk';

const STORE = 'rows';
export type Row = readonly [key: string, text: string | null];

const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('database'));
  });

/** Rows that survive the page; where the browser refuses them, they last as long as it. */
export class Rows {
  #database: IDBDatabase | null = null;
  /** What could not be written so far: later there may be room again. */
  #owed = new Map<string, string | null>();
  kept: Kept = 'refused';

  /** Everything that was kept, as one object in JSON. */
  async load(): Promise<string> {
    try {
      const asked = indexedDB.open('kingdomino', 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      this.#database = await done(asked);
      const store = this.#database.transaction(STORE).objectStore(STORE);
      const [keys, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<string[]>)]);
      this.kept = 'yes';
      return JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, texts[index]])));
    } catch {
      return '{}';
    }
  }

  /** Keep rows, all of them or none. What cannot be kept is said in `kept`, and tried again with the next ones. */
  async keep(rows: readonly Row[]): Promise<void> {
    for (const [key, text] of rows) this.#owed.set(key, text);
    if (!this.#database || this.#owed.size === 0) return;
    try {
      const writing = this.#database.transaction(STORE, 'readwrite');
      const store = writing.objectStore(STORE);
      const written = new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onabort = () => reject(writing.error ?? new Error('aborted'));
      });
      for (const [key, text] of this.#owed) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      await written;
      this.#owed.clear();
      this.kept = 'yes';
    } catch (error) {
      this.kept = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
    }
  }
}
