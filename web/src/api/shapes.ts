/** What comes over HTTP: generated shapes under the names that the client has for them, and what no schema says. */
export type {
  AttemptView as Attempt,
  BestKingdom,
  Calendar,
  CalendarDay,
  DayResult,
  DayTable,
  DefectView as Defect,
  Gallery,
  GalleryGame,
  GameList,
  Distribution,
  GameListing,
  GamePoints,
  GuestStatistics,
  ReviewedGames,
  Invitation,
  Link as DeviceLink,
  PuzzleAnswer,
  PuzzleEntry,
  PuzzleTry,
  PuzzleView,
  Registered,
  Replay,
  ReplayGame,
  ReplayPosition,
  ReplaysOfTable,
  ReviewedMove,
  ReviewPosition,
  ReviewView,
  Scored,
  ScoredKingdom,
  Share,
  SquaresOfKingdom,
  TableList,
  TableListing,
  TerrainShare,
  TieView as Tie,
  Today,
  TriedMove,
  Verified,
} from './http';
import type { BotView } from './http';

export type Level = BotView['level'];
export const LEVELS: readonly Level[] = ['page', 'squire', 'knight', 'duke', 'king'];
export type XY = readonly [x: number, y: number];
export type Facts = Readonly<Record<string, unknown>>;
