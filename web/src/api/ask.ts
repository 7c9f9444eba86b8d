import { Refusal, UNREACHABLE } from './refusal';
import type { Facts } from './shapes';

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Who asks; nobody in particular where it is missing. */
  readonly secret?: string;
  readonly signal?: AbortSignal;
}

/** Ask the server. Whatever is not an answer becomes a `Refusal`; an aborted question stays an AbortError. */
export async function ask<Answer>(
  path: string,
  { method = 'GET', body, secret, signal }: Question = {},
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret !== undefined) headers['Authorization'] = `Bearer ${secret}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal(UNREACHABLE);
  }
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
  throw refused(answer);
}

/** A proxy's error page has no code: then the server counts as unreachable. */
function refused(answer: unknown): Refusal {
  const { code, facts } = (answer ?? {}) as { code?: unknown; facts?: unknown };
  if (typeof code !== 'string') return new Refusal(UNREACHABLE);
  return new Refusal(code, typeof facts === 'object' && facts !== null ? (facts as Facts) : {});
}
