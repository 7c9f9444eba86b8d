import { forget, recall, remember } from '../app';
import { language, t } from '../words';
import type { GuestView } from '../protocol/messages';
import { backend, ofHome, Refusal } from '../backend';
import type { DeviceLink, Registered } from './shapes';

/** Where this browser keeps who its player is: shared with the table. */
export const KEY = ofHome('guest');

/** The player of this browser. The secret is theirs alone. */
export interface Me {
  readonly number: number;
  readonly name: string;
  readonly secret: string;
}

/** What was kept, if it can be read. */
export function readMe(text: string | null): Me | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Me> | null;
    if (kept && typeof kept.number === 'number' && typeof kept.name === 'string' && typeof kept.secret === 'string')
      return { number: kept.number, name: kept.name, secret: kept.secret };
  } catch {
    // As if nothing had been kept.
  }
  return null;
}

const UNKNOWN: ReadonlySet<string> = new Set(['no_secret', 'wrong_secret', 'expired_secret']);

/** The server does not know this secret (any more). */
export const isUnknown = (error: unknown): boolean => error instanceof Refusal && UNKNOWN.has(error.code);

/** The guest of this number goes by a name that nobody chose. */
const UNNAMED = ofHome('guest.unnamed');
/** The player of this browser has been asked for a name, whatever the answer was. */
const ASKED = ofHome('guest.asked');

/** A few names in the reader's language, for players to whom none comes to mind. */
export function nameIdeas(count: number, chance: () => number = Math.random): string[] {
  const names = t('web-home-names').split(/\s*[,،]\s*/);
  const ideas: string[] = [];
  while (ideas.length < count && names.length) ideas.push(...names.splice(Math.floor(chance() * names.length), 1));
  return ideas;
}

class Guest {
  #me = $state.raw<Me | null>(readMe(recall(KEY)));
  #becoming: Promise<Me> | null = null;
  /** The name of a guest whom the server has forgotten: the next one is called the same. */
  #former: string | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.#me = readMe(event.newValue);
    });
  }

  get me(): Me | null {
    return this.#me;
  }

  /** Whether the player chose the name that they have. */
  get named(): boolean {
    return this.#me !== null && recall(UNNAMED) !== String(this.#me.number);
  }

  /** Whether to ask for a name before the first game: nobody chose one yet, and the question was not put before. */
  get asksForName(): boolean {
    const unnamed = this.#me ? recall(UNNAMED) === String(this.#me.number) : this.#former === null;
    return unnamed && recall(ASKED) === null;
  }

  /** The question was answered, with a name or without. */
  asked(): void {
    remember(ASKED, 'yes');
  }

  /** Who plays here: whoever is known, or a new guest of this name ("Guest" where none is given). */
  async become(name?: string): Promise<Me> {
    const wanted = name?.trim();
    if (this.#me) return wanted && wanted !== this.#me.name ? this.rename(wanted) : this.#me;
    this.#becoming ??= this.#named(wanted || this.#former).finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  async #named(name: string | null | undefined): Promise<Me> {
    const me = await this.#register(name || t('web-name-guest'));
    if (!name) remember(UNNAMED, String(me.number));
    return me;
  }

  /** Ask as this guest; one whom the server has forgotten becomes a new one of the same name, once. */
  async as<Answer>(question: (me: Me) => Promise<Answer>, name?: string): Promise<Answer> {
    const me = await this.become(name).catch((error: unknown) => {
      if (!isUnknown(error)) throw error;
      return this.#anew(name);
    });
    try {
      return await question(me);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      return question(await this.#anew(name ?? me.name));
    }
  }

  async rename(name: string): Promise<Me> {
    const me = this.#me;
    if (!me) return this.become(name);
    const changed = await backend.ask<GuestView>('/guest', { method: 'PATCH', body: { name }, secret: me.secret });
    forget(UNNAMED);
    return this.#keep({ ...me, name: changed.name });
  }

  /** A link that moves this guest to one more device. */
  async link(): Promise<DeviceLink> {
    return this.as((me) => backend.ask<DeviceLink>('/guest/link', { method: 'POST', secret: me.secret }));
  }

  /** Be the guest of another device's link. */
  async follow(code: string): Promise<Me> {
    return this.#take(await backend.ask<Registered>('/guests/from-link', { method: 'POST', body: { code } }));
  }

  /** Delete everything the server knows about this guest, then what the browser does. */
  async erase(): Promise<void> {
    if (this.#me) {
      await backend.ask('/guest', { method: 'DELETE', secret: this.#me.secret }).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
      });
    }
    this.drop();
  }

  /** The server does not know this guest any more: become a new one of the same name when one is needed. */
  lose(): void {
    const name = this.#me?.name ?? this.#former;
    this.drop();
    this.#former = name;
  }

  /** Forget who played here; the server is not asked. */
  drop(): void {
    forget(KEY);
    forget(UNNAMED);
    forget(ASKED);
    this.#me = null;
    this.#former = null;
  }

  async #anew(name?: string): Promise<Me> {
    const kept = name?.trim() || this.#me?.name;
    this.drop();
    return this.become(kept);
  }

  async #register(name: string): Promise<Me> {
    return this.#take(
      await backend.ask<Registered>('/guests', { method: 'POST', body: { name, language: language() } }),
    );
  }

  #take({ guest, secret }: Registered): Me {
    return this.#keep({ number: guest.number, name: guest.name, secret });
  }

  #keep(me: Me): Me {
    remember(KEY, JSON.stringify(me));
    this.#me = me;
    return me;
  }
}

/** The player of this browser. */
export const guest = new Guest();
