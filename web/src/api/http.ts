/* schema.json: sha256 17a1a261996539b881b59fd9f0739a3baaf965f6122697200e5fa4af3729dcd3
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
 * A person's first try at a day. `counted`: it was begun on its day. While it runs it has a round and no points.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AttemptView".
 */
export interface AttemptView {
  counted: boolean;
  game: string | null;
  place: number | null;
  points: number | null;
  round: number | null;
  table: string;
}
/**
 * The kingdom with the most points.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "BestKingdom".
 */
export interface BestKingdom {
  ended: number;
  game: string;
  grid: number;
  kingdom: KingdomView;
  players: number;
  points: number;
  seat: number;
}
/**
 * How many results of a day lie in five points from `points` on.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Bin".
 */
export interface Bin {
  points: number;
  results: number;
}
/**
 * A level of our bots.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "BotView".
 */
export interface BotView {
  level: 'duke' | 'king' | 'knight' | 'page' | 'squire';
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
  terrain: 'forest' | 'lake' | 'meadow' | 'mine' | 'swamp' | 'wheat';
}
/**
 * The days of a month that somebody has played.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Calendar".
 */
export interface Calendar {
  days: CalendarDay[];
  first: string;
  month: string;
  today: string;
}
/**
 * A day on which somebody's first try was begun; without points while it runs.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "CalendarDay".
 */
