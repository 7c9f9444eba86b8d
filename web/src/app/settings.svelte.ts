import { firstOf, LANGUAGES, type Language } from '../words';
import { recall, remember } from './storage';

const KEY = 'kingdomino.settings';

export interface Choices {
  /** `null`: what the browser asks for. */
  language: Language | null;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'reduced';
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  /** A plain sign on every square, besides picture and colour. */
  marks: boolean;
  largeNumbers: boolean;
  /** Whether dropping a domino places it; `auto`: with a mouse, not by touch. */
  dropPlaces: 'auto' | 'on' | 'off';
  /** A click with a mouse places the domino where it hovers, without a second one. */
  clickPlaces: boolean;
  botPace: 'calm' | 'normal' | 'fast' | 'instant';
  /** R, N, U, L and other single letters as shortcuts. */
  letterKeys: boolean;
  /** Whether words that others say are shown. */
  reactions: boolean;
  /** A cover between two people at one device: nothing in the game is secret, so that most want none. */
  cover: 'ask' | 'never';
  /** A message of the system when it is one's turn at a table that is not in view. */
  notify: boolean;
  /** Each move of one's own is graded after it was made, where the table allows hints. */
  trainer: boolean;
}

export const DEFAULTS: Readonly<Choices> = {
  language: null,
  theme: 'system',
  motion: 'system',
  sound: false,
  volume: 60,
  marks: false,
  largeNumbers: false,
  dropPlaces: 'auto',
  clickPlaces: false,
  botPace: 'normal',
  letterKeys: true,
  reactions: true,
  cover: 'never',
  notify: false,
  trainer: false,
};

const ALLOWED: { readonly [Name in keyof Choices]: (value: unknown) => boolean } = {
  language: (value) => value === null || (typeof value === 'string' && value in LANGUAGES),
  theme: among('system', 'light', 'dark'),
  motion: among('system', 'full', 'reduced'),
  sound: isYesOrNo,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 100,
  marks: isYesOrNo,
  largeNumbers: isYesOrNo,
  dropPlaces: among('auto', 'on', 'off'),
  clickPlaces: isYesOrNo,
  botPace: among('calm', 'normal', 'fast', 'instant'),
  letterKeys: isYesOrNo,
  reactions: isYesOrNo,
  cover: among('ask', 'never'),
  notify: isYesOrNo,
  trainer: isYesOrNo,
};

function among(...values: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && values.includes(value);
}

function isYesOrNo(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** The choices in a stored text; whatever cannot be read is as if never chosen. */
export function readChoices(text: string | null): Choices {
  const choices: Choices = { ...DEFAULTS };
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return choices;
  }
  if (typeof stored !== 'object' || stored === null) return choices;
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    const value = (stored as Record<string, unknown>)[name];
    if (allowed(value)) Object.assign(choices, { [name]: value });
  }
  return choices;
}

/** What the reader's system asks for, as it changes. */
function systemWants(query: string): { readonly current: boolean } {
  const media = typeof matchMedia === 'function' ? matchMedia(query) : null;
  let current = $state(media?.matches ?? false);
  media?.addEventListener?.('change', (event) => (current = event.matches));
  return {
    get current() {
      return current;
    },
  };
}

const dark = systemWants('(prefers-color-scheme: dark)');
const still = systemWants('(prefers-reduced-motion: reduce)');
const coarse = systemWants('(pointer: coarse)');
let asked = $state(0);
if (typeof window !== 'undefined') window.addEventListener('languagechange', () => asked++);

class Settings {
  #choices = $state<Choices>(readChoices(recall(KEY)));

  constructor() {
    // Another tab of this browser changed them.
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.#choices = readChoices(event.newValue);
    });
  }

  /** What was chosen. Change it with `choose`. */
  get chosen(): Readonly<Choices> {
    return this.#choices;
  }

  choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.#choices[name] = value;
    remember(KEY, JSON.stringify(this.#choices));
  }

  reset(): void {
    this.#choices = { ...DEFAULTS };
    remember(KEY, JSON.stringify(this.#choices));
  }

  get language(): Language {
    void asked;
    return this.#choices.language ?? firstOf(typeof navigator === 'undefined' ? [] : navigator.languages);
  }

  get theme(): 'light' | 'dark' {
    const { theme } = this.#choices;
    return theme === 'system' ? (dark.current ? 'dark' : 'light') : theme;
  }

  get reducedMotion(): boolean {
    const { motion } = this.#choices;
    return motion === 'system' ? still.current : motion === 'reduced';
  }

  /** Whether a drop places at once; by the kind of pointer that drops, where nothing was chosen. */
  dropPlacesWith(pointer: string = coarse.current ? 'touch' : 'mouse'): boolean {
    const { dropPlaces } = this.#choices;
    return dropPlaces === 'auto' ? pointer === 'mouse' : dropPlaces === 'on';
  }

  /** The least time, in milliseconds, that an action of a bot takes to be followed. */
  get pace(): number {
    return { calm: 1400, normal: 700, fast: 350, instant: 0 }[this.#choices.botPace];
  }
}

export const settings = new Settings();

/** What the style sheets need to know, on the root of the document. Call inside an effect: it follows the settings. */
export function dressDocument(root: HTMLElement = document.documentElement): void {
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.reducedMotion ? 'reduced' : 'full';
  root.dataset.marks = settings.chosen.marks ? 'on' : 'off';
  root.dataset.numbers = settings.chosen.largeNumbers ? 'large' : 'normal';
}
