import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  change,
  firstOf,
  has,
  language,
  languageOf,
  LANGUAGES,
  number,
  speak,
  speakAll,
  t,
  type Language,
} from './index';
import { bundleOf } from './names';

const codes = Object.keys(LANGUAGES) as Language[];
/** Without the marks that keep a value's direction apart from the sentence's. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

describe('the language of a reader', () => {
  it('is the first wish that we speak', () => {
    expect(firstOf(['fr-FR', 'da-DK', 'en'])).toBe('da');
    expect(firstOf(['iw'])).toBe('he');
    expect(firstOf(['fr', 'xx'])).toBe('en');
    expect(firstOf([])).toBe('en');
  });

  it('is known by code alone, however it is written', () => {
    expect(languageOf('EL-gr')).toBe('el');
    expect(languageOf('tr_TR')).toBe('tr');
    expect(languageOf('toString')).toBeNull();
  });
});

/** What is fetched with the first page. */
const [first] = Object.values(
  import.meta.glob<string>('../../../src/kingdomino/locales/en.ftl', { import: 'default', eager: true }),
);

describe('words', () => {
  beforeAll(async () => {
    await speak('en');
    await speakAll();
  });
  afterEach(() => speak('en'));

  it.each(codes)('are there in %s, with the direction of the language', async (code) => {
    await speak(code);
    expect(language()).toBe(code);
    expect(document.documentElement.lang).toBe(code);
    expect(document.documentElement.dir).toBe(code === 'he' ? 'rtl' : 'ltr');
    expect(t('terrain-forest')).not.toBe('terrain-forest');
    expect(has('web-learn-title')).toBe(true);
  });

  it('that only some pages say are not fetched with the first page', () => {
    expect(first).toContain('web-common-try-again =');
    expect(first).not.toContain('web-learn-title =');
    expect(has('web-learn-title')).toBe(true);
  });

  it('are those of the last wish, whichever catalogue comes first', async () => {
    await Promise.all([speak('bg'), speak('el'), speak('da')]);
    expect(language()).toBe('da');
  });

  it('that are missing are told in the console and never throw', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(has('web-no-such-words')).toBe(false);
    expect(t('web-no-such-words')).toBe('web-no-such-words');
    expect(complaint).toHaveBeenCalledOnce();
  });

  it('of the command line stay at home', () => {
    expect(has('cli-about')).toBe(false);
    expect(has('error-square-taken')).toBe(true);
  });

  it('take a number that they select on as a number: text has no plural', () => {
    expect(plain(t('web-review-lost', { wins: 5, points: 1 }))).toContain('about 1 point and');
    // @ts-expect-error A formatted number is text.
    expect(plain(t('web-review-lost', { wins: 5, points: number(1) }))).toContain('about 1 points and');
  });

  it('about the reader are messages of their own', () => {
    expect(() => t('web-end-wins', { name: t('web-end-you'), points: 9 })).toThrow('web-end-wins: name is “You”');
    expect(t('cause-promises-points', { mover: 'you', better: 9, domino: 4, points: 3, fewer: 1 })).toContain('your');
  });

  it('follow what the reader points with', () => {
    const press = (pointerType: string): boolean =>
      window.dispatchEvent(new PointerEvent('pointerdown', { pointerType }));
    press('touch');
    expect(t('web-table-place-about')).toContain('Tap');
    press('mouse');
    expect(t('web-table-place-about')).toContain('Click');
  });

  it('write numbers as the language does', async () => {
    expect(number(1234.5)).toBe('1,234.5');
    await speak('da');
    expect(number(1234.5)).toBe('1.234,5');
    expect(change(-40)).toBe('-40\u00a0%');
    await speak('tr');
    expect([-40, 3, -0.2].map(change)).toEqual(['-%40', '+%3', '%0']);
  });
});

describe('names', () => {
  const bundle = bundleOf(
    'he',
    `web-name-forms = { $name }
    .to = ל־{ $name }
bot-miller = הטוחן
    .to = לטוחן
bot-regent = העוצר
waiting = ממתינים { NAME($name, form: "to") }
seen = { NAME($name, form: "by") }
`,
  );
  const said = (key: string, name: string): string =>
    plain(bundle.formatPattern(bundle.getMessage(key)!.value!, { name }));

  it('have the forms that their language needs: of a bot its own, of others the usual one', () => {
    expect(said('waiting', 'הטוחן')).toBe('ממתינים לטוחן');
    expect(said('waiting', '\u2068הטוחן\u2069')).toBe('ממתינים לטוחן');
    expect(said('waiting', 'העוצר')).toBe('ממתינים ל־העוצר');
    expect(said('waiting', 'דנה')).toBe('ממתינים ל־דנה');
    expect(said('seen', 'הטוחן')).toBe('הטוחן');
  });
});
