/** A record as positions, as the server answers. */
import type { DynastyView, KingdomView, LineSlot, Result, RulesView, Why } from '../../protocol/messages';

export interface ReplayPosition {
  /** The move that led here, and whose it was: null for chance. */
  readonly move: string | null;
  readonly seat: number | null;
  readonly comments: readonly string[];
  readonly round: number;
  readonly phase: 'chance' | 'claim' | 'place' | 'over';
  readonly to_act: number | null;
  readonly domino: number | null;
  readonly line: readonly LineSlot[];
  readonly next_line: readonly LineSlot[];
  readonly turn: number;
  readonly kings: readonly number[];
  /** By seat, places in the game's list of kingdoms. */
  readonly kingdoms: readonly number[];
  readonly points: readonly number[];
  readonly places: readonly number[];
  readonly pile: number;
}

export interface ReplayGame {
  readonly number: number;
  readonly rules: RulesView;
  readonly players: readonly string[];
  readonly commitment: string | null;
  readonly kingdoms: readonly KingdomView[];
  readonly positions: readonly ReplayPosition[];
  readonly result: Result | null;
}

export interface Replay {
  readonly games: readonly ReplayGame[];
  readonly standing: DynastyView | null;
  /** Where and why the record breaks off. */
  readonly failure: Why | null;
}
