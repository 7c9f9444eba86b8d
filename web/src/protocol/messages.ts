/* schema.json: sha256 7b40ba383cca0d6e539640e4c11065521d9ff1bc10ccaddbca2ae274025edaf8
   Generated from the server's protocol by `npm run protocol`; do not edit. */

export type Message = ClientMessage | ServerMessage;
export type ClientMessage =
  | Hello
  | Ping
  | CreateTable
  | Enter
  | Exit
  | Sit
  | Stand
  | Leave
  | SeatBot
  | Clear
  | Configure
  | Start
  | PlayMove
  | Undo
  | AnswerUndo
  | Back
  | Again
  | AskPlaces
  | AskWhy
  | Ready
  | AskHint
  | AskGrade
  | Signal
  | Cover;
export type ServerMessage = Done | Refused | TableNews | TableChange | Presence | Signalled | Restarting | BotsWarming;
export type Event =
  | Created
  | Configured
  | Sat
  | BotSat
  | Stood
  | HostPassed
  | Began
  | Undone
  | UndoRequested
  | UndoAgreed
  | UndoDeclined
  | StoodIn
  | CameBack
  | WantsAgain
  | NotReady
  | Finished
  | FromPosition
  | HintsSet
  | HintUsed
  | Challenge
  | Covered
  | Moved;

/**
 * The first message: who speaks.
 */
export interface Hello {
  type: 'hello';
  id: string | number;
  secret: string;
}
/**
 * Are you there?
 */
export interface Ping {
  type: 'ping';
  id: string | number;
}
/**
 * Set up a table; the sender is its host and, from then on, at it. `start` begins at once if no seat is open.
 *
 * With `deck` (in draw order) and `kings` (the seat of each king as it comes out) the game is dealt from them. With
 * `position`, a position's line, its games begin there, and what the position does not show is shuffled anew. With
 * `key`, a random text, sending it twice is harmless: both are answered with the same table. `hints` says whether
 * players may ask for hints and grades; null allows them while at most one seat is a person's.
 */
export interface CreateTable {
  type: 'create';
  id: string | number;
  rules: string;
  seats: SeatWish[];
  dynasty?: boolean;
  listed?: boolean;
  clock?: ClockRule | null;
  deck?: number[] | null;
  kings?: number[] | null;
  start?: boolean;
  key?: string | null;
  position?: string | null;
  hints?: boolean | null;
}
/**
 * Who shall sit on a seat of a new table: `me` may be wished for several seats of one browser.
 */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  level?: ('duke' | 'king' | 'knight' | 'page' | 'squire') | null;
  name?: string | null;
}
/**
 * Time to think: `move` gives each decision its seconds; `bank` is one supply, refilled by the increment.
 */
export interface ClockRule {
  kind: 'bank' | 'move';
  seconds: number;
  increment?: number;
}
/**
 * Come to a table, or come back: with the last version `seen`, 0 at first, what happened since is told.
 *
 * Where not all of that is at hand, what is comes with a snapshot. Without `seen` it is a snapshot alone.
 */
export interface Enter {
  type: 'enter';
  id: string | number;
  table: string;
  seen?: number | null;
}
/**
 * Look away: no more messages of this table. Seats are kept.
 */
export interface Exit {
  type: 'exit';
  id: string | number;
  table: string;
}
/**
 * Take an open seat; a further one, with a name of its own, for a second person at the same browser.
 */
export interface Sit {
  type: 'sit';
  id: string | number;
  table: string;
  seat: number;
  name?: string | null;
}
/**
 * Give up a seat of one's own.
 */
export interface Stand {
  type: 'stand';
  id: string | number;
  table: string;
  seat: number;
}
/**
 * Give up all own seats, and the host's rights if one has them, and look away.
 */
export interface Leave {
  type: 'leave';
  id: string | number;
  table: string;
}
/**
 * The host gives a seat to a bot: an open one for good, an absent person's until they are back.
 */
export interface SeatBot {
  type: 'seat_bot';
  id: string | number;
  table: string;
  seat: number;
  level: 'duke' | 'king' | 'knight' | 'page' | 'squire';
}
/**
 * The host frees a seat before the start.
 */
export interface Clear {
  type: 'clear';
  id: string | number;
  table: string;
  seat: number;
}
/**
 * The host changes the terms before the start. Without `hints`, that they are allowed or not stays as it is.
 */
