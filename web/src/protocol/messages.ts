/* schema.json: sha256 f662bc8fe413290232861ad06a21455337a7b99d67212c7e7e6b76988ef3023a
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
  | Moved
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
  | Covered;

/**
 * The first message: who speaks.
 */
export interface Hello {
  id: string | number;
  secret: string;
  type: 'hello';
}
/**
 * Are you there?
 */
export interface Ping {
  id: string | number;
  type: 'ping';
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
  type: 'create';
}
/**
 * Who shall sit on a seat of a new table: `me` may be wished for several seats of one browser.
 */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  level?: ('page' | 'squire' | 'knight' | 'duke' | 'king') | null;
  name?: string | null;
}
/**
 * Time to think: `move` gives each decision its seconds; `bank` is one supply, refilled by the increment.
 */
export interface ClockRule {
  kind: 'move' | 'bank';
  seconds: number;
  increment?: number;
}
/**
 * Come to a table, or come back: with the last version `seen`, what was missed is told; else a snapshot.
 */
export interface Enter {
  id: string | number;
  table: string;
  seen?: number | null;
  type: 'enter';
}
/**
 * Look away: no more messages of this table. Seats are kept.
 */
export interface Exit {
  id: string | number;
  table: string;
  type: 'exit';
}
/**
 * Take an open seat; a further one, with a name of its own, for a second person at the same browser.
 */
export interface Sit {
  id: string | number;
  table: string;
  seat: number;
  name?: string | null;
  type: 'sit';
}
/**
 * Give up a seat of one's own.
 */
export interface Stand {
  id: string | number;
  table: string;
  seat: number;
  type: 'stand';
}
/**
 * Give up all own seats, and the host's rights if one has them, and look away.
 */
export interface Leave {
  id: string | number;
  table: string;
  type: 'leave';
}
/**
 * The host gives a seat to a bot: an open one for good, an absent person's until they are back.
 */
export interface SeatBot {
  id: string | number;
  table: string;
  seat: number;
  level: 'page' | 'squire' | 'knight' | 'duke' | 'king';
  type: 'seat_bot';
}
/**
 * The host frees a seat before the start.
 */
export interface Clear {
  id: string | number;
  table: string;
  seat: number;
  type: 'clear';
}
/**
 * The host changes the terms before the start. Without `hints`, that they are allowed or not stays as it is.
 */
export interface Configure {
  id: string | number;
  table: string;
  rules: string;
  dynasty: boolean;
  listed: boolean;
  clock?: ClockRule | null;
  hints?: boolean | null;
  type: 'configure';
}
/**
 * The host begins the game; no seat may be open.
 */
export interface Start {
  id: string | number;
  table: string;
  type: 'start';
}
/**
 * Make a move, in notation, against the version of the table that the client saw. Sending it twice is harmless.
 */
export interface PlayMove {
  id: string | number;
  table: string;
  version: number;
  move: string;
  type: 'move';
}
/**
 * Take back the own last decision: at once where that is free, else by asking the others.
 */
export interface Undo {
  id: string | number;
  table: string;
  version: number;
  type: 'undo';
}
/**
 * Agree or not that another takes back a decision.
 */
export interface AnswerUndo {
  id: string | number;
  table: string;
  version: number;
  agree: boolean;
  type: 'answer_undo';
}
/**
 * Play the own seats again that a bot stood in for.
 */
export interface Back {
  id: string | number;
  table: string;
  type: 'back';
}
/**
 * Ready for the next game: it begins when every person at the table is.
 */
export interface Again {
  id: string | number;
  table: string;
  type: 'again';
}
/**
 * Where would a visible domino fit in a seat's kingdom, and what would it add?
 */
export interface AskPlaces {
  id: string | number;
  table: string;
  seat: number;
  domino: number;
  type: 'places';
}
/**
 * Why would this move of this seat be refused now?
 */
export interface AskWhy {
  id: string | number;
  table: string;
  seat: number;
  move: string;
  type: 'why';
}
/**
 * Before the first game: say for the own seats that it may begin, or take that back. The host may begin anyway.
 */
export interface Ready {
  id: string | number;
  table: string;
  ready: boolean;
  type: 'ready';
}
/**
 * A hint for the own decision that is due at this version, up to a `step`; everybody is told that it was used.
 *
 * Its answer comes when it is worked out: messages that were sent later may be answered before.
 */
export interface AskHint {
  id: string | number;
  table: string;
  version: number;
  step: number;
  type: 'hint';
}
/**
 * What was the own decision worth that led to this version? Its answer comes when it is worked out, too.
 */
