/** A game as a film: what happened at each step, and how to move through it. */
import type { ReplayGame } from '../api';
import { squareName, type Laid } from '../board';
import type { KingdomView } from '../protocol/messages';

/** What a step was. */
export type Scene =
  | { readonly kind: 'start' }
  | { readonly kind: 'kings'; readonly seats: readonly number[] }
  | { readonly kind: 'deal'; readonly dominoes: readonly number[] }
  | { readonly kind: 'claim' | 'discard'; readonly seat: number; readonly domino: number }
  | {
      readonly kind: 'place';
      readonly seat: number;
      readonly domino: number;
      readonly at: string;
      readonly laid: Laid;
      readonly gain: number;
    };

const numbers = (text: string): number[] => text.split(' ').slice(1).map(Number);

export const last = (game: ReplayGame): number => game.positions.length - 1;

/** A seat's kingdom at a step. */
export const kingdomAt = (game: ReplayGame, at: number, seat: number): KingdomView =>
  game.kingdoms[game.positions[at]!.kingdoms[seat]!]!;

/** What led to a position. */
export function sceneOf(game: ReplayGame, at: number): Scene {
  const { move, seat, points } = game.positions[at]!;
  if (move === null) return { kind: 'start' };
  if (move.startsWith('kings')) return { kind: 'kings', seats: numbers(move) };
  if (move.startsWith('deal')) return { kind: 'deal', dominoes: numbers(move) };
  const whose = seat ?? 0;
  if (move.startsWith('=')) return { kind: 'claim', seat: whose, domino: Number(move.slice(1)) };
  const laid = kingdomAt(game, at, whose).laid.at(-1);
  if (!move.includes('@') || !laid) return { kind: 'discard', seat: whose, domino: Number.parseInt(move, 10) };
  return {
    kind: 'place',
    seat: whose,
    domino: laid.number,
    at: squareName(laid.a),
    laid,
    gain: points[whose]! - game.positions[at - 1]!.points[whose]!,
  };
}

/** The round that a step belongs to: a decision to the one it was made in, though it may have ended it. */
export function roundOf(game: ReplayGame, at: number): number {
  const { seat, round } = game.positions[at]!;
  return seat === null || at === 0 ? round : game.positions[at - 1]!.round;
}

/** The steps at which rounds begin, the very first step included. */
export function beginnings(game: ReplayGame): number[] {
  return game.positions.flatMap((_, at) => (at === 0 || roundOf(game, at) !== roundOf(game, at - 1) ? [at] : []));
}

/** The step a round further or a round back; at the ends, the last or the first step. */
export function aRound(game: ReplayGame, at: number, direction: 1 | -1): number {
  const starts = beginnings(game);
  if (direction === 1) return starts.find((start) => start > at) ?? last(game);
  return starts.findLast((start) => start < at) ?? 0;
}

/** A step that exists. */
export const within = (game: ReplayGame, at: number): number => Math.min(Math.max(0, Math.round(at)), last(game));

export interface Chapter {
  readonly round: number;
  readonly steps: readonly number[];
}

/** The steps by round. */
export function chapters(game: ReplayGame): Chapter[] {
  const starts = beginnings(game);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? game.positions.length;
    return { round: roundOf(game, start), steps: Array.from({ length: end - start }, (_, offset) => start + offset) };
  });
}
