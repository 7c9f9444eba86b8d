import type { Happening, Level, RulesView } from './shapes';

/** A line of the log. `gain`: the points it added, where they are known. */
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
      readonly gain: number | null;
      readonly by: 'person' | 'bot' | 'clock';
    }
  | { readonly kind: 'undone'; readonly seat: number; readonly count: number }
  | { readonly kind: 'stood-in'; readonly seat: number; readonly level: Level; readonly why: 'time' | 'host' }
  | { readonly kind: 'came-back' | 'left'; readonly seat: number }
  | { readonly kind: 'leftover'; readonly seat: null; readonly domino: number }
);

/** The entries of a round, newest first; round 0 is the opening. `round` null: before what the server still tells. */
export interface RoundOfLog {
  readonly round: number;
  readonly entries: readonly Entry[];
}

interface Kept {
  entry: Entry;
  placements: number;
}

/**
 * The log of the present game from what happened: newest round first, newest entry first. `round` is the game's present
 * round.
 */
export function logOf(happened: readonly Happening[], rules: RulesView, round: number): readonly RoundOfLog[] {
  const began = happened.findLastIndex(({ event }) => event.type === 'began');
  const kings = rules.players * rules.kings_per_player;
  const points = new Map<number, number>();
  if (began >= 0) for (let seat = 0; seat < rules.players; seat++) points.set(seat, 0);
  const kept: Kept[] = [];
  let placements = 0;
  let line = began >= 0 ? dealtIn(happened[began]!.event) : [];
  happened.slice(began + 1).forEach(({ event, version, at }, index) => {
    const common = { version, at, index };
    switch (event.type) {
      case 'moved': {
        const domino = Number.parseInt(event.move.replace('=', ''), 10);
        const before = points.get(event.seat);
        points.set(event.seat, event.points);
        const { seat, by } = event;
        if (event.move.startsWith('=')) {
          kept.push({ entry: { ...common, kind: 'claimed', seat, domino, by }, placements });
          line = line.filter((other) => other !== domino);
          // Every king stands: what nobody took leaves the game.
          if (line.length === rules.line_size - kings) {
            for (const left of line)
              kept.push({
                entry: { ...common, index: index + left / 100, kind: 'leftover', seat: null, domino: left },
                placements,
              });
            line = [];
          }
        } else {
          placements += 1;
          const gain = before === undefined ? null : event.points - before;
          kept.push({
            entry: event.move.endsWith('x')
              ? { ...common, kind: 'discarded', seat, domino, by }
              : { ...common, kind: 'placed', seat, domino, gain, by },
            placements,
          });
        }
        const next = dealtIn(event);
        if (next.length) line = next;
        break;
      }
      case 'undone':
        placements = takeBack(kept, event.count, points, line);
        kept.push({ entry: { ...common, kind: 'undone', seat: event.seat, count: event.count }, placements });
        break;
      case 'stood_in':
        kept.push({
          entry: { ...common, kind: 'stood-in', seat: event.seat, level: event.level, why: event.why },
          placements,
        });
        break;
      case 'came_back':
        kept.push({ entry: { ...common, kind: 'came-back', seat: event.seat }, placements });
        break;
      case 'stood':
        kept.push({ entry: { ...common, kind: 'left', seat: event.seat }, placements });
        break;
    }
  });
  // Where the beginning is not known, rounds are counted back from the present one.
  const last = kept.at(-1)?.placements ?? 0;
  const shift = began >= 0 ? 0 : Math.max(0, round - Math.ceil(last / kings));
  return grouped(kept, kings, shift);
}

/** The dominoes that chance turned up with an event. */
function dealtIn(event: Happening['event']): number[] {
  const chance = event.type === 'began' || event.type === 'moved' ? event.chance : [];
  const deal = chance.findLast((outcome) => outcome.startsWith('deal '));
  return deal ? deal.split(' ').slice(1).map(Number) : [];
}

/** Take back the last decisions; returns how many placements are left. */
function takeBack(kept: Kept[], count: number, points: Map<number, number>, line: number[]): number {
  let left = count;
  while (left > 0 && kept.length) {
    const { entry } = kept.pop()!;
    if (entry.kind === 'placed' && entry.gain !== null)
      points.set(entry.seat, (points.get(entry.seat) ?? 0) - entry.gain);
    if (entry.kind === 'claimed' || entry.kind === 'leftover') line.push(entry.domino);
    if (entry.kind === 'placed' || entry.kind === 'claimed' || entry.kind === 'discarded') left -= 1;
  }
  return kept.at(-1)?.placements ?? 0;
}

function grouped(kept: readonly Kept[], kings: number, shift: number): RoundOfLog[] {
  const rounds = new Map<number, Entry[]>();
  for (const { entry, placements } of kept) {
    const round = Math.ceil(placements / kings) + shift;
    const entries = rounds.get(round) ?? [];
    entries.unshift(entry);
    rounds.set(round, entries);
  }
  return [...rounds].sort(([one], [two]) => two - one).map(([round, entries]) => ({ round, entries }));
}
