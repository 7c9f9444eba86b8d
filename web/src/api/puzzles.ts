import { backend } from '../backend';
import type { PuzzleList, PuzzleRefusal } from './http';
import type { PuzzleAnswer, PuzzleTry, PuzzleView } from './shapes';

/** The puzzles, from the easiest on, and which one is everybody's today. */
export const puzzles = (): Promise<PuzzleList> => backend.ask<PuzzleList>('/puzzles');

/** A puzzle without its answer. */
export const puzzleOf = (number: number): Promise<PuzzleView> => backend.ask<PuzzleView>(`/puzzles/${number}`);

/** Whether a move is the best one. */
export const tryPuzzle = (number: number, move: string): Promise<PuzzleTry> =>
  backend.ask<PuzzleTry>(`/puzzles/${number}`, { method: 'POST', body: { move } });

/** The answer. */
export const bestOfPuzzle = (number: number): Promise<PuzzleAnswer> =>
  backend.ask<PuzzleAnswer>(`/puzzles/${number}/best`);

/** Why a move is not legal; null if it is. */
export const whyNotInPuzzle = async (number: number, move: string): Promise<PuzzleRefusal['why']> =>
  (await backend.ask<PuzzleRefusal>(`/puzzles/${number}/why`, { method: 'POST', body: { move } })).why;
