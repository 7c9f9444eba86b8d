import { backend } from '../../backend';
import type { Level } from '../../api';
import type { NewTable } from '../../table';

/** Who shall sit on a seat besides the host: somebody at this device, somebody elsewhere, or a bot of a level. */
export type Sitter = 'here' | 'open' | Level;
export type Edition = 'classic' | 'revised';
export type ClockKind = 'none' | 'move' | 'bank';

/** Everything that can be chosen about a new table. Kept in the browser until the next time. */
export interface SetUp {
  players: 2 | 3 | 4;
  /** The seats after the host's own: always three, of which `players - 1` count. */
  sitters: [Sitter, Sitter, Sitter];
  /** Names of people at this device, by seat after the host's own; empty where none was given. */
  names: [string, string, string];
  edition: Edition;
  mightyDuel: boolean;
  harmony: boolean;
  middleKingdom: boolean;
  dynasty: boolean;
  clock: ClockKind;
  /** Seconds a decision. */
  perMove: number;
  /** Minutes in the bank. */
  bank: number;
  /** Seconds that each decision adds to the bank. */
  increment: number;
  listed: boolean;
}

export const DEFAULT: Readonly<SetUp> = {
  players: 4,
  sitters: ['open', 'squire', 'knight'],
  names: ['', '', ''],
  edition: 'classic',
  mightyDuel: false,
  harmony: true,
  middleKingdom: true,
  dynasty: false,
  clock: 'none',
  perMove: 60,
  bank: 10,
  increment: 5,
  listed: false,
};

export const PER_MOVE: readonly number[] = [15, 30, 60, 120, 86_400];
export const BANKS: readonly number[] = [3, 5, 10, 20];
export const INCREMENTS: readonly number[] = [0, 5, 10, 20];
const SITTERS: readonly unknown[] = ['here', 'open', 'page', 'squire', 'knight', 'duke', 'king'];

/** The seats after the host's own that count. */
export const sittersOf = ({ players, sitters }: Readonly<SetUp>): Sitter[] => sitters.slice(0, players - 1);

/** A ruleset in the notation. */
export function rulesOf({ players, edition, mightyDuel, harmony, middleKingdom }: Readonly<SetUp>): string {
  const words = [String(players), edition];
  if (mightyDuel && players === 2) words.push('mighty-duel');
  if (harmony) words.push('harmony');
  if (middleKingdom) words.push('middle-kingdom');
  return words.join(' ');
}

function clockOf({ clock, perMove, bank, increment }: Readonly<SetUp>): NewTable['clock'] {
  if (clock === 'move') return { kind: 'move', seconds: perMove, increment: 0 };
  if (clock === 'bank') return { kind: 'bank', seconds: bank * 60, increment };
  return null;
}

/** The table that is wished for; it begins at once where nobody is waited for. `nameOf` names people without a name. */
export function tableOf(setUp: Readonly<SetUp>, nameOf: (seat: number) => string): NewTable {
  const sitters = sittersOf(setUp);
  const waits = sitters.includes('open');
  return {
    rules: rulesOf(setUp),
    seats: [
      { kind: 'me' },
      ...sitters.map((sitter, index) => {
        if (sitter === 'open') return { kind: 'open' } as const;
        if (sitter === 'here') return { kind: 'me', name: setUp.names[index]?.trim() || nameOf(index + 1) } as const;
        return { kind: 'bot', level: sitter } as const;
      }),
    ],
    dynasty: setUp.dynasty,
    listed: setUp.listed && waits,
    clock: clockOf(setUp),
    start: !waits,
  };
}

/** Where friends play: at other devices, by link, or at this one. */
export type Where = 'open' | 'here';

const isFriend = (sitter: Sitter): sitter is Where => sitter === 'open' || sitter === 'here';

/** Where the friends are, if there are any and they are in one place. */
export function whereOf(setUp: Readonly<SetUp>): Where | null {
  const found = new Set(sittersOf(setUp).filter(isFriend));
  return found.size === 1 ? [...found][0]! : null;
}

/** The same terms with friends there: at this device on all seats, and at least one elsewhere. */
export function withFriends(setUp: Readonly<SetUp>, where: Where): SetUp {
  const some = sittersOf(setUp).some(isFriend);
  const sitters = setUp.sitters.map((sitter, seat) =>
    where === 'here' || isFriend(sitter) || (!some && seat === 0) ? where : sitter,
  ) as SetUp['sitters'];
  return { ...setUp, sitters };
}

/** The same terms without anybody who would be waited for: bots take those seats. */
export function atOnce(setUp: Readonly<SetUp>): SetUp {
  const bot = sittersOf(setUp).find((sitter) => !isFriend(sitter)) ?? 'squire';
  return {
    ...setUp,
    sitters: setUp.sitters.map((sitter) => (sitter === 'open' ? bot : sitter)) as SetUp['sitters'],
  };
}

/** What was chosen last; whatever cannot be read is as if never chosen. */
export function readSetUp(text: string | null): SetUp {
  const chosen = structuredClone(DEFAULT) as SetUp;
  let kept: Partial<SetUp>;
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as Partial<SetUp>;
  } catch {
    return chosen;
  }
  if (typeof kept !== 'object') return chosen;
  if (kept.players === 2 || kept.players === 3 || kept.players === 4) chosen.players = kept.players;
  if (kept.edition === 'classic' || kept.edition === 'revised') chosen.edition = kept.edition;
  if (kept.clock === 'none' || kept.clock === 'move' || kept.clock === 'bank') chosen.clock = kept.clock;
  for (const name of ['mightyDuel', 'harmony', 'middleKingdom', 'dynasty', 'listed'] as const)
    if (typeof kept[name] === 'boolean') chosen[name] = kept[name];
  if (PER_MOVE.includes(kept.perMove as number)) chosen.perMove = kept.perMove as number;
  if (BANKS.includes(kept.bank as number)) chosen.bank = kept.bank as number;
  if (INCREMENTS.includes(kept.increment as number)) chosen.increment = kept.increment as number;
  for (const seat of [0, 1, 2] as const) {
    const sitter = kept.sitters?.[seat];
    if (SITTERS.includes(sitter)) chosen.sitters[seat] = sitter as Sitter;
    // Nobody comes by a link where there is no server.
    if (chosen.sitters[seat] === 'open' && !backend.can.people) chosen.sitters[seat] = 'here';
    const name = kept.names?.[seat];
    if (typeof name === 'string') chosen.names[seat] = name.slice(0, 32);
  }
  return chosen;
}
