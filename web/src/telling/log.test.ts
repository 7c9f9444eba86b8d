import { describe, expect, it } from 'vitest';
import { LANGUAGES, speak, type Language } from '../words';
import type { Entry } from '../table';
import { sentenceOfEntry } from '.';

const claimed: Entry = { version: 7, at: 0, index: 0, kind: 'claimed', seat: 0, domino: 14, by: 'clock' };

describe('the log', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('says that time ran out, with a space before it (%s)', async (code) => {
    await speak(code);
    const sentence = sentenceOfEntry(claimed, 'Ada').replace(/[\u2066-\u2069]/g, '');
    expect(sentence).toMatch(/14\D* \(\S.*\)$/);
    expect(sentenceOfEntry({ ...claimed, by: 'person' }, 'Ada')).not.toContain('(');
  });
});
