import { dominoOf } from './placing';
import type { Happening, Level } from './shapes';

/** A line of the log. `gain`: the points it added. */
export type Entry = { readonly version: number; readonly at: number; readonly index: number } & (
  | {
      readonly kind: 'claimed' | 'discarded';
      readonly seat: number;
      readonly domino: number;
      readonly by: 'person' | 'bot' | 'clock';
    }
  | {
      readonly kind: 'placed';
      readonly seat: number;
      readonly domino: number;
      readonly gain: number;
      readonly by: 'person' | 'bot' | 'clock';
    }
  | { readonly kind: 'undone'; readonly seat: number; readonly count: number }
  | { readonly kind: 'stood-in'; readonly seat: number; readonly level: Level; readonly why: 'time' | 'host' }
  | { readonly kind: 'came-back' | 'left'; readonly seat: number }
  | { readonly kind: 'hint'; readonly seat: number; readonly step: number }
  | { readonly kind: 'leftover'; readonly seat: null; readonly domino: number }
);

/** The entries of a round, newest first; round 0 is the opening. */
export interface RoundOfLog {
  readonly round: number;
  readonly entries: readonly Entry[];
}

interface Kept {
  readonly entry: Entry;
  readonly round: number;
}

/** The log of the present game from what happened: newest round first, newest entry first. */
export function logOf(happened: readonly Happening[]): readonly RoundOfLog[] {
  const began = happened.findLastIndex(({ event }) => event.type === 'began');
  const kept: Kept[] = [];
  happened.slice(began + 1).forEach((happening, index) => {
    if (happening.event.type === 'undone') takeBack(kept, happening.event.count);
    for (const entry of entriesOf(happening, index)) {
      // The steps of one hint are one line: the last of them.
      const before = kept.at(-1)?.entry;
      if (entry.kind === 'hint' && before?.kind === 'hint' && before.seat === entry.seat) kept.pop();
      kept.push({ entry, round: happening.round ?? 0 });
    }
  });
  return grouped(kept);
}

function entriesOf({ event, version, at }: Happening, index: number): Entry[] {
  const common = { version, at, index };
  switch (event.type) {
    case 'moved': {
      const domino = dominoOf(event.move);
      const { seat, by, gain } = event;
      if (event.move.startsWith('='))
        return [
          { ...common, kind: 'claimed', seat, domino, by },
          ...event.untaken.map((left): Entry => leftover({ ...common, index: index + left / 100 }, left)),
        ];
      return event.move.endsWith('x')
        ? [{ ...common, kind: 'discarded', seat, domino, by }]
        : [{ ...common, kind: 'placed', seat, domino, gain, by }];
    }
    case 'undone':
      return [{ ...common, kind: 'undone', seat: event.seat, count: event.count }];
    case 'stood_in':
      return [{ ...common, kind: 'stood-in', seat: event.seat, level: event.level, why: event.why }];
    case 'came_back':
      return [{ ...common, kind: 'came-back', seat: event.seat }];
    case 'hint_used':
      return [{ ...common, kind: 'hint', seat: event.seat, step: event.step }];
    case 'stood':
      return [{ ...common, kind: 'left', seat: event.seat }];
    default:
      return [];
  }
}

/** A domino that nobody took. */
const leftover = (common: { version: number; at: number; index: number }, domino: number): Entry => ({
  ...common,
  kind: 'leftover',
  seat: null,
  domino,
});

/** Take back the last decisions, with what was noted since; that hints were used stays. */
function takeBack(kept: Kept[], count: number): void {
  const hints: Kept[] = [];
  let left = count;
  while (left > 0 && kept.length) {
    const last = kept.pop()!;
    const { kind } = last.entry;
    if (kind === 'placed' || kind === 'claimed' || kind === 'discarded') left -= 1;
    else if (kind === 'hint') hints.unshift(last);
  }
  kept.push(...hints);
}

function grouped(kept: readonly Kept[]): RoundOfLog[] {
  const rounds = new Map<number, Entry[]>();
  for (const { entry, round } of kept) {
    const entries = rounds.get(round) ?? [];
    entries.unshift(entry);
    rounds.set(round, entries);
  }
  return [...rounds].sort(([one], [two]) => two - one).map(([round, entries]) => ({ round, entries }));
}
