import type { ClockRule, RulesView, ScoreView, SeatView, TerritoryView, GuestView } from '../protocol/messages';
import type { Terrain } from '../board';

/** What comes over HTTP. Shapes that messages have too are the protocol's. */
export type Level = 'page' | 'squire' | 'knight' | 'duke' | 'king';
export const LEVELS: readonly Level[] = ['page', 'squire', 'knight', 'duke', 'king'];
export type XY = readonly [x: number, y: number];
export type Facts = Readonly<Record<string, unknown>>;
export type Stage = 'gathering' | 'playing' | 'finished';

/** A person, and the secret that only this browser keeps. */
export interface Registered {
  readonly guest: GuestView;
  readonly secret: string;
}

/** Moves a person to another device, once, until `expires` (milliseconds since 1970). */
export interface DeviceLink {
  readonly code: string;
  readonly expires: number;
}

/** A table in a list. `to_act` are the public numbers of those whose turn it is. */
export interface TableListing {
  readonly code: string;
  readonly stage: Stage;
  readonly rules: RulesView;
  readonly dynasty: boolean;
  readonly listed: boolean;
  readonly clock: ClockRule | null;
  readonly host: number;
  readonly seats: readonly SeatView[];
  readonly open_seats: number;
  readonly to_act: readonly number[];
  readonly version: number;
  readonly created: number;
  readonly updated: number;
}

/** A finished game of somebody's; `seats` are the ones they had. */
export interface GameListing {
  readonly game: string;
  readonly table: string;
  readonly number: number;
  readonly rules: RulesView;
  readonly players: readonly string[];
  readonly seats: readonly number[];
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly ended: number;
}

/** Finished games, newest first; ask again with `before` for older ones, unless it is null. */
export interface GameList {
  readonly games: readonly GameListing[];
  readonly before: number | null;
}

/** A kingdom square by square, as the score pad sends it. */
export interface SquaresOfKingdom {
  readonly squares: readonly { x: number; y: number; terrain: Terrain; crowns: number }[];
  readonly castles: readonly { x: number; y: number }[];
}

/** Something that no kingdom of a game shows, and where it shows. */
export interface Defect {
  readonly code: string;
  readonly squares: readonly XY[];
  readonly facts: Facts;
}

/** A kingdom's points, where they come from, and what cannot be right with it. */
export interface ScoredKingdom {
  readonly place: number;
  readonly score: ScoreView;
  readonly territories: readonly TerritoryView[];
  readonly castles: readonly XY[];
  readonly box: readonly [west: number, south: number, east: number, north: number];
  readonly picture: string;
  readonly defects: readonly Defect[];
}

/** Kingdoms with equal points, and what decided between them, if anything. */
export interface Tie {
  readonly kingdoms: readonly number[];
  readonly decided_by: 'largest' | 'crowns' | 'shared';
}

/** The score pad's answer. */
export interface Scored {
  readonly rules: RulesView;
  readonly kingdoms: readonly ScoredKingdom[];
  readonly winners: readonly number[];
  readonly ties: readonly Tie[];
  readonly together: readonly Defect[];
}