export interface AskGrade {
  id: string | number;
  table: string;
  version: number;
  type: 'grade';
}
/**
 * Say one of a few words to everybody at the table, from a seat of one's own. Not stored; no version changes.
 */
export interface Signal {
  id: string | number;
  table: string;
  seat: number;
  word: 'well_done' | 'ouch' | 'thinking' | 'thank_you' | 'hurry' | 'good_game';
  type: 'signal';
}
/**
 * Where several people share a device: it is covered until whoever is to act takes it, or it was taken.
 *
 * The clock of the seat to act stands while covered. Saying the same again changes nothing.
 */
export interface Cover {
  id: string | number;
  table: string;
  version: number;
  covered: boolean;
  type: 'cover';
}
/**
 * It is done, and stored. `version` is the table's after it; further fields answer what was asked.
 */
export interface Done {
  id: string | number | null;
  table: string | null;
  version: number | null;
  you: GuestView | null;
  places: Option[] | null;
  why: Why | null;
  hint: HintView | null;
  grade: GradeView | null;
  type: 'done';
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
  grade: ('best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder') | null;
  why: Why | null;
}
/**
 * It was not done, and nothing changed. `id` is null where none could be read.
 */
export interface Refused {
  id: string | number | null;
  code: string;
  facts: {
    [k: string]: unknown;
  };
  type: 'refused';
}
/**
 * A whole table, for those who come: its `state`, and what happened since the version that they have seen.
 *
 * In a `snapshot`, `happened` is empty: they have seen none, or one that is too long ago.
 */
export interface TableNews {
  table: string;
  version: number;
  happened: Happening[];
  state: TableView;
  you: You;
  snapshot: boolean;
  type: 'table';
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
  rules: string;
  dynasty: boolean;
  listed: boolean;
  clock: ClockRule | null;
  fixed_deck: boolean;
  host: number;
  type: 'created';
}
/**
 * The host changed the terms before the start; seats past the number of players are gone.
 */
export interface Configured {
  rules: string;
  dynasty: boolean;
  listed: boolean;
  clock: ClockRule | null;
  type: 'configured';
}
/**
 * A person took a seat.
 */
export interface Sat {
  seat: number;
  guest: number;
  name: string;
  type: 'sat';
}
/**
 * A bot took a seat.
 */
export interface BotSat {
  seat: number;
  level: 'page' | 'squire' | 'knight' | 'duke' | 'king';
  type: 'bot_sat';
}
/**
 * A seat was left, or freed by the host.
 */
export interface Stood {
  seat: number;
  type: 'stood';
}
/**
 * The host's rights went to another person.
 */
export interface HostPassed {
  guest: number;
  type: 'host_passed';
}
/**
 * A game began: its commitment, then what chance brought (`kings …`, `deal …`).
 */
export interface Began {
  game: string;
  number: number;
  commitment: string | null;
  chance: string[];
  type: 'began';
}
/**
 * A decision, and what chance brought after it. `points` are the seat's after it, `spent` its milliseconds.
 *
 * The table adds what follows from its state: the points that the move added (`gain`), and the dominoes of the line
 * that nobody claimed and that leave the game with this claim (`untaken`, R6 revised).
 */
export interface Moved {
  seat: number;
  move: string;
  by: 'person' | 'bot' | 'clock';
  chance: string[];
  points: number;
  spent: number;
  gain: number;
  untaken: number[];
  type: 'moved';
}
/**
 * The last `count` decisions were taken back; the seat that wished it decides again.
 */
export interface Undone {
  seat: number;
  count: number;
  type: 'undone';
}
/**
 * A seat asks the others to let it take back its last decision.
 */
export interface UndoRequested {
  seat: number;
  type: 'undo_requested';
}
/**
 * One of those who were asked agreed.
 */
export interface UndoAgreed {
  guest: number;
  type: 'undo_agreed';
}
/**
 * The request is off: one declined, or the game went on.
 */
export interface UndoDeclined {
  guest: number | null;
  type: 'undo_declined';
}
/**
 * A bot plays for a person until they are back: their time ran out three times, or the host asked for it.
 */
export interface StoodIn {
  seat: number;
  level: 'page' | 'squire' | 'knight' | 'duke' | 'king';
  why: 'time' | 'host';
  type: 'stood_in';
}
/**
 * A person plays their seat again.
 */
