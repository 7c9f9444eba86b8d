/* schema.json: sha256 5b6f85a0ef750e0d50ddb57d1079081d05cdd2ea859b618ae70229e7f6b2deee
   Generated from the server's OpenAPI by `npm run protocol`; do not edit. */
import type {
  ClockRule,
  DynastyView,
  GuestView,
  KingdomView,
  Laid,
  LineSlot,
  Option,
  Result,
  RulesView,
  ScoreView,
  SeatView,
  TableView,
  TerritoryView,
  Turn,
  Why,
  You,
} from '../protocol/messages';

export interface Http {
  [k: string]: unknown;
}
/**
 * A level of our bots.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "BotView".
 */
export interface BotView {
  level: 'page' | 'squire' | 'knight' | 'duke' | 'king';
  rating: RatingView | null;
}
/**
 * Measured strength: mu plus or minus sigma, from a number of games.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RatingView".
 */
export interface RatingView {
  games: number;
  mu: number;
  sigma: number;
}
/**
 * All levels, from the weakest to the strongest.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Bots".
 */
export interface Bots {
  bots: BotView[];
}
/**
 * The 48 dominoes of the box.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Box".
 */
export interface Box {
  dominoes: DominoView[];
}
/**
 * A domino; `a` is its first half in notation.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DominoView".
 */
export interface DominoView {
  a: LandView;
  b: LandView;
  number: number;
}
/**
 * What one half of a domino shows.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LandView".
 */
export interface LandView {
  crowns: number;
  terrain: 'wheat' | 'forest' | 'lake' | 'meadow' | 'swamp' | 'mine';
}
/**
 * One question put to a record, by its code.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "CheckView".
 */
export interface CheckView {
  code: string;
  passed: boolean;
}
/**
 * Something that no kingdom of a game shows, and where it shows.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DefectView".
 */
export interface DefectView {
  code: string;
  facts: {
    [k: string]: string | number | boolean | null;
  };
  squares: [number, number][];
}
/**
 * Finished games with their kingdoms, newest first; ask again with `before` for older ones, unless it is null.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Gallery".
 */
export interface Gallery {
  before: number | null;
  counts: GalleryCounts;
  games: GalleryGame[];
}
/**
 * How many finished games there are of each kind.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GalleryCounts".
 */
export interface GalleryCounts {
  all: number;
  people: number;
  won: number;
}
/**
 * A finished game with its final kingdoms, by seat, as the dominoes that lie in them.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GalleryGame".
 */
export interface GalleryGame {
  kingdoms: Laid[][];
  listing: GameListing;
}
/**
 * A finished game of the person who asks; `seats` are those that they had.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GameListing".
 */
export interface GameListing {
  ended: number;
  game: string;
  number: number;
  places: number[];
  players: string[];
  points: number[];
  rules: RulesView;
  seats: number[];
  table: string;
}
/**
 * Finished games, newest first; ask again with `before` for older ones, unless it is null.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GameList".
 */
export interface GameList {
  before: number | null;
  games: GameListing[];
}
/**
 * New values of a guest; a missing field stays as it is.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GuestChange".
 */
export interface GuestChange {
  language?: ('en' | 'he' | 'tr' | 'da' | 'bg' | 'el') | null;
  name?: string | null;
}
/**
 * It answers.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status?: 'ok';
}
/**
 * How others come to a table.
 *
 * With `reach` "device" only this device can open the links. `may_open`: the asker may open the server to the network.
 * `command` does the same from the start; it is there where the server was started by `play`.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  command: string | null;
  links: InvitationLink[];
  may_open: boolean;
  reach: 'device' | 'network' | 'public';
}
/**
 * An address of a table. `qr` is its QR code as the path of an SVG picture, `size` modules wide and high.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "InvitationLink".
 */
export interface InvitationLink {
  qr: string;
  size: number;
  url: string;
}
/**
 * Kingdoms of one game, at most four, and the rules that count: `4 classic harmony`, say.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "KingdomsToScore".
 */
