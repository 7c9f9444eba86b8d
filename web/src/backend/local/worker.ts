/**
 * The worker of a tab. One of all tabs of this browser hosts the tables: the one that holds a lock. The others hand on to it
 * what their pages say; when its tab goes, the next one takes over with the rows that are kept.
 */
import { CannotFetch, openDoor, startPython, type Door } from './engine';
import { Rows, type Row } from './rows';
import type { EngineState, ToPage, ToWorker } from './talk';

const here = self as unknown as {
  name: string;
  postMessage(message: ToPage): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
/** Where the page's files are: the name that the page gave its worker. */
const base = here.name;
const HOST = 'kingdomino.host';
const tabLock = (tab: string): string => `kingdomino.tab.${tab}`;
const me = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** Between tabs: what a page said, for whoever hosts; what the host answers, for one tab; a host that begins. */
type Between =
  | { readonly to: 'host'; readonly from: string; readonly message: ToWorker }
  | { readonly to: string; readonly message: ToPage }
  | { readonly to: 'all'; readonly host: string };
const channel = new BroadcastChannel('kingdomino');
const between = (message: Between): void => channel.postMessage(message);

/** Once this tab has its lock, the others can tell that it is there. */
let isKnown = false;
const known = new Promise<void>((taken) => {
  void (navigator as Partial<Navigator>).locks?.request(tabLock(me), () => {
    isKnown = true;
    taken();
    return new Promise(() => undefined);
  });
});

/** What the page was last told, and what it has asked that has no answer yet. */
let state: EngineState = { stage: 'starting' };
const unanswered = new Map<number, ToWorker>();
const open = new Set<number>();
let host: Hosting | null = null;

function tell(message: ToPage): void {
  if (message.kind === 'state') state = message.state;
  if (message.kind === 'answer') unanswered.delete(message.question);
  if (message.kind === 'closed') open.delete(message.connection);
  here.postMessage(message);
}

/** What the host gives out: what has to be kept, what is said then, and what a second Python works out. */
interface Drained {
  readonly rows: Row[];
  readonly messages: [connection: number, text: string][];
  readonly thoughts: [name: string, question: string][];
}

/** The tables, while this tab hosts them. */
class Hosting {
  #rows = new Rows();
  #door: Door | null = null;
  #waiting: { readonly tab: string; readonly message: ToWorker }[] = [];
  /** The connections by the host's own numbers. */
  #connections: ({ readonly tab: string; readonly connection: number } | null)[] = [];
  #tabs = new Set<string>();
  #writing = Promise.resolve();
  #thinking: ReturnType<typeof setTimeout> | undefined;
  #soon = new MessageChannel();
  #kept = '';
  #fetching = new AbortController();
  #isDue = false;
  #second: Worker | null = null;

  constructor() {
    // A port of our own yields to whatever the pages have said meanwhile.
    this.#soon.port1.onmessage = () => {
      this.#isDue = false;
      this.#think();
    };
    void this.start();
  }

  /** Begin, or begin anew with what has arrived so far. */
  async start(): Promise<void> {
    this.#fetching.abort();
    const { signal } = (this.#fetching = new AbortController());
    let last = 0;
    let failed = false;
    try {
      const rows = this.#rows.load();
      const python = await startPython(
        base,
        (done, total) => {
          // What arrives late is kept for the next try, and says nothing.
          if (failed || signal.aborted || (done < total && done - last < 50_000 && done !== 0)) return;
          last = done;
          this.#state({ stage: 'fetching', done, total });
        },
        () => this.#state({ stage: 'starting' }),
        signal,
      );
      this.#door = openDoor(python, await rows);
      this.#deliver([]);
    } catch (error) {
      failed = true;
      if (signal.aborted) return;
      console.warn(error);
      this.#state({ stage: 'failed', why: error instanceof CannotFetch ? 'network' : 'browser' });
      return;
    }
    this.#tellKept();
    for (const { tab, message } of this.#waiting.splice(0)) this.hear(tab, message);
  }

  hear(tab: string, message: ToWorker): void {
    this.#know(tab);
    const door = this.#door;
    if (message.kind === 'again') {
      if (state.stage === 'failed' || state.stage === 'fetching') void this.start();
    } else if (!door) this.#waiting.push({ tab, message });
    else if (message.kind === 'open') {
      this.#connections.push({ tab, connection: message.connection });
      this.#to(tab, { kind: 'opened', connection: message.connection });
    } else if (message.kind === 'ask') {
      const { question, method, path, body, secret } = message;
      const [status, answer] = JSON.parse(door.ask(method, path, body, secret)) as [number, string];
      this.#deliver([{ tab, message: { kind: 'answer', question, status, body: answer } }]);
      this.#thinkSoon();
    } else {
      const number = this.#connections.findIndex((one) => one?.tab === tab && one.connection === message.connection);
      if (number < 0) return;
      if (message.kind === 'say') door.receive(number, message.text);
      else {
        door.disconnect(number);
        this.#connections[number] = null;
      }
      this.#deliver([]);
      this.#thinkSoon();
    }
  }

  /** A tab is heard of for the first time: its lock is free when it is gone. */
  #know(tab: string): void {
    if (this.#tabs.has(tab)) return;
    this.#tabs.add(tab);
    this.#to(tab, { kind: 'state', state });
    if (tab !== me) void navigator.locks.request(tabLock(tab), () => this.#gone(tab));
  }

  #gone(tab: string): void {
    this.#tabs.delete(tab);
    for (const [number, one] of this.#connections.entries()) {
      if (one?.tab !== tab) continue;
      this.#door?.disconnect(number);
      this.#connections[number] = null;
    }
  }

  /** One slice of the bots' thinking, or one move of theirs. */
  #think(): void {
    clearTimeout(this.#thinking);
    const wait = this.#door!.think();
    this.#deliver([]);
    if (wait === 0) this.#thinkSoon();
    else if (wait > 0) this.#thinking = setTimeout(() => this.#think(), wait);
  }

  /** Once everything that was worked out so far is kept and said: no answer waits for a bot. */
  #thinkSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    void this.#writing.then(() => this.#soon.port2.postMessage(null));
  }

  /** First what has to be kept, then what is said: nothing that was acknowledged is lost with the tab. */
  #deliver(more: readonly { readonly tab: string; readonly message: ToPage }[]): void {
    const { rows, messages, thoughts } = JSON.parse(this.#door!.drain()) as Drained;
    for (const thought of thoughts) this.#thinker().postMessage(thought);
    if (rows.length + messages.length + more.length === 0) return;
    this.#writing = this.#writing.then(async () => {
      if (rows.length) {
        await this.#rows.keep(rows);
        this.#tellKept();
      }
      for (const [number, text] of messages) {
        const to = this.#connections[number];
        if (to) this.#to(to.tab, { kind: 'said', connection: to.connection, text });
      }
      for (const { tab, message } of more) this.#to(tab, message);
    });
  }

  /** The second Python, which is started for the first thought. */
  #thinker(): Worker {
    if (!this.#second) {
      this.#second = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: base });
      this.#second.onmessage = ({ data: [name, answer] }: MessageEvent<[string, string]>) => {
        this.#door!.thought(name, answer);
        this.#deliver([]);
        this.#thinkSoon();
      };
    }
    return this.#second;
  }

  #tellKept(): void {
    if (this.#rows.kept === this.#kept) return;
    this.#kept = this.#rows.kept;
    this.#state({ stage: 'ready', kept: this.#rows.kept });
  }

  #state(now: EngineState): void {
    tell({ kind: 'state', state: now });
    for (const tab of this.#tabs) if (tab !== me) this.#to(tab, { kind: 'state', state: now });
  }

  #to(tab: string, message: ToPage): void {
    if (tab === me) tell(message);
    else between({ to: tab, message });
  }
}

