import type { Outline } from '../board';
import { logOf, type Entry, type RoundOfLog } from '../table';
import { sentenceOfEntry } from '../telling';
import type { Desk } from './desk.svelte';
import { Missed } from './missed.svelte';

/** What happened at the table, as far as it is shown, and what is marked because of it. */
export class Story {
  readonly missed: Missed;
  #desk: Desk;
  /** The entry of the log that is looked at. */
  #pointed = $state.raw<Entry | null>(null);

  constructor(desk: Desk) {
    this.#desk = desk;
    this.missed = new Missed(desk, this);
  }

  readonly log = $derived.by<readonly RoundOfLog[]>(() => {
    const { table } = this.#desk;
    const shown = table.following.shown?.version ?? Infinity;
    return logOf(table.happened.filter(({ version }) => version <= shown));
  });

  /** An entry of the log as a sentence. */
  sentenceOf(entry: Entry): string {
    return sentenceOfEntry(entry, entry.seat === null ? '' : this.#desk.nameOfOther(entry.seat));
  }

  /** Show on the table what an entry of the log is about. */
  point(entry: Entry | null): void {
    this.#pointed = entry;
  }

  readonly pointed = $derived.by<Entry | null>(() => this.missed.step ?? this.#pointed);

  readonly pointedDomino = $derived.by<number | null>(() =>
    this.pointed && 'domino' in this.pointed ? this.pointed.domino : null,
  );

  /** What others have laid since the large kingdom's player acted last: it is marked as new. */
  readonly #latest = $derived.by<ReadonlySet<number>>(() => {
    const found = new Set<number>();
    for (const entry of this.log.flatMap(({ entries }) => entries)) {
      if (entry.seat === this.#desk.seat && 'by' in entry) break;
      if (entry.kind === 'placed') found.add(entry.domino);
    }
    return found;
  });

  /** The domino that was claimed last, if nothing has happened since. */
  readonly claimedLast = $derived.by<number | null>(() => {
    const last = this.log[0]?.entries[0];
    return last?.kind === 'claimed' ? last.domino : null;
  });

  /** The lines round dominoes of a seat's kingdom: the one that is pointed at, else the new ones. */
  marked(seat: number): readonly Outline[] {
    const { pointed, pointedDomino } = this;
    const wanted = pointed
      ? (domino: number) => pointed.seat === seat && domino === pointedDomino
      : (domino: number) => seat !== this.#desk.seat && this.#latest.has(domino);
    return this.#desk.shownGame.kingdoms[seat]!.laid.filter(({ number }) => wanted(number)).map(({ a, b }) => ({
      squares: [a, b],
      look: 'landed',
    }));
  }
}
