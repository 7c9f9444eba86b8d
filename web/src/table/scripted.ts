/** For tests: a server that says what the script tells it to, over sockets that open and break on command. */
import type {
  ClientMessage,
  GameView,
  KingdomView,
  ServerMessage,
  TableChange,
  TableNews,
  TableView,
  You,
} from '../protocol/messages';
import type { Socket } from '../backend';

export class ScriptedSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly heard: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
  }

  /** The answer to the last message of this type. */
  done(type: ClientMessage['type'], more: object = {}): void {
    this.say({
      type: 'done',
      id: this.last(type).id,
      table: null,
      version: null,
      you: null,
      places: null,
      why: null,
      hint: null,
      grade: null,
      ...more,
    });
  }

  refuse(type: ClientMessage['type'], code: string, facts: Record<string, unknown> = {}): void {
    this.say({ type: 'refused', id: this.last(type).id, code, facts });
  }

  last<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }> {
    const found = this.heard.findLast((message) => message.type === type);
    if (!found) throw new Error(`no ${type} was heard`);
    return found as Extract<ClientMessage, { type: Type }>;
  }

  open(): void {
    this.onopen?.(new Event('open'));
  }

  break(code = 1006): void {
    this.onclose?.({ code } as CloseEvent);
  }
}

/** All sockets that were asked for, the newest last. */
export class ScriptedServer {
  readonly sockets: ScriptedSocket[] = [];

  readonly connect = (): Socket => {
    const socket = new ScriptedSocket();
    this.sockets.push(socket);
    return socket;
  };

  get now(): ScriptedSocket {
    return this.sockets.at(-1)!;
  }

  /** Open the newest socket and greet. */
  greet(): ScriptedSocket {
    this.now.open();
    this.now.done('hello');
    return this.now;
  }
}

export const kingdom = (more: Partial<KingdomView> = {}): KingdomView => ({
  laid: [],
  discarded: [],
  territories: [],
  points: 0,
  box: [0, 0, 0, 0],
  reach: [-4, -4, 4, 4],
  ...more,
});

export const game = (more: Partial<GameView> = {}): GameView => ({
  id: 'OAKRB-1',
  number: 1,
  commitment: null,
  round: 1,
  phase: 'place',
  to_act: 0,
  domino: 28,
  line: [
    { domino: 28, seat: 0 },
    { domino: 39, seat: 1 },
  ],
  next_line: [
    { domino: 5, seat: null },
    { domino: 13, seat: null },
  ],
  turn: 0,
  kings: [0, 1],
  kingdoms: [kingdom(), kingdom()],
  places: [1, 1],
  pile: 20,
  hints: [0, 0],
  clock: null,
  result: null,
  ...more,
});

export const state = (more: Partial<TableView> = {}): TableView => ({
  code: 'OAKRB',
  stage: 'playing',
  rules: {
    text: '2 classic',
    players: 2,
    edition: 'classic',
    mighty_duel: false,
    harmony: false,
    middle_kingdom: false,
    grid: 5,
    line_size: 4,
    kings_per_player: 2,
    rounds: 6,
  },
  dynasty: false,
  listed: false,
  fixed_deck: false,
  hints: true,
  clock: null,
  host: 7,
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', guest: 7, level: null, stand_in: null, timeouts: 0, face: null },
    { seat: 1, kind: 'bot', name: null, guest: null, level: 'squire', stand_in: null, timeouts: 0, face: 'miller' },
  ],
  game: game(),
  standing: null,
  undo: null,
  again: [],
  from_position: false,
  challenge: null,
  ...more,
});

export const you = (more: Partial<You> = {}): You => ({
  seats: [0],
  host: true,
  turn: null,
  undo: 'no',
  undo_why: null,
  ...more,
});

export const news = (version: number, more: Partial<TableNews> = {}): TableNews => ({
  type: 'table',
  table: 'OAKRB',
  version,
  happened: [],
  state: state(),
  you: you(),
  snapshot: false,
  ...more,
});

/** A change since the version before. */
export const change = (version: number, more: Partial<TableChange> = {}): TableChange => ({
  type: 'change',
  table: 'OAKRB',
  version,
  after: version - 1,
  happened: [],
  state: {},
  game: {},
  you: you(),
  ...more,
});

/** News of one move. */
export const moved = (
  version: number,
  seat: number,
  move: string,
  points = 0,
  by: 'person' | 'bot' | 'clock' = seat === 0 ? 'person' : 'bot',
  more: { round?: number; gain?: number; untaken?: number[] } = {},
): TableNews => {
  const { round = 1, gain = 0, untaken = [] } = more;
  return news(version, {
    happened: [
      { version, at: 0, round, event: { type: 'moved', seat, move, by, chance: [], points, spent: 0, gain, untaken } },
    ],
  });
};
