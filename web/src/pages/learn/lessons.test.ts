import { describe, expect, it } from 'vitest';
import { deckOf, LESSONS, readLearned, writeLearned } from './lessons';

const exercises = LESSONS.flatMap(({ id, exercises: found }) =>
  found.map((exercise, index) => ({ name: `${id} ${index + 1}`, exercise })),
);

describe.each(exercises)('the exercise $name', ({ exercise }) => {
  it('is dealt from 24 different dominoes', () => {
    const deck = deckOf(exercise);
    expect(deck).toHaveLength(24);
    expect(new Set(deck).size).toBe(24);
    expect(deck.slice(0, 4)).toEqual(exercise.lines[0]);
  });

  it('gives the learner the two lowest of each line where claims play themselves', () => {
    for (const line of exercise.lines) expect([...line].sort((one, two) => one - two)).toEqual(line);
    const claims = exercise.cues
      .filter((cue): cue is string => typeof cue === 'string' && cue.startsWith('='))
      .map((cue) => Number(cue.slice(1)));
    for (const claim of claims)
      expect(exercise.lines.some((line) => line.indexOf(claim) === 0 || line.indexOf(claim) === 1)).toBe(true);
  });

  it('ends with a decision of the learner', () => {
    expect(typeof exercise.cues.at(-1)).toBe('object');
  });
});

describe('what was learned', () => {
  it('comes back, and unknown lessons are forgotten', () => {
    expect([...readLearned(writeLearned(new Set(['claim', 'place'])))]).toEqual(['place', 'claim']);
    expect(readLearned('flying').size).toBe(0);
    expect(readLearned(null).size).toBe(0);
  });
});