channel.onmessage = ({ data }: MessageEvent<Between>) => {
  if (data.to === me && 'message' in data) tell(data.message as ToPage);
  else if (data.to === 'host' && 'from' in data) host?.hear(data.from, data.message);
  else if (data.to === 'all' && isKnown) {
    // Another host: what was said to the one before is said again, and who was connected connects anew.
    for (const connection of [...open]) tell({ kind: 'closed', connection });
    for (const message of [...unanswered.values()]) between({ to: 'host', from: me, message });
  }
};

here.onmessage = ({ data }) => {
  if (data.kind === 'open') open.add(data.connection);
  if (data.kind === 'close') open.delete(data.connection);
  if (data.kind === 'ask') unanswered.set(data.question, data);
  if (host) host.hear(me, data);
  // A host that hears of a tab whose lock is free takes it for gone.
  else void known.then(() => host ?? between({ to: 'host', from: me, message: data }));
};

function becomeHost(): Promise<never> {
  for (const connection of [...open]) tell({ kind: 'closed', connection });
  host = new Hosting();
  for (const message of unanswered.values()) host.hear(me, message);
  between({ to: 'all', host: me });
  return new Promise(() => undefined);
}

// Addresses that are not secure have no locks: there every tab hosts for itself.
if ('locks' in navigator) {
  void navigator.locks.request(HOST, becomeHost);
} else void becomeHost();
