import type { Laid } from '../../board';

/**
 * What happens next in a lesson: a move that plays itself, or a decision of the learner with the sentence that asks for
 * it.
 */
export type Cue = string | { readonly ask: string };

/** A little game against a bot, dealt from a known deck. */
export interface Exercise {
  /** The first lines, four dominoes each; the two lowest of each are the learner's, who therefore always acts first. */
  readonly lines: readonly (readonly [number, number, number, number])[];
  readonly cues: readonly Cue[];
  /** Whether the lines of dominoes are shown. */
  readonly showLines?: boolean;
}

export type LessonId = 'place' | 'castle' | 'crowns' | 'claim' | 'limit' | 'scoring';

export interface Lesson {
  readonly id: LessonId;
  readonly picture: readonly Laid[];
  /** None: the lesson is a question, not a game. */
  readonly exercises: readonly Exercise[];
}

export const RULES = '2 classic';
/** The learner's two kings come out first. */
export const KINGS: readonly number[] = [0, 0, 1, 1];
const DECK_SIZE = 24;

export const LESSONS: readonly Lesson[] = [
  {
    id: 'place',
    picture: [
      { number: 1, a: [1, 0], b: [2, 0] },
      { number: 13, a: [2, 1], b: [1, 1] },
    ],
    exercises: [
      {
        lines: [
          [1, 13, 30, 40],
          [3, 14, 31, 41],
          [4, 15, 32, 42],
        ],
        cues: [
          '=1',
          '=13',
          { ask: 'web-learn-place-1' },
          '=3',
          { ask: 'web-learn-place-2' },
          '=14',
          { ask: 'web-learn-place-3' },
          '=4',
          { ask: 'web-learn-place-4' },
        ],
      },
    ],
  },
  {
    id: 'castle',
    picture: [
      { number: 7, a: [1, 0], b: [2, 0] },
      { number: 12, a: [0, 1], b: [0, 2] },
      { number: 10, a: [-1, 0], b: [-2, 0] },
    ],
    exercises: [
      {
        lines: [
          [7, 12, 30, 40],
          [3, 10, 31, 41],
          [4, 11, 32, 42],
        ],
        cues: [
          '=7',
          '=12',
          '7@h7e',
          '=3',
          { ask: 'web-learn-castle-1' },
          '=10',
          { ask: 'web-learn-castle-2' },
          '=4',
          { ask: 'web-learn-castle-3' },
        ],
      },
    ],
  },
  {
    id: 'crowns',
    picture: [
      { number: 1, a: [1, 0], b: [2, 0] },
      { number: 19, a: [1, 1], b: [0, 1] },
      { number: 22, a: [2, 1], b: [2, 2] },
    ],
    exercises: [
      {
        lines: [
          [1, 19, 30, 40],
          [20, 22, 31, 41],
          [2, 21, 32, 42],
        ],
        cues: [
          '=1',
          '=19',
          { ask: 'web-learn-crowns-1' },
          '=20',
          { ask: 'web-learn-crowns-2' },
          '=22',
          { ask: 'web-learn-crowns-3' },
          '=2',
          { ask: 'web-learn-crowns-4' },
        ],
      },
    ],
  },
  {
    id: 'claim',
    picture: [
      { number: 48, a: [-1, 0], b: [-2, 0] },
      { number: 5, a: [0, 1], b: [1, 1] },
    ],
    exercises: [
      {
        showLines: true,
        lines: [
          [5, 17, 29, 44],
          [9, 23, 35, 48],
          [12, 24, 36, 45],
        ],
        cues: [
          { ask: 'web-learn-claim-1' },
          { ask: 'web-learn-claim-2' },
          { ask: 'web-learn-claim-3' },
          { ask: 'web-learn-claim-4' },
          { ask: 'web-learn-claim-5' },
          { ask: 'web-learn-claim-6' },
        ],
      },
    ],
  },
  {
    id: 'limit',
    picture: [
      { number: 1, a: [1, 0], b: [2, 0] },
      { number: 2, a: [-2, 0], b: [-1, 0] },
      { number: 13, a: [0, 1], b: [0, 2] },
    ],
    exercises: [
      {
        lines: [
          [1, 2, 30, 40],
          [13, 15, 31, 41],
          [16, 18, 32, 42],
        ],
        cues: [
          '=1',
          '=2',
          '1@h7e',
          '=13',
          '2@e7e',
          '=15',
          { ask: 'web-learn-limit-1' },
          '=16',
          { ask: 'web-learn-limit-2' },
        ],
      },
      {
        lines: [
          [1, 2, 30, 40],
          [3, 4, 31, 41],
          [7, 8, 32, 42],
        ],
        cues: ['=1', '=2', '1@g8n', '=3', '2@g5n', '=4', '3@h7e', '=7', '4@e7e', '=8', { ask: 'web-learn-limit-3' }],
      },
    ],
  },
  {
    id: 'scoring',
    picture: [
      { number: 48, a: [-1, 0], b: [-1, 1] },
      { number: 45, a: [0, 1], b: [1, 1] },
      { number: 29, a: [1, 0], b: [2, 0] },
    ],
    exercises: [],
  },
];

/** A whole deck that begins with these lines; the other dominoes follow as they are numbered. */
export function deckOf({ lines }: Exercise): number[] {
  const first = lines.flat();
  const rest = Array.from({ length: 48 }, (_, index) => index + 1).filter((number) => !first.includes(number));
  return [...first, ...rest].slice(0, DECK_SIZE);
}

const KEY = 'kingdomino.learned';

/** The lessons that were finished on this device. */
export function readLearned(text: string | null): ReadonlySet<LessonId> {
  const known = LESSONS.map(({ id }) => id);
  return new Set(known.filter((id) => (text ?? '').split(' ').includes(id)));
}
export const writeLearned = (learned: ReadonlySet<LessonId>): string => [...learned].join(' ');
export const LEARNED_KEY = KEY;
