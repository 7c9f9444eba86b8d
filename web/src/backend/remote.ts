import { keeping } from './keeping.svelte';
import { Refusal, UNREACHABLE, type Backend, type Question, type Socket } from './port';

/** The server that this page came from: messages over WebSocket, questions over HTTP. */
export const remote: Backend = {
  home: 'server',
  can: { people: true, ranking: true },

  open: (): Socket => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),

  async ask<Answer>(
    path: string,
    { method = 'GET', body, secret, signal, file = false }: Question = {},
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
      keeping.away = true;
      throw new Refusal(UNREACHABLE);
    }
    keeping.away = false;
    if (response.status === 204) return undefined as Answer;
    if (response.ok && file) return (await response.blob()) as Answer;
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer as Answer;
    throw refused(answer);
  },
};

/** A proxy's error page has no code: then the server counts as unreachable. */
function refused(answer: unknown): Refusal {
  const { code, facts } = (answer ?? {}) as { code?: unknown; facts?: unknown };
  if (typeof code !== 'string') return new Refusal(UNREACHABLE);
  return new Refusal(code, typeof facts === 'object' && facts !== null ? (facts as Record<string, unknown>) : {});
}
