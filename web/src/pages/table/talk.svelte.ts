/** Words between players: what was heard a moment ago, what may be said now, and whom one does not want to hear. */
import { untrack } from 'svelte';
import { recall, remember, say, settings, sound, toast } from '../../app';
import type { Desk } from '../../play';
import type { Signalled } from '../../protocol/messages';
import { t } from '../../words';
import { attempt } from '../../telling';

export type Word = Signalled['word'];
export const WORDS: readonly Word[] = ['well_done', 'ouch', 'thinking', 'thank_you', 'hurry', 'good_game'];

/** Milliseconds for which a word is shown. */
const SHOWN = 4000;
/** Milliseconds between two words of a person; milliseconds of a decision after which one may ask for hurry. */
export const PAUSE = 8000;
export const HURRY = 20_000;
const MUTED = 'kingdomino.muted';

export const spokenWord = (word: Word): string => t(`web-say-${word.replace('_', '-')}`);

export class Talk {
  #desk: Desk;
  #heard = $state.raw<ReadonlyMap<number, Word>>(new Map());
  #muted = $state.raw<ReadonlySet<number>>(readMuted());
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #last = $state(0);

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Take in words while the table is shown. */
  track(): () => void {
    const heard = this.#desk.live!.signal;
    if (heard) untrack(() => this.#hear(heard));
    return () => undefined;
  }

  /** The word of a seat that is being shown. */
  word(seat: number): Word | null {
    return this.#heard.get(seat) ?? null;
  }

  isMuted(seat: number): boolean {
    const { guest } = this.#desk.seatView(seat);
    return guest !== null && this.#muted.has(guest);
  }

  mute(seat: number, on: boolean): void {
    const { guest } = this.#desk.seatView(seat);
    if (guest === null) return;
    const muted = new Set(this.#muted);
    if (on) muted.add(guest);
    else muted.delete(guest);
    this.#muted = muted;
    remember(MUTED, JSON.stringify([...muted]));
    if (on) this.#forget(seat);
  }

  /** Mute a seat, or hear it again, and say which it is. Nobody else is told. */
  toggle(seat: number): void {
    const on = !this.isMuted(seat);
    this.mute(seat, on);
    toast(t(on ? 'web-say-muted' : 'web-say-unmuted', { name: this.#desk.fullName(seat) }));
  }

  /** Why a word cannot be said now; null if it can. */
  why(word: Word, now: number): string | null {
    if (now - this.#last < PAUSE) return t('web-say-wait');
    if (word !== 'hurry') return null;
    const { game, state, live } = this.#desk;
    const seat = game.to_act === null ? null : state.seats[game.to_act]!;
    const person = seat?.kind === 'person' && seat.stand_in === null && !this.#desk.you.seats.includes(seat.seat);
    return person && now - live!.arrived >= HURRY ? null : t('web-say-hurry-later');
  }

  async say(word: Word): Promise<void> {
    this.#last = Date.now();
    await attempt(() => this.#desk.live!.send({ type: 'signal', seat: this.#desk.seat, word }));
  }

  /** Nothing is shown any more. */
  end(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#heard = new Map();
  }

  #hear({ seat, word }: Signalled): void {
    const own = this.#desk.you.seats.includes(seat);
    if (!own && (!settings.chosen.reactions || this.isMuted(seat))) return;
    this.#heard = new Map(this.#heard).set(seat, word);
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      setTimeout(() => this.#forget(seat), SHOWN),
    );
    if (own) return;
    sound('reaction');
    say(t('web-say-heard', { name: this.#desk.fullName(seat), word: spokenWord(word) }));
  }

  #forget(seat: number): void {
    const left = new Map(this.#heard);
    left.delete(seat);
    this.#heard = left;
  }
}

function readMuted(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(recall(MUTED) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => Number.isInteger(one)) : []);
  } catch {
    return new Set();
  }
}
