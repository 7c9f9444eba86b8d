/** The six languages, each by its own name. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  he: { name: 'עברית', direction: 'rtl' },
  tr: { name: 'Türkçe', direction: 'ltr' },
  da: { name: 'Dansk', direction: 'ltr' },
  bg: { name: 'Български', direction: 'ltr' },
  el: { name: 'Ελληνικά', direction: 'ltr' },
} as const;

export type Language = keyof typeof LANGUAGES;
export const FALLBACK: Language = 'en';

/** The old code of Hebrew, which some systems still say. */
const ALIASES: Readonly<Record<string, Language>> = { iw: 'he' };

/** The language of ours that a wish such as `da`, `da-DK` or `iw` means. */
export function languageOf(wish: string): Language | null {
  const code = wish.replace('_', '-').split('-')[0]!.toLowerCase();
  const found = ALIASES[code] ?? code;
  return found in LANGUAGES ? (found as Language) : null;
}

/** The first of a reader's wishes that we speak. */
export function firstOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = languageOf(wish);
    if (found) return found;
  }
  return FALLBACK;
}