export interface CalendarDay {
  counted: boolean;
  day: string;
  points: number | null;
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
 * A decision that a better one was there for; `points` of lead were lost by it. A discard is a placement.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "CostliestMove".
 */
export interface CostliestMove {
  domino: number;
  grade: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
  kind: 'claim' | 'place';
  points: number;
  round: number;
}
/**
 * A day as one sees it who has finished their first try; before that, everything below `mine` is null.
 *
 * `less` counts the results with fewer points. There is no distribution before the third result.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DayResult".
 */
export interface DayResult {
  day: string;
  distribution: Distribution | null;
  king: KingOfDay | null;
  kingdom: KingdomView | null;
  less: number | null;
  mine: AttemptView | null;
  places: number[] | null;
  points: number[] | null;
  results: number;
  score: ScoreView | null;
  story: DayStory | null;
}
/**
 * All counted results of a day: the middle one, the limits of the middle half, and five points a bin.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Distribution".
 */
export interface Distribution {
  bins: Bin[];
  high: number;
  low: number;
  middle: number;
}
/**
 * What the king made of the day in the person's seat, with the same deck and bots.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "KingOfDay".
 */
export interface KingOfDay {
  place: number;
  points: number;
}
/**
 * What made a person's day: the placement that brought the most points, and what a review says, if there is one.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DayStory".
 */
export interface DayStory {
  review: DayReview | null;
  richest: RichestMove | null;
}
/**
 * What the review of the day's game says of its player; while it is made, only how far it is.
 *
 * `moves` were graded, with this accuracy (1 to 100); the deals changed the chance to win by `luck` percent.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DayReview".
 */
export interface DayReview {
  accuracy: number | null;
  done: number;
  luck: number | null;
  moves: number | null;
  slip: CostliestMove | null;
  total: number;
}
/**
 * A placement: the points that it brought, and the territory that grew the most by it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RichestMove".
 */
export interface RichestMove {
  crowns: number;
  domino: number;
  gained: number;
  points: number;
  round: number;
  squares: number;
  terrain: 'forest' | 'lake' | 'meadow' | 'mine' | 'swamp' | 'wheat';
}
/**
 * The table of a try at a day; `finished` where the first try is over already.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DayTable".
 */
export interface DayTable {
  counted: boolean;
  finished: boolean;
  table: string;
}
/**
 * `again` asks for a new table that is not counted; it needs a finished first try.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DayWish".
 */
export interface DayWish {
  again?: boolean;
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
 * A kingdom as a `picture` (a row a line, two characters a square), or square by square; `castles` stand at (0, 0).
 *
 * Just one of `picture` and `squares` is given.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DrawnKingdom".
 */
export interface DrawnKingdom {
  castles?: Spot[] | null;
  picture?: string | null;
  squares?: LandSpot[] | null;
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
  terrain: 'forest' | 'lake' | 'meadow' | 'mine' | 'swamp' | 'wheat';
  x: number;
  y: number;
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
 * A game in the line of points: `mean` is that of it and the six games before it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GamePoints".
 */
export interface GamePoints {
  ended: number;
  game: string;
  mean: number;
  points: number;
}
/**
 * Games in which hints were used; they are in no other figure.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GamesWithHints".
 */
export interface GamesWithHints {
  average: number;
  games: number;
  won: number;
}
/**
 * New values of a guest; a missing field stays as it is.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GuestChange".
 */
export interface GuestChange {
  language?: ('bg' | 'da' | 'el' | 'en' | 'he' | 'tr') | null;
  name?: string | null;
}
/**
 * A person's finished games without hints. `chance`: how many they would have won by chance alone.
 *
 * `line` are the newest games, oldest first. Averages are null where there is no game.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GuestStatistics".
 */
export interface GuestStatistics {
  average: number | null;
  best: BestKingdom | null;
  chance: number;
  games: number;
  hinted: GamesWithHints | null;
  levels: Share[];
  line: GamePoints[];
  reviewed: ReviewedGames | null;
  terrains: TerrainShare[];
  variants: Share[];
  won: number;
}
/**
 * Games of one kind, and how many of them were won; a shared victory is a part of one.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Share".
 */
export interface Share {
  games: number;
  name: string;
  won: number;
}
/**
 * The newest reviewed games, oldest first; `accuracy` is that of the last ten, `luck` the mean of all of these.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReviewedGames".
 */
export interface ReviewedGames {
  accuracy: number;
  line: ReviewedGame[];
  luck: number;
  moves: number;
}
/**
 * What a review says of a person's seat: accuracy from 1 to 100, luck in percent to win, of this many moves.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReviewedGame".
 */
export interface ReviewedGame {
  accuracy: number;
  ended: number;
  game: string;
  luck: number;
  moves: number;
}
/**
 * The points of all territories of a terrain, and their share in percent.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TerrainShare".
 */
export interface TerrainShare {
  points: number;
  share: number;
  terrain: 'forest' | 'lake' | 'meadow' | 'mine' | 'swamp' | 'wheat';
}
/**
 * It answers.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: 'ok';
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
  kingdoms: DrawnKingdom[];
  rules: string;
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
  language: 'bg' | 'da' | 'el' | 'en' | 'he' | 'tr';
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
 * A puzzle in the list: who misses it, what is to be decided, and the picture of the solver's kingdom.
 *
 * `domino` is to be placed; null where one is to be claimed.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleEntry".
 */
export interface PuzzleEntry {
  difficulty: 'easy' | 'hard' | 'medium';
  domino: number | null;
  grid: number;
  laid: Laid[];
  number: number;
  phase: 'claim' | 'place';
  players: number;
  seat: number;
}
/**
 * The puzzles that come with the server, from the easiest on, and the number of the one of this day.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleList".
 */
export interface PuzzleList {
  puzzles: PuzzleEntry[];
  today: number | null;
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
  grade: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
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
  difficulty: 'easy' | 'hard' | 'medium';
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
  bots: 'away' | 'ready';
  status: 'ok';
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
  phase: 'chance' | 'claim' | 'over' | 'place';
  pile: number;
  places: number[];
  points: number[];
  round: number;
  seat: number | null;
  to_act: number | null;
  turn: number;
}
/**
 * Who may watch the finished games of a table again: everybody who has the link, or its players alone.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReplaysOfTable".
 */
export interface ReplaysOfTable {
  shared: boolean;
}
/**
 * Whether everybody who has the link may watch the finished games of a table, or its players alone.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReplaysWish".
 */
export interface ReplaysWish {
  shared: boolean;
}
/**
 * One finished game of a person, as it is exported; `ended` is a time in universal time.
 *
 * The last three are from its review, null where there is none: how many moves were graded, their accuracy (1 to 100),
 * and by how many percent the deals changed the chance to win.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ResultRow".
 */
export interface ResultRow {
  accuracy: number | null;
  ended: string;
  forest: number;
  game: string;
  harmony: number;
  hints: number;
  lake: number;
  level: string;
  luck: number | null;
  meadow: number;
  middle_kingdom: number;
  mine: number;
  moves: number | null;
  place: number;
  players: number;
  points: number;
  seat: number;
  swamp: number;
  variant: string;
  wheat: number;
  won: number;
}
/**
 * All finished games of a person that are in their statistics, oldest first.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ResultRows".
 */
export interface ResultRows {
  games: ResultRow[];
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
 * `start` is the value of the first position, by seat, or null as long as it is not known. `given_away` is the sum of
 * the points of lead that each seat's decisions lost so far, `accuracy` (0 to 100) is of them, too; null where they
 * are too few to say. `moves` are those after the number that was asked for. A review by a former version of the coach
 * is `outdated` and has no moves: asking for it makes it anew, under another key.
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
  given_away: number[];
  key: string;
  made_by: string;
  moves: ReviewedMove[];
  start: number[] | null;
  state: 'done' | 'failed' | 'outdated' | 'running' | 'stopped' | 'waiting';
  total: number;
}
/**
 * A move of the game (`number`, from 1) and what it was worth. Chances and losses are shares of the victory.
 *
 * `before` is the value of the position, that of its best move, by seat; `shares` is the value behind the move. For
 * chance (`seat` is null) there is `luck`, by seat. For a decision: the best move, the grade (null where nothing else
 * was legal), the standard error of the mover's value before, what was lost with standard errors (`lost_wins` is the
 * mover's share before less the one behind), the margin to expect, and why the best move is better.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ReviewedMove".
 */
export interface ReviewedMove {
  before: number[];
  best: string | null;
  causes: Why[];
  error: number;
  exact: boolean;
  grade: ('best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake') | null;
  lost_points: number;
  lost_wins: number;
  luck: number[] | null;
  margin: number | null;
  move: string;
  number: number;
  points_error: number;
  seat: number | null;
  shares: number[];
  value_error: number;
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
  decided_by: 'crowns' | 'largest' | 'shared';
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
 * `fixed_deck`: whoever set it up knows the order of its draw pile.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableListing".
 */
export interface TableListing {
  clock: ClockRule | null;
  code: string;
  created: number;
  dynasty: boolean;
  fixed_deck: boolean;
  host: number;
  listed: boolean;
  open_seats: number;
  rules: RulesView;
  seats: SeatView[];
  stage: 'finished' | 'gathering' | 'playing';
  to_act: number[];
  updated: number;
  version: number;
}
/**
 * The challenge of today: its day in universal time, when the next one comes, how many results it has.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Today".
 */
export interface Today {
  bots: ('duke' | 'king' | 'knight' | 'page' | 'squire')[];
  day: string;
  mine: AttemptView | null;
  next: number;
  now: number;
  results: number;
  rules: RulesView;
}
/**
 * The grade that another move would have had, what it would have lost, and why the best move is better.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TriedMove".
 */
export interface TriedMove {
  causes: Why[];
  grade: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
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
