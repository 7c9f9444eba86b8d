/**
 * What this browser remembers. Where it refuses (private windows, blocked storage), memory lasts as long as the page.
 */
const memory = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory only: nothing the player could do about it.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never stored.
  }
}

/** What was stored as JSON, as `read` understands it; `read` gets undefined where nothing can be made out. */
export function stored<Value>(key: string, read: (found: unknown) => Value): Value {
  try {
    return read(JSON.parse(recall(key) ?? 'null') ?? undefined);
  } catch {
    return read(undefined);
  }
}
