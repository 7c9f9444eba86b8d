import type { Happening, Option, TableNews, TableView, Why, You } from '../protocol/messages';
import { Following } from './following.svelte';
import type { Session } from './session';

/** A position and who knows about it. */
export interface Posed {
  readonly state: TableView;
  readonly you: You;
  /** Where a free domino would fit, if that is known. */
  readonly placements?: (domino: number) => Promise<readonly Option[]>;
  /** Why a move would be refused, if that is known. */
  readonly why?: (move: string) => Promise<Why | null>;
  /** A move was tried. */
  readonly attempt: (move: string) => Promise<void>;
}

/** A position out of any game, to be decided once more: nothing happens at it but tries. */
export class Position implements Session {
  readonly following = new Following(() => 0);
  readonly happened: readonly Happening[] = [];
  readonly news: TableNews;
  #posed: Posed;
  #sent = $state.raw<string | null>(null);

  constructor(posed: Posed) {
    const { state, you } = posed;
    this.#posed = posed;
    this.news = { type: 'table', table: '', version: 1, happened: [], state, you, snapshot: true };
    this.following.take(this.news);
  }

  get sent(): string | null {
    return this.#sent;
  }

  async move(move: string): Promise<null> {
    this.#sent = move;
    try {
      await this.#posed.attempt(move);
    } finally {
      this.#sent = null;
    }
    return null;
  }

  placements(_: number, domino: number): Promise<readonly Option[]> {
    return this.#posed.placements?.(domino) ?? Promise.reject(new Error('nobody knows where it would fit'));
  }

  why(_: number, move: string): Promise<Why | null> {
    return this.#posed.why?.(move) ?? Promise.resolve(null);
  }
}
