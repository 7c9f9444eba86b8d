/* schema.json: sha256 d1e3f4eb62020368d4ac49f83cccdb544a7af268b88649fd98c0412467ada3b0
   Generated from the server's OpenAPI by `npm run protocol`; do not edit. */
import type {
  ClockRule,
  DynastyView,
  GuestView,
  KingdomView,
  LineSlot,
  Result,
  RulesView,
  ScoreView,
  SeatView,
  TerritoryView,
  Why,
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
 * Measured strength: mu plus or minus sigma, from so many games.
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
 * A finished game of somebody's; `seats` are the ones they had.
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
 * What shall be different; what is missing stays.
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
 * Somebody who wants to play.
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
 * Records of finished games; `noted` are commitments that somebody wrote down, the first for the first game.
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