export interface Configure {
  type: 'configure';
  id: string | number;
  table: string;
  rules: string;
  dynasty: boolean;
  listed: boolean;
  clock?: ClockRule | null;
  hints?: boolean | null;
}
/**
 * The host begins the game; no seat may be open.
 */
export interface Start {
  type: 'start';
  id: string | number;
  table: string;
}
/**
 * Make a move, in notation, against the version of the table that the client saw. Sending it twice is harmless.
 */
export interface PlayMove {
  type: 'move';
  id: string | number;
  table: string;
  version: number;
  move: string;
}
/**
 * Take back the own last decision: at once where that is free, else by asking the others.
 */
export interface Undo {
  type: 'undo';
  id: string | number;
  table: string;
  version: number;
}
/**
 * Agree or not that another takes back a decision.
 */
export interface AnswerUndo {
  type: 'answer_undo';
  id: string | number;
  table: string;
  version: number;
  agree: boolean;
}
/**
 * Play the own seats again that a bot stood in for.
 */
export interface Back {
  type: 'back';
  id: string | number;
  table: string;
}
/**
 * Ready for the next game: it begins when every person at the table is.
 */
export interface Again {
  type: 'again';
  id: string | number;
  table: string;
}
/**
 * Where would a visible domino fit in a seat's kingdom, and what would it add?
 */
export interface AskPlaces {
  type: 'places';
  id: string | number;
  table: string;
  seat: number;
  domino: number;
}
/**
 * Why would this move of this seat be refused now?
 */
export interface AskWhy {
  type: 'why';
  id: string | number;
  table: string;
  seat: number;
  move: string;
}
/**
 * Before the first game: say for the own seats that it may begin, or take that back. The host may begin anyway.
 */
export interface Ready {
  type: 'ready';
  id: string | number;
  table: string;
  ready: boolean;
}
/**
 * A hint for the own decision that is due at this version, up to a `step`; everybody is told that it was used.
 *
 * Its answer comes when it is worked out: messages that were sent later may be answered before.
 */
export interface AskHint {
  type: 'hint';
  id: string | number;
  table: string;
  version: number;
  step: number;
}
/**
 * What was the own decision worth that led to this version? Its answer comes when it is worked out, too.
 */
export interface AskGrade {
  type: 'grade';
  id: string | number;
  table: string;
  version: number;
}
/**
 * Say one of a few words to everybody at the table, from a seat of one's own. Not stored; no version changes.
 */
export interface Signal {
  type: 'signal';
  id: string | number;
  table: string;
  seat: number;
  word: 'good_game' | 'hurry' | 'ouch' | 'thank_you' | 'thinking' | 'well_done';
}
/**
 * Where several people share a device: it is covered until whoever is to act takes it, or it was taken.
 *
 * The clock of the seat to act stands while covered. Saying the same again changes nothing.
 */
export interface Cover {
  type: 'cover';
  id: string | number;
  table: string;
  version: number;
  covered: boolean;
}
/**
 * It is done, and stored. `version` is the table's after it; further fields answer what was asked.
 */
export interface Done {
  type: 'done';
  id: string | number | null;
  table: string | null;
  version: number | null;
  you: GuestView | null;
  places: Option[] | null;
  why: Why | null;
  hint: HintView | null;
  grade: GradeView | null;
}
/**
 * A person without registration. `number` is public, the secret is theirs alone.
 */
export interface GuestView {
  number: number;
  name: string;
  language: string;
}
/**
 * A legal move. A placement says where it lies, what it adds now and which territories grow.
 *
 * A claim says at which turn of the next round it would be played at the latest (`order`, from 1).
 */
export interface Option {
  move: string;
  domino: number;
  a: [number, number] | null;
  b: [number, number] | null;
  points: number;
  grows: Growth[];
  order: number | null;
}
/**
 * A territory after a placement: which present ones it joins (their places in the kingdom's list) and its worth.
 */
export interface Growth {
  terrain: string;
  joins: number[];
  squares: number;
  crowns: number;
  points: number;
}
/**
 * A code with facts; the sentence is in the catalogue of the reader's language.
 */