export interface KingdomsToScore {
  kingdoms: (PictureOfKingdom | SquaresOfKingdom)[];
  rules: string;
}
/**
 * A kingdom as text: a row a line, two characters a square.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PictureOfKingdom".
 */
export interface PictureOfKingdom {
  picture: string;
}
/**
 * A kingdom square by square; usually with one castle at (0, 0).
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SquaresOfKingdom".
 */
export interface SquaresOfKingdom {
  castles?: Spot[];
  squares: LandSpot[];
}
/**
 * A place in a kingdom.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Spot".
 */
export interface Spot {
  x: number;
  y: number;
}
/**
 * What one square shows.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LandSpot".
 */
export interface LandSpot {
  crowns: number;
  terrain: 'wheat' | 'forest' | 'lake' | 'meadow' | 'swamp' | 'mine';
  x: number;
  y: number;
}
/**
 * Moves a person to another device, once, until `expires` (milliseconds since 1970).
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  code: string;
  expires: number;
}
/**
 * The code of a link that was made on another device.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LinkCode".
 */
export interface LinkCode {
  code: string;
}
/**
 * Another move instead of the move with this number.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MoveToTry".
 */
export interface MoveToTry {
  move: string;
  number: number;
}
/**
 * A new guest.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  language: 'en' | 'he' | 'tr' | 'da' | 'bg' | 'el';
  name: string;
}
/**
 * Why a request was refused; the sentence is in the catalogue of the reader's language.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * The best move, with one or two reasons.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleAnswer".
 */
export interface PuzzleAnswer {
  move: string;
  reasons: Why[];
}
/**
 * A puzzle in the list: its number, who misses it, and what is to be decided.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleEntry".
 */
export interface PuzzleEntry {
  difficulty: 'easy' | 'medium' | 'hard';
  number: number;
  phase: 'claim' | 'place';
  players: number;
}
/**
 * The puzzles that come with the server, from the easiest on.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleList".
 */
export interface PuzzleList {
  puzzles: PuzzleEntry[];
}
/**
 * A move, in notation.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleMove".
 */
export interface PuzzleMove {
  move: string;
}
/**
 * Why a move is not legal; null if it is.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleRefusal".
 */
export interface PuzzleRefusal {
  why: Why | null;
}
/**
 * What a move is worth. `lost` is in win points: how many of a hundred games it wins less than the best.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleTry".
 */
export interface PuzzleTry {
  grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  lost: number;
  solved: boolean;
}
/**
 * A puzzle without its answer, as a table that one sits at; `places` has where each free domino would fit.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleView".
 */
export interface PuzzleView {
  difficulty: 'easy' | 'medium' | 'hard';
  number: number;
  places: {
    [k: string]: Option[];
  };
  state: TableView;
  you: You;
}
/**
 * Moves can be stored; whether bots can think. People can play with each other while `bots` are `away`.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Readiness".
 */
export interface Readiness {
  bots: 'ready' | 'away';
  status?: 'ok';
}
/**
 * A record, or those of several games one after the other.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RecordToRead".
 */
export interface RecordToRead {
  record: string;
}
/**
 * A record of a finished game; of several games in it, the one with this number.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RecordToReview".
 */
export interface RecordToReview {
  game?: number;
  record: string;
}
/**
 * Records of finished games; `noted` are commitments noted before the games, in their order.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RecordToVerify".
 */
export interface RecordToVerify {
  noted?: string[];
  record: string;
}
/**
 * A person, and the secret that only their browser keeps: it is told this once.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Registered".
 */
export interface Registered {
  guest: GuestView;
  secret: string;
}
/**
 * A record as positions, as far as it is sound; `failure` says where (line, column) and why it breaks off.
 *
 * `standing` is there where the games are those of a Dynasty.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  failure: Why | null;
  games: ReplayGame[];
  standing: DynastyView | null;
}
/**
 * One game of a record. Every kingdom that occurs is in `kingdoms` once.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReplayGame".
 */
export interface ReplayGame {
  commitment: string | null;
  kingdoms: KingdomView[];
  number: number;
  players: string[];
  positions: ReplayPosition[];
  result: Result | null;
  rules: RulesView;
}
/**
 * A moment of a game: the move that led to it, whose it was (null for chance), and what everybody saw then.
 *
 * `kingdoms` are places in the game's list of kingdoms, by seat.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReplayPosition".
 */
