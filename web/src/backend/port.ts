/** What the page needs from outside itself: a server answers (`remote`), or the page itself (`local`). */

/** Why something was not done: a code and its facts. The sentence is in the catalogue of the reader's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(code);
  }
}

/** Nobody answered: no network, or the server is down. */
export const UNREACHABLE = 'unreachable';

/** A connection for messages, as far as it is used here. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** A body that is a file already. */
  readonly text?: string;
  /** Who asks; nobody in particular where it is missing. */
  readonly secret?: string;
  readonly signal?: AbortSignal;
  /** The answer is a file, not a value. */
  readonly file?: boolean;
}

export interface Backend {
  /** Get ready: whoever will answer takes a while to start. */
  wake?(): void;
  /** A connection to the tables. */
  open(): Socket;
  /** One question. Whatever is not an answer becomes a `Refusal`; an aborted question stays an AbortError. */
  ask<Answer>(path: string, question?: Question): Promise<Answer>;
  /** Where the games are: at a server, or in this browser. */
  readonly home: 'server' | 'page';
  /** Milliseconds until an answer is given up, where that is long: the first start of the page's engine is waited for. */
  readonly patience?: number;
  /** What there is besides games against bots. */
  readonly can: { readonly people: boolean; readonly ranking: boolean };
}
