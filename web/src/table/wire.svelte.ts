import { isUnknown, Refusal, UNREACHABLE } from '../api';
import type { Socket } from '../backend';
import type {
  BotsWarming,
  ClientMessage,
  Done,
  Presence,
  Refused,
  ServerMessage,
  Signalled,
  TableChange,
  TableNews,
} from '../protocol/messages';

/** What the wire needs from outside. */
export interface Surroundings {
  open: () => Socket;
  /** The guest's secret; makes a guest where there is none. */
  secret: () => Promise<string>;
  /** The server does not know the secret any more. */
  forgotten: () => void;
  /** Milliseconds until a connection that does not answer is given up. */
  patience?: number;
  /** 0 to 1: spreads those who come back at the same time. */
  chance?: () => number;
}

/** How it stands. `next`: when the next try is due (milliseconds since 1970); null while one is under way. */
export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'online' }
  | { readonly state: 'lost'; readonly since: number; readonly next: number | null };

/** Somebody who follows a table. */
export interface Follower {
  readonly table: string;
  /** The last version that was told. */
  readonly seen: number | null;
  told(news: TableNews): void;
  changed(change: TableChange): void;
  present(presence: Presence): void;
  signalled(signal: Signalled): void;
  /** The table cannot be entered. */
  refused(refusal: Refusal): void;
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Saying = WithoutId<ClientMessage>;

interface Waiting {
  readonly message: Saying;
  /** Said again after the connection came back: only where saying it twice is harmless. */
  readonly keep: boolean;
  readonly resolve: (done: Done) => void;
  readonly reject: (refusal: Refusal) => void;
}

/** Close codes of the server's own. */
const TOO_MANY = 4029;
/** The waits between tries, in milliseconds; the last one goes on. */
const WAITS = [400, 1000, 2000, 4000, 8000, 15_000] as const;
const PING_EVERY = 25_000;
const PING_PATIENCE = 8_000;
const HELLO_PATIENCE = 12_000;
const CROWDED_WAIT = 15_000;

/**
 * The one connection to the server: hello first, every message with an id and one answer, and back again by itself when
 * it breaks. Nothing here counts as done before the server said so.
 */
export class Wire {
  #connection = $state.raw<Connection>({ state: 'connecting' });
  #warming = $state.raw<BotsWarming | null>(null);
  #outside: Surroundings;
  #socket: Socket | null = null;
  #waiting = new Map<number, Waiting>();
  #followers = new Set<Follower>();
  #number = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** The server said when to come back, in milliseconds. */
  #asked: number | null = null;
  #open = false;