export interface CameBack {
  seat: number;
  type: 'came_back';
}
/**
 * A seat is ready for the next game: the first, the Dynasty's, or a rematch.
 */
export interface WantsAgain {
  seat: number;
  type: 'wants_again';
}
/**
 * A seat that was ready for the next game is not any more.
 */
export interface NotReady {
  seat: number;
  type: 'not_ready';
}
/**
 * The game is over; what was hidden is revealed.
 */
export interface Finished {
  result: Result;
  type: 'finished';
}
/**
 * The end of a game, with what was hidden until then. `decided_by` says what separated the first two.
 */
export interface Result {
  places: number[];
  winners: number[];
  scores: ScoreView[];
  decided_by: 'points' | 'largest' | 'crowns' | 'shared';
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
  position: string;
  type: 'from_position';
}
/**
 * The host said whether players may ask for hints and grades.
 */
export interface HintsSet {
  allowed: boolean;
  type: 'hints_set';
}
/**
 * A seat used a hint at the decision that is due, up to this step (1 to 3).
 */
export interface HintUsed {
  seat: number;
  step: number;
  type: 'hint_used';
}
/**
 * The table plays the challenge of a day (`2026-11-16`); `counted` says whether its result is the person's.
 */
export interface Challenge {
  day: string;
  counted: boolean;
  type: 'challenge';
}
/**
 * The device is covered until whoever is to act takes it, and their clock stands; or it was taken, and it runs.
 *
 * `spent` is what the clock had taken of this decision until then, in milliseconds.
 */
export interface Covered {
  seat: number;
  covered: boolean;
  spent: number;
  type: 'covered';
}
/**
 * A table as everybody sees it. `hints` says whether players may ask for hints and grades.
 */
export interface TableView {
  code: string;
  stage: 'gathering' | 'playing' | 'finished';
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
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  guest: number | null;
  level: ('page' | 'squire' | 'knight' | 'duke' | 'king') | null;
  stand_in: ('page' | 'squire' | 'knight' | 'duke' | 'king') | null;
  timeouts: number;
  face:
    | (
        | 'goose-herd'
        | 'kitchen-hand'
        | 'bell-ringer'
        | 'miller'
        | 'ferryman'
        | 'beekeeper'
        | 'falconer'
        | 'mason'
        | 'forester'
        | 'steward'
        | 'surveyor'
        | 'chancellor'
        | 'astronomer'
        | 'chronicler'
        | 'regent'
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
  phase: 'claim' | 'place' | 'over';
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
  undo: 'free' | 'ask' | 'no';
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
  table: string;
  version: number;
  after: number;
  happened: Happening[];
  state: TableChanges;
  game: GameChanges;
  you: You;
  type: 'change';
}
/**
 * The fields of a `TableView` that are different, each whole. Those of its game are in `GameChanges`.
 */
export interface TableChanges {
  stage?: 'gathering' | 'playing' | 'finished';
  rules?: RulesView;
  dynasty?: boolean;
  listed?: boolean;
  hints?: boolean;
  clock?: ClockRule | null;
  host?: number;
  seats?: SeatView[];
  standing?: DynastyView | null;
  undo?: UndoAsked | null;
  again?: number[];
}
/**
 * The fields of a `GameView` that are different, each whole; `kingdoms` has those that are, by seat.
 */
export interface GameChanges {
  round?: number;
  phase?: 'claim' | 'place' | 'over';
  to_act?: number | null;
  domino?: number | null;
  line?: LineSlot[];
  next_line?: LineSlot[];
  turn?: number;
  kings?: number[];
  kingdoms?: {
    [k: string]: KingdomView;
  };
  places?: number[];
  pile?: number;
  hints?: number[];
  clock?: ClockView | null;
  result?: Result | null;
}
/**
 * Who is there: public numbers of people with an open connection, and how many only watch.
 */
export interface Presence {
  table: string;
  present: number[];
  watchers: number;
  type: 'presence';
}
/**
 * The player on a seat said a word. Nobody hears it later: it is in no log and changes no version.
 */
export interface Signalled {
  table: string;
  seat: number;
  word: 'well_done' | 'ouch' | 'thinking' | 'thank_you' | 'hurry' | 'good_game';
  type: 'signalled';
}
/**
 * The server goes down and comes back; reconnect after about this many seconds.
 */
export interface Restarting {
  seconds: number;
  type: 'restarting';
}
/**
 * The bots are being compiled: `done` of `total` steps; their moves wait until then.
 */
export interface BotsWarming {
  done: number;
  total: number;
  type: 'bots_warming';
}
