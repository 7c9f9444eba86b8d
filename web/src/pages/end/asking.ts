/** Whether a game's shuffle was honest: its record, and what the server finds when it checks that against what was noted. */
export interface Verified {
  readonly passed: boolean;
  readonly games: readonly { readonly commitment: string; readonly passed: boolean; readonly checks: readonly { readonly code: string; readonly passed: boolean }[] }[];
}

/** The address of a finished game's record. */
export const recordOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/record`;

/** Why the server refused, by code; an answer that nobody can read is a `server_error`, no answer `no_connection`. */
export class Refusal extends Error {
  constructor(readonly code: string, readonly facts: Readonly<Record<string, unknown>> = {}) {
    super(code);
  }
}

async function answered(address: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    throw new Refusal('no_connection');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { code?: unknown; facts?: Record<string, unknown> } | null;
  throw new Refusal(typeof problem?.code === 'string' ? problem.code : 'server_error', problem?.facts ?? {});
}

export async function fetchRecord(game: string): Promise<string> {
  return (await answered(recordOf(game))).text();
}

export async function post<Answer>(address: string, body: unknown): Promise<Answer> {
  const response = await answered(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return (await response.json()) as Answer;
}

export async function fetchJson<Answer>(address: string): Promise<Answer> {
  return (await (await answered(address)).json()) as Answer;
}

/** Put a finished game's shuffle to the test, against the fingerprint that this browser noted. */
export async function verify(game: string, commitment: string | null): Promise<Verified> {
  return post('/api/verify', { record: await fetchRecord(game), noted: commitment === null ? [] : [commitment] });
}
