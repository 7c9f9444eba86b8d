/** What comes over HTTP: generated shapes under the names that the client has for them, and what no schema says. */
export type {
  DefectView as Defect,
  GameList,
  GameListing,
  Link as DeviceLink,
  Registered,
  Replay,
  ReplayGame,
  ReplayPosition,
  Scored,
  ScoredKingdom,
  SquaresOfKingdom,
  TableList,
  TableListing,
  TieView as Tie,
  Verified,
} from './http';
import type { BotView } from './http';

export type Level = BotView['level'];
export const LEVELS: readonly Level[] = ['page', 'squire', 'knight', 'duke', 'king'];
export type XY = readonly [x: number, y: number];
export type Facts = Readonly<Record<string, unknown>>;