export interface Why {
  code: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A hint for the decision that is due, up to its `step`.
 *
 * 1: `why` says what to look for. 2: `why` says where, with the `squares` of a territory or the two `dominoes` of the
 * line to choose between. 3: the `move`, with one or two `reasons`; `why` is the first of them.
 */
export interface HintView {
  step: number;
  why: Why;
  squares: [number, number][];
  dominoes: number[];
  move: string | null;
  reasons: Why[];
}
/**
 * What a decision of one's own was worth; no grade where there was no choice.
 *
 * `why` is the weightiest reason for which another move is better, a code of hints: what that move does. None where
 * none can be seen on the board.
 */
export interface GradeView {
  move: string;
  grade: ('best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake') | null;
  why: Why | null;
}
/**
 * It was not done, and nothing changed. `id` is null where none could be read.
 */
export interface Refused {
  type: 'refused';
  id: string | number | null;
  code: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A whole table, for those who come: its `state`, and what happened since the version that they have seen.
 *
 * In a `snapshot`, `happened` is not all of that: they have seen none, or one that is too long ago.
 */
export interface TableNews {
  type: 'table';
  table: string;
  version: number;
  happened: Happening[];
  state: TableView;
  you: You;
  snapshot: boolean;
}
/**
 * An event with the version of the table that it led to, and when it happened (milliseconds since 1970).
 *
 * `round` is the round of the game in which it happened, 0 in the opening; null where there is no game.
 */
export interface Happening {
  version: number;
  at: number;
  round: number | null;
  event: Event;
}
/**
 * A table was set up.
 */
export interface Created {
  type: 'created';
  rules: string;
  dynasty: boolean;
  listed: boolean;
  clock: ClockRule | null;
  fixed_deck: boolean;
  host: number;
}
/**
 * The host changed the terms before the start; seats past the number of players are gone.
 */
export interface Configured {
  type: 'configured';
  rules: string;
  dynasty: boolean;
  listed: boolean;
  clock: ClockRule | null;
}
/**
 * A person took a seat.
 */
export interface Sat {
  type: 'sat';
  seat: number;
  guest: number;
  name: string;
}
/**
 * A bot took a seat.
 */
export interface BotSat {
  type: 'bot_sat';
  seat: number;
  level: 'duke' | 'king' | 'knight' | 'page' | 'squire';
}
/**
 * A seat was left, or freed by the host.
 */
export interface Stood {
  type: 'stood';
  seat: number;
}
/**
 * The host's rights went to another person.
 */
export interface HostPassed {
  type: 'host_passed';
  guest: number;
}
/**
 * A game began: its commitment, then what chance brought (`kings …`, `deal …`).
 */
export interface Began {
  type: 'began';
  game: string;
  number: number;
  commitment: string | null;
  chance: string[];
}
/**
 * The last `count` decisions were taken back; the seat that wished it decides again.
 */
export interface Undone {
  type: 'undone';
  seat: number;
  count: number;
}
/**
 * A seat asks the others to let it take back its last decision.
 */
export interface UndoRequested {
  type: 'undo_requested';
  seat: number;
}
/**
 * One of those who were asked agreed.
 */
export interface UndoAgreed {
  type: 'undo_agreed';
  guest: number;
}
/**
 * The request is off: one declined, or the game went on.
 */
export interface UndoDeclined {
  type: 'undo_declined';
  guest: number | null;
}
/**
 * A bot plays for a person until they are back: their time ran out three times, or the host asked for it.
 */
export interface StoodIn {
  type: 'stood_in';
  seat: number;
  level: 'duke' | 'king' | 'knight' | 'page' | 'squire';
  why: 'host' | 'time';
}
/**
 * A person plays their seat again.
 */
export interface CameBack {
  type: 'came_back';
  seat: number;
}
/**
 * A seat is ready for the next game: the first, the Dynasty's, or a rematch.
 */
export interface WantsAgain {
  type: 'wants_again';
  seat: number;
}
/**
 * A seat that was ready for the next game is not any more.
 */
export interface NotReady {
  type: 'not_ready';
  seat: number;
}
/**
 * The game is over; what was hidden is revealed.
 */
export interface Finished {
  type: 'finished';
  result: Result;
}
/**
 * The end of a game, with what was hidden until then. `decided_by` says what separated the first two.
 */
export interface Result {
  places: number[];
  winners: number[];
  scores: ScoreView[];
  decided_by: 'crowns' | 'largest' | 'points' | 'shared';
  seed: string | null;
  salt: string | null;
  deck: number[] | null;
}
/**
 * A finished kingdom's points, what they are made of, and why a bonus did or did not come.
 */
export interface ScoreView {
  total: number;
  territories: number;
  harmony: number;
  middle_kingdom: number;
  largest: number;
  crowns: number;
  harmony_reason: Why;
  middle_kingdom_reason: Why;
}
/**
 * The table's games begin from this position; the dominoes that it does not show are shuffled anew.
 */
export interface FromPosition {
  type: 'from_position';
  position: string;
}
/**
 * The host said whether players may ask for hints and grades.
 */
export interface HintsSet {
  type: 'hints_set';
  allowed: boolean;
}
/**
 * A seat used a hint at the decision that is due, up to this step (1 to 3); it comes from a bot of this level.
 */
export interface HintUsed {
  type: 'hint_used';
  seat: number;
  step: number;
  level: 'duke' | 'king' | 'knight' | 'page' | 'squire';
}
/**
 * The table plays the challenge of a day (`2026-11-16`); `counted` says whether its result is the person's.
 */
export interface Challenge {
  type: 'challenge';
  day: string;
  counted: boolean;
}
/**
 * The device is covered until whoever is to act takes it, and their clock stands; or it was taken, and it runs.
 *
 * `spent` is what the clock had taken of this decision until then, in milliseconds.
 */
export interface Covered {
  type: 'covered';
  seat: number;
  covered: boolean;
  spent: number;
}
/**
 * A decision, and what chance brought after it. `points` are the seat's after it, `spent` its milliseconds.
 *
 * The table adds what follows from its state: the points that the move added (`gain`), and the dominoes of the line
 * that nobody claimed and that leave the game with this claim (`untaken`, R6 revised).
 */
export interface Moved {
  type: 'moved';
  seat: number;
  move: string;
  by: 'bot' | 'clock' | 'person';
  chance: string[];
  points: number;
  spent: number;
  gain: number;
  untaken: number[];
}
/**
 * A table as everybody sees it. `hints` says whether players may ask for hints and grades.
 */
export interface TableView {
  code: string;
  stage: 'finished' | 'gathering' | 'playing';
  rules: RulesView;
  dynasty: boolean;
  listed: boolean;
  fixed_deck: boolean;
  hints: boolean;
  clock: ClockRule | null;
  host: number;
  seats: SeatView[];
  game: GameView | null;
  standing: DynastyView | null;
  undo: UndoAsked | null;
  again: number[];
  from_position: boolean;
  challenge: ChallengeView | null;
}
/**
 * A ruleset and what follows from it.
 */
export interface RulesView {
  text: string;
  players: number;
  edition: string;
  mighty_duel: boolean;
  harmony: boolean;
  middle_kingdom: boolean;
  grid: number;
  line_size: number;
  kings_per_player: number;
  rounds: number;
}
/**
 * A seat: open, a person's (`guest` is their public number) or a bot's; `stand_in` plays for an absent person.
 *
 * A bot has a `face` of its level, its role and portrait: no two at a table have the same, and the fourth of a level
 * has none. Faces of one level play alike.
 */
export interface SeatView {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  guest: number | null;
  level: ('duke' | 'king' | 'knight' | 'page' | 'squire') | null;
  stand_in: ('duke' | 'king' | 'knight' | 'page' | 'squire') | null;
  timeouts: number;
  face:
    | (
        | 'astronomer'
        | 'beekeeper'
        | 'bell-ringer'
        | 'chancellor'
        | 'chronicler'
        | 'falconer'
        | 'ferryman'
        | 'forester'
        | 'goose-herd'
        | 'kitchen-hand'
        | 'mason'
        | 'miller'
        | 'regent'
        | 'steward'
        | 'surveyor'
      )
    | null;
}
/**
 * A game as everybody at the table sees it. `pile` counts the dominoes that will still be dealt.
 *
 * `hints` has by seat at how many decisions hints were used.
 */
export interface GameView {
  id: string;
  number: number;
  commitment: string | null;
  round: number;
  phase: 'claim' | 'over' | 'place';
  to_act: number | null;
  domino: number | null;
  line: LineSlot[];
  next_line: LineSlot[];
  turn: number;
  kings: number[];
  kingdoms: KingdomView[];
  places: number[];
  pile: number;
  hints: number[];
  clock: ClockView | null;
  result: Result | null;
}
/**
 * A domino of a line and the seat whose king stands on it.
 */
export interface LineSlot {
  domino: number;
  seat: number | null;
}
/**
 * A kingdom as it lies. `box` is what it covers (west, south, east, north), `reach` what it may still cover.
 */
export interface KingdomView {
  laid: Laid[];
  discarded: number[];
  territories: TerritoryView[];
  points: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  box: [number, number, number, number];
  /**
   * @minItems 4
   * @maxItems 4
   */
  reach: [number, number, number, number];
}
/**
 * A domino in a kingdom: where its first and its second half lie.
 */
export interface Laid {
  number: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  a: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  b: [number, number];
}
/**
 * Joined squares of one terrain: points = squares x crowns.
 */
export interface TerritoryView {
  terrain: string;
  squares: [number, number][];
  crowns: number;
  points: number;
}
/**
 * Milliseconds left by seat when the message was sent; only the acting seat's run (`running`).
 *
 * They run after `stands` milliseconds: more than 0 while the device is covered, unless it is taken before.
 */
export interface ClockView {
  left: number[];
  running: number | null;
  stands: number;
}
/**
 * Three games in a row: points by finished game and seat, their sums, places by them.
 */
export interface DynastyView {
  games: number[][];
  totals: number[];
  places: number[];
  over: boolean;
}
/**
 * A seat asks to take back its last decision; `agreed` and `waiting` are public numbers of people.
 */
export interface UndoAsked {
  seat: number;
  agreed: number[];
  waiting: number[];
}
/**
 * The challenge of a day (`2026-11-16`) that a table plays; `counted` says whether its result is the person's.
 */
export interface ChallengeView {
  day: string;
  counted: boolean;
}
/**
 * What concerns the receiver alone: their seats, whether they are the host, their turn, what undo would do.
 */
export interface You {
  seats: number[];
  host: boolean;
  turn: Turn | null;
  undo: 'ask' | 'free' | 'no';
  undo_why: Why | null;
}
/**
 * It is up to a seat of yours: every legal move, in the official order.
 */
export interface Turn {
  seat: number;
  phase: 'claim' | 'place';
  domino: number | null;
  moves: Option[];
}
/**
 * A table at a version, for those who have the version `after`: what happened since, and what is different now.
 *
 * Fields that are not in `state` or in `game` are as they were; `you` is whole.
 */
export interface TableChange {
  type: 'change';
  table: string;
  version: number;
  after: number;
  happened: Happening[];
  state: TableChanges;
  game: GameChanges;
  you: You;
}
/**
 * The fields of a `TableView` that are different, each whole. Those of its game are in `GameChanges`.
 */
export interface TableChanges {
  again?: number[];
  clock?: ClockRule | null;
  dynasty?: boolean;
  hints?: boolean;
  host?: number;
  listed?: boolean;
  rules?: RulesView;
  seats?: SeatView[];
  stage?: 'finished' | 'gathering' | 'playing';
  standing?: DynastyView | null;
  undo?: UndoAsked | null;
}
/**
 * The fields of a `GameView` that are different, each whole; `kingdoms` has those that are, by seat.
 */
export interface GameChanges {
  clock?: ClockView | null;
  domino?: number | null;
  hints?: number[];
  kingdoms?: {
    [k: string]: KingdomView;
  };
  kings?: number[];
  line?: LineSlot[];
  next_line?: LineSlot[];
  phase?: 'claim' | 'over' | 'place';
  pile?: number;
  places?: number[];
  result?: Result | null;
  round?: number;
  to_act?: number | null;
  turn?: number;
}
/**
 * Who is there: public numbers of people with an open connection, and how many only watch.
 */
export interface Presence {
  type: 'presence';
  table: string;
  present: number[];
  watchers: number;
}
/**
 * The player on a seat said a word. Nobody hears it later: it is in no log and changes no version.
 */
export interface Signalled {
  type: 'signalled';
  table: string;
  seat: number;
  word: 'good_game' | 'hurry' | 'ouch' | 'thank_you' | 'thinking' | 'well_done';
}
/**
 * The server goes down and comes back; reconnect after about this many seconds.
 */
export interface Restarting {
  type: 'restarting';
  seconds: number;
}
/**
 * The bots are being compiled: `done` of `total` steps; their moves wait until then.
 */
export interface BotsWarming {
  type: 'bots_warming';
  done: number;
  total: number;
}