export interface ReplayPosition {
  comments: string[];
  domino: number | null;
  kingdoms: number[];
  kings: number[];
  line: LineSlot[];
  move: string | null;
  next_line: LineSlot[];
  phase: 'chance' | 'claim' | 'place' | 'over';
  pile: number;
  places: number[];
  points: number[];
  round: number;
  seat: number | null;
  to_act: number | null;
  turn: number;
}
/**
 * A position of a reviewed game: its line, and every legal move where a player is to act.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReviewPosition".
 */
export interface ReviewPosition {
  position: string;
  turn: Turn | null;
}
/**
 * A review as far as it is. `before`: how many reviews are made before this one; `done` and `total` count moves.
 *
 * `start` is the value of the first position, by seat, or null as long as it is not known. `accuracy` (1 to 100) is of
 * the decisions so far. `moves` are those after the number that was asked for.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReviewView".
 */
export interface ReviewView {
  accuracy: (number | null)[];
  before: number;
  done: number;
  failure: string | null;
  game: string | null;
  key: string;
  made_by: string;
  moves: ReviewedMove[];
  start: number[] | null;
  state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed';
  total: number;
}
/**
 * A move of the game (`number`, from 1) and what it was worth. Chances and losses are shares of the victory.
 *
 * `shares` is the value of the position behind it, by seat. For chance (`seat` is null) there is `luck`, by seat. For
 * a decision: the best move, the grade (null where nothing else was legal), what was lost against the best move with
 * standard errors, `cost` (the loss if it is certain, else 0), the margin to expect, and why the best move is better.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReviewedMove".
 */
export interface ReviewedMove {
  best: string | null;
  causes: Why[];
  cost: number;
  error: number;
  exact: boolean;
  grade: ('best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder') | null;
  lost_points: number;
  lost_wins: number;
  luck: number[] | null;
  margin: number | null;
  move: string;
  number: number;
  points_error: number;
  seat: number | null;
  shares: number[];
}
/**
 * The score pad's answer.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Scored".
 */
export interface Scored {
  kingdoms: ScoredKingdom[];
  rules: RulesView;
  ties: TieView[];
  together: DefectView[];
  winners: number[];
}
/**
 * A kingdom's points, where they come from, and what cannot be right with it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ScoredKingdom".
 */
export interface ScoredKingdom {
  /**
   * @minItems 4
   * @maxItems 4
   */
  box: [number, number, number, number];
  castles: [number, number][];
  defects: DefectView[];
  picture: string;
  place: number;
  score: ScoreView;
  territories: TerritoryView[];
}
/**
 * Kingdoms (by their places in the list) with equal points, and what decided between them, if anything.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TieView".
 */
export interface TieView {
  decided_by: 'largest' | 'crowns' | 'shared';
  kingdoms: number[];
}
/**
 * Several tables.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableList".
 */
export interface TableList {
  tables: TableListing[];
}
/**
 * A table in a list. `to_act` are the public numbers of those whose turn it is.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableListing".
 */
export interface TableListing {
  clock: ClockRule | null;
  code: string;
  created: number;
  dynasty: boolean;
  host: number;
  listed: boolean;
  open_seats: number;
  rules: RulesView;
  seats: SeatView[];
  stage: 'gathering' | 'playing' | 'finished';
  to_act: number[];
  updated: number;
  version: number;
}
/**
 * The grade that another move would have had, what it would have lost, and why the best move is better.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TriedMove".
 */
export interface TriedMove {
  causes: Why[];
  grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  lost_points: number;
  lost_wins: number;
  move: string;
}
/**
 * Whether every deck was set before its game began.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Verified".
 */
export interface Verified {
  games: VerifiedGame[];
  passed: boolean;
}
/**
 * What was found out about one game's shuffle.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "VerifiedGame".
 */
export interface VerifiedGame {
  checks: CheckView[];
  commitment: string;
  passed: boolean;
}
