/** The game in the page: a worker hosts the tables, the browser keeps them, nobody else is needed. */
import { Refusal, UNREACHABLE, type Backend, type Question, type Socket } from '../port';
import { address, base } from '../address';
import { engine } from './state.svelte';
import type { ToPage, ToWorker } from './talk';

let worker: Worker | null = null;
let number = 0;
const sockets = new Map<number, PortSocket>();
const questions = new Map<number, (status: number, body: string) => void>();

function begin(): Worker {
  if (worker) return worker;
  engine.state = { stage: 'starting' };
  engine.again = () => say({ kind: 'again' });
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: base });
  document.addEventListener('click', download);
  // The network is back: what was interrupted goes on.
  window.addEventListener('online', () => engine.state?.stage === 'failed' && engine.again());
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
  worker.onerror = () => (engine.state = { stage: 'failed', why: 'browser' });
  return worker;
}

const say = (message: ToWorker): void => begin().postMessage(message);

function hear(message: ToPage): void {
  if (message.kind === 'state') engine.state = message.state;
  else if (message.kind === 'answer') questions.get(message.question)?.(message.status, message.body);
  else {
    const socket = sockets.get(message.connection);
    if (message.kind === 'opened') socket?.onopen?.(new Event('open'));
    else if (message.kind === 'said') socket?.onmessage?.(new MessageEvent('message', { data: message.text }));
    else if (sockets.delete(message.connection)) socket?.onclose?.(new CloseEvent('close'));
  }
}

class PortSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  #connection = ++number;

  constructor() {
    sockets.set(this.#connection, this);
    say({ kind: 'open', connection: this.#connection });
  }

  send(text: string): void {
    say({ kind: 'say', connection: this.#connection, text });
  }

  close(): void {
    if (sockets.delete(this.#connection)) say({ kind: 'close', connection: this.#connection });
  }
}

export const local: Backend = {
  home: 'page',
  can: { people: false, ranking: false },
  // The first start may take long, and is shown: nobody gives up because of it.
  patience: 2 ** 31 - 1,

  wake: begin,

  open: () => new PortSocket(),

  ask<Answer>(
    path: string,
    { method = 'GET', body, text, secret, signal, file = false }: Question = {},
  ): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (signal?.aborted) return reject(new DOMException('aborted', 'AbortError'));
      const question = ++number;
      signal?.addEventListener('abort', () => {
        if (questions.delete(question)) reject(new DOMException('aborted', 'AbortError'));
      });
      questions.set(question, (status, answer) => {
        questions.delete(question);
        if (status === 204) resolve(undefined as Answer);
        else if (status !== 200) reject(refused(answer));
        else resolve((file ? new Blob([answer]) : JSON.parse(answer)) as Answer);
      });
      const said = text ?? (body === undefined ? '' : JSON.stringify(body));
      say({ kind: 'ask', question, method, path, body: said, secret: secret ?? '' });
    });
  },
};

function refused(text: string): Refusal {
  try {
    const { code, facts } = JSON.parse(text) as { code: string; facts: Record<string, unknown> };
    return new Refusal(code, facts);
  } catch {
    return new Refusal(UNREACHABLE);
  }
}

/** A link to a file of the server's: here the host makes it. */
function download(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
  const path = link && address.within(link);
  if (!link || !path?.startsWith('/api/')) return;
  event.preventDefault();
  void local.ask<Blob>(path.slice('/api'.length), { file: true }).then((file) => {
    const made = document.createElement('a');
    made.href = URL.createObjectURL(file);
    made.download = link.download || `${path.split('/').at(-2)}.txt`;
    made.click();
    URL.revokeObjectURL(made.href);
  });
}