  constructor(outside: Surroundings) {
    this.#outside = outside;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** How far the bots are compiled; null when they are ready. */
  get warming(): BotsWarming | null {
    return this.#warming;
  }

  /** Be connected from now on. */
  open(): void {
    if (this.#open) return;
    this.#open = true;
    this.#connection = { state: 'connecting' };
    void this.#connect();
  }

  /** Hang up; whoever waits is told. */
  close(): void {
    this.#open = false;
    this.#hangUp();
    clearTimeout(this.#retry);
    this.#giveUp(() => true);
  }

  /** Follow a table: told at once, and again after every break. Returns how to stop. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.#connection.state === 'online') this.#enter(follower);
    return () => {
      if (!this.#followers.delete(follower)) return;
      if (this.#connection.state === 'online')
        void this.send({ type: 'exit', table: follower.table }).catch(() => undefined);
    };
  }

  /**
   * Say something and hear the answer. `keep`: wait for the connection, and say it again if it broke before the answer.
   */
  send(message: Saying, { keep = false } = {}): Promise<Done> {
    return new Promise((resolve, reject) => {
      const waiting = { message, keep, resolve, reject };
      if (this.#connection.state === 'online') this.#send(waiting);
      else if (keep) this.#waiting.set(++this.#number, waiting);
      else reject(new Refusal(UNREACHABLE));
    });
  }

  /** Try now instead of when it is due. */
  now(): void {
    if (!this.#open || this.#connection.state !== 'lost' || this.#connection.next === null) return;
    clearTimeout(this.#retry);
    void this.#connect();
  }

  /** The tab was woken, or the network is back: find out whether anybody is still there. */
  check(): void {
    if (this.#connection.state === 'online') this.#ping(PING_PATIENCE / 2);
    else this.now();
  }

  async #connect(): Promise<void> {
    this.#asked = null;
    if (this.#connection.state === 'lost') this.#connection = { ...this.#connection, next: null };
    let secret: string;
    try {
      secret = await this.#outside.secret();
    } catch {
      if (this.#open) this.#lost();
      return;
    }
    if (!this.#open || this.#socket) return;
    let socket: Socket;
    try {
      socket = this.#outside.open();
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    const current = (act: () => void) => (): void => void (this.#socket === socket && act());
    this.#patience = setTimeout(
      current(() => this.#broken()),
      this.#outside.patience ?? HELLO_PATIENCE,
    );
    socket.onopen = current(() => this.#hello(secret, socket));
    socket.onmessage = (event) => this.#socket === socket && this.#heard(event.data);
    socket.onerror = current(() => this.#broken());
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      if (event.code === TOO_MANY) this.#asked ??= CROWDED_WAIT;
      this.#broken();
    };
  }

  #hello(secret: string, socket: Socket): void {
    this.#send({
      message: { type: 'hello', secret },
      keep: false,
      resolve: () => this.#greeted(),
      reject: (refusal) => {
        // A connection that broke before the answer has been counted, and its wait is set.
        if (this.#socket !== socket) return;
        if (isUnknown(refusal)) {
          this.#outside.forgotten();
          this.#asked = 0;
        }
        this.#broken();
      },
    });
  }

  /** Online: first what was missed, then what was not answered. */
  #greeted(): void {
    clearTimeout(this.#patience);
    this.#tries = 0;
    this.#connection = { state: 'online' };
    const kept = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const follower of this.#followers) this.#enter(follower);
    for (const waiting of kept) this.#send(waiting);
    this.#pingLater();
  }

  #enter(follower: Follower): void {
    this.#send({
      message: { type: 'enter', table: follower.table, seen: follower.seen },
      keep: false,
      resolve: () => undefined,
      reject: (refusal) => {
        if (refusal.code !== UNREACHABLE && refusal.code !== 'restarting') follower.refused(refusal);
      },
    });
  }

  #send(waiting: Waiting): void {
    const id = ++this.#number;
    this.#waiting.set(id, waiting);
    try {
      this.#socket!.send(JSON.stringify({ ...waiting.message, id }));
    } catch {
      this.#broken();
    }
  }

  #heard(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'done':
      case 'refused':
        this.#answered(message);
        break;
      case 'table':
        for (const follower of this.#at(message.table)) follower.told(message);
        break;
      case 'change':
        for (const follower of this.#at(message.table)) follower.changed(message);
        break;
      case 'presence':
        for (const follower of this.#at(message.table)) follower.present(message);
        break;
      case 'signalled':
        for (const follower of this.#at(message.table)) follower.signalled(message);
        break;
      case 'restarting':
        this.#asked = message.seconds * 1000;
        break;
      case 'bots_warming':
        this.#warming = message.done < message.total ? message : null;
        break;
    }
  }

  #at(table: string): Follower[] {
    return [...this.#followers].filter((follower) => follower.table === table);
  }

  #answered(answer: Done | Refused): void {
    const waiting = this.#waiting.get(answer.id as number);
    if (!waiting) return;
    // The server is going down: what may be said twice is said again to the one that comes up.
    if (answer.type === 'refused' && answer.code === 'restarting' && waiting.keep) return;
    this.#waiting.delete(answer.id as number);
    if (answer.type === 'done') waiting.resolve(answer);
    else waiting.reject(new Refusal(answer.code, answer.facts));
  }

  #pingLater(): void {
    clearTimeout(this.#pinging);
    this.#pinging = setTimeout(() => this.#ping(PING_PATIENCE), PING_EVERY);
  }

  #ping(patience: number): void {
    const socket = this.#socket;
    clearTimeout(this.#pinging);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(
      () => void (this.#socket === socket && this.#broken()),
      this.#outside.patience ?? patience,
    );
    this.#send({
      message: { type: 'ping' },
      keep: false,
      resolve: () => {
        clearTimeout(this.#patience);
        this.#pingLater();
      },
      reject: () => undefined,
    });
  }

  #hangUp(): void {
    clearTimeout(this.#pinging);
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #broken(): void {
    this.#hangUp();
    if (this.#open) this.#lost();
  }

  #lost(): void {
    const since = this.#connection.state === 'lost' ? this.#connection.since : Date.now();
    const wait =
      this.#asked ??
      WAITS[Math.min(this.#tries, WAITS.length - 1)]! * (0.75 + (this.#outside.chance ?? Math.random)() / 2);
    this.#asked = null;
    this.#tries += 1;
    this.#connection = { state: 'lost', since, next: Date.now() + wait };
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#connect(), wait);
    this.#giveUp((waiting) => !waiting.keep);
  }

  /** Tell those who wait that no answer will come. */
  #giveUp(whom: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of [...this.#waiting]) {
      if (!whom(waiting)) continue;
      this.#waiting.delete(id);
      waiting.reject(new Refusal(UNREACHABLE));
    }
  }
}
