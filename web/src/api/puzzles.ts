import { ask } from './ask';
import type { PuzzleList, PuzzleRefusal } from './http';
import type { PuzzleAnswer, PuzzleEntry, PuzzleTry, PuzzleView } from './shapes';

/** The puzzles, from the easiest on. */
export const puzzles = async (): Promise<readonly PuzzleEntry[]> => (await ask<PuzzleList>('/puzzles')).puzzles;

/** A puzzle without its answer. */
export const puzzleOf = (number: number): Promise<PuzzleView> => ask<PuzzleView>(`/puzzles/${number}`);

/** Whether a move is the best one. */
export const tryPuzzle = (number: number, move: string): Promise<PuzzleTry> =>
  ask<PuzzleTry>(`/puzzles/${number}`, { method: 'POST', body: { move } });

/** The answer. */
export const bestOfPuzzle = (number: number): Promise<PuzzleAnswer> => ask<PuzzleAnswer>(`/puzzles/${number}/best`);

/** Why a move is not legal; null if it is. */
export const whyNotInPuzzle = async (number: number, move: string): Promise<PuzzleRefusal['why']> =>
  (await ask<PuzzleRefusal>(`/puzzles/${number}/why`, { method: 'POST', body: { move } })).why;
