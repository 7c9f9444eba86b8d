import { puzzleOf, Refusal, whyNotInPuzzle, type PuzzleView } from '../../api';
import type { AnyTable } from '../../play';
import {
  Following,
  type Happening,
  type Option,
  type TableNews,
  type TableView,
  type Why,
  type You,
} from '../../table';
import { botsFor } from '../../telling';

/** The table of a puzzle: nothing happens at it but tries. */
export class PuzzleTable implements AnyTable {
  readonly code = '';
  readonly following = new Following(() => 0);
  readonly arrived = 0;
  readonly happened: readonly Happening[] = [];
  readonly presence = null;
  readonly away: ReadonlyMap<number, number> = new Map();
  readonly signal = null;
  readonly refusal = null;
  readonly news: TableNews;
  readonly puzzle: PuzzleView;
  #sent = $state.raw<string | null>(null);
  #try: (move: string) => Promise<void>;

  constructor(puzzle: PuzzleView, attempt: (move: string) => Promise<void>) {
    // Who played the game is not known: bots get the first faces of their level.
    const bots = botsFor(puzzle.state.seats.map(({ level }) => level ?? ''));
    const seats = puzzle.state.seats.map((seat, index) => ({ ...seat, face: bots[index]?.face ?? null }));
    this.puzzle = { ...puzzle, state: { ...puzzle.state, seats } };
    this.#try = attempt;
    const { state, you } = this.puzzle;
    this.news = { type: 'table', table: '', version: 1, happened: [], state, you, snapshot: true };
    this.following.take(this.news, true);
  }

  static async load(number: number, attempt: (move: string) => Promise<void>): Promise<PuzzleTable> {
    return new PuzzleTable(await puzzleOf(number), attempt);
  }

  get state(): TableView {
    return this.puzzle.state;
  }

  get you(): You {
    return this.puzzle.you;
  }

  get sent(): string | null {
    return this.#sent;
  }

  async move(move: string): Promise<null> {
    this.#sent = move;
    try {
      await this.#try(move);
    } finally {
      this.#sent = null;
    }
    return null;
  }

  places(_: number, domino: number): Promise<readonly Option[]> {
    return Promise.resolve(this.puzzle.places[domino] ?? []);
  }

  why(_: number, move: string): Promise<Why | null> {
    return whyNotInPuzzle(this.puzzle.number, move);
  }

  undo = this.#nothing;
  answerUndo = this.#nothing;
  cover = this.#nothing;
  hint = (): Promise<null> => Promise.resolve(null);
  grade = (): Promise<null> => Promise.resolve(null);
  say = (): Promise<never> => Promise.reject(new Refusal('no_game_runs'));

  close(): void {
    this.following.stop();
  }

  #nothing(): Promise<void> {
    return Promise.resolve();
  }
}
