import { untrack } from 'svelte';
import { Refusal } from '../api';
import { squareName } from '../board';
import { phone, say, settings, sound, toast } from '../app';
import type { Point } from '../board';
import type { GradeView, HintView } from '../table';
import { hintSentence, sentence } from '../telling';
import { t } from '../words';
import type { Desk } from './desk.svelte';

/** Milliseconds after which it shows that the coach thinks. */
const THINKING = 400;
/** Milliseconds for which a grade stands on the table. */
const SHOWN = 4000;
/** Milliseconds to read a letter: what a grade says stays until it can be read. */
const LETTER = 75;
const STEPS = 3;

/** Letters for which the hand's two lines have room: a second reason that does not fit is left out. */
const ROOM = { phone: 70, desktop: 100 } as const;

/** Marks of direction take no room. */
const lettersOf = (text: string): number => text.replace(/[\u2066-\u2069]/g, '').length;
const fitting = (first: string, second: string): string =>
  lettersOf(first + second) <= (phone.current ? ROOM.phone : ROOM.desktop) ? second : '';

export type Grade = NonNullable<GradeView['grade']>;

/** A grade of one's own move, as long as it is shown. */
export interface Shown {
  readonly version: number;
  readonly grade: Grade;
  readonly move: string;
  readonly why: GradeView['why'];
}

/** Hints before a move, and grades after it. */
export class Coaching {
  #desk: Desk;
  #hint = $state.raw<HintView | null>(null);
  #asking = $state(false);
  #thinking = $state(false);
  #grade = $state.raw<Shown | null>(null);
  #marked = $state(false);
  #passed = $state(false);
  #grades = $state.raw<ReadonlyMap<number, Grade>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was aimed at or chosen when it was last looked at. */
  #aimed = '';

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  readonly allowed = $derived.by(() => this.#desk.state.hints && this.#desk.playing);
  /** A hint could be asked for now. */
  readonly available = $derived.by(() => this.allowed && this.#desk.turn !== null);

  /** Names the decision that is due. */
  readonly #due = $derived.by(() => {
    const { turn, game, kingdom } = this.#desk;
    return turn && `${game.id} ${game.round} ${game.turn} ${turn.seat} ${turn.phase} ${kingdom.laid.length}`;
  });

  get hint(): HintView | null {
    return this.#hint;
  }

  get step(): number {
    return this.#hint?.step ?? 0;
  }

  /** The coach has been thinking for a while. */
  get thinking(): boolean {
    return this.#thinking;
  }

  /** The grade whose sentence is shown now. */
  get grade(): Shown | null {
    return this.#grade;
  }

  /** What was wrong with the last move, before the next choice takes its place: any aim or choice of one's own ends it. */
  readonly first = $derived.by(
    () => !this.#passed && this.#grade !== null && !['best', 'good'].includes(this.#grade.grade),
  );

  /** The grade that stands at the move now. */
  get mark(): Shown | null {
    return this.#marked ? this.#grade : null;
  }

  /** The grade of one's own move that led to a version. */
  gradeOf(version: number): Grade | null {
    return this.#grades.get(version) ?? null;
  }

  /** Why no hint can be asked for. */
  readonly why = $derived.by(() => {
    const { hints, challenge } = this.#desk.state;
    if (!hints) return t(challenge ? 'web-hint-daily' : 'error-hints-not-allowed');
    return this.available ? null : t('web-hint-later');
  });

  readonly #names = $derived.by(() => this.#desk.state.seats.map(({ seat }) => this.#desk.fullName(seat)));

  /** What the hint says: its beginning, and the rest. */
  readonly words = $derived.by<readonly [string, string]>(() => {
    const hint = this.#hint;
    if (!hint) return ['', ''];
    const [first, second] = hint.reasons.map((reason) => hintSentence(reason, this.#names));
    if (hint.step === STEPS) return [first ?? '', fitting(first ?? '', second ?? '')];
    return [hintSentence(hint.why, this.#names), t(hint.step === 1 ? 'web-hint-more-1' : 'web-hint-more-2')];
  });

  /** What a grade says. */
  readonly verdict = $derived.by(() => {
    const shown = this.#grade;
    if (!shown) return '';
    if (shown.grade === 'best' || shown.grade === 'good') return t(`web-trainer-${shown.grade}`);
    const why = shown.why && hintSentence(shown.why, this.#names);
    return why ? t('web-trainer-better', { sentence: why }) : t('web-trainer-worse');
  });

  /** The squares that glow. */
  readonly squares = $derived.by<readonly Point[]>(() => this.#hint?.squares ?? []);
  /** The dominoes of the line that glow. */
  readonly dominoes = $derived.by<readonly number[]>(() => {
    const hint = this.#hint;
    if (!hint) return [];
    return hint.move?.startsWith('=') ? [Number(hint.move.slice(1))] : hint.dominoes;
  });
  /** What is aimed at is what the hint shows. */
  readonly shows = $derived.by(() => this.#hint?.move != null && this.#desk.placing.aim.move === this.#hint.move);

  /** One step more. */
  async ask(): Promise<void> {
    if (!this.available) {
      toast(this.why ?? t('web-hint-later'));
      return;
    }
    if (this.#asking || this.step === STEPS || !this.#desk.online) return;
    const due = this.#due;
    this.#asking = true;
    const timer = setTimeout(() => (this.#thinking = true), THINKING);
    try {
      const hint = await this.#desk.live?.hint(this.step + 1);
      if (hint && due === this.#due) this.#show(hint);
    } catch (error) {
      // The move was made meanwhile: the hint is of no use.
      if (!(error instanceof Refusal) || error.code !== 'stale') toast(sentence(error), 'bad');
    } finally {
      clearTimeout(timer);
      this.#asking = this.#thinking = false;
    }
  }

  #show(hint: HintView): void {
    const { placing, choosing } = this.#desk;
    this.#desk.table.following.finish();
    this.#grade = null;
    this.#hint = hint;
    sound('hint');
    if (hint.move === null) placing.aim.clear();
    else if (hint.move.startsWith('=')) choosing.choose(Number(hint.move.slice(1)));
    else placing.aim.show(hint.move);
    this.#aimed = this.#aim;
    const where = hint.squares.length
      ? t('web-hint-squares', { squares: hint.squares.map(squareName).join(', ') })
      : hint.dominoes.length
        ? t('web-hint-dominoes', { dominoes: hint.dominoes.join(', ') })
        : '';
    const text = [this.words[0], where || (hint.step === STEPS ? this.words[1] : '')].filter(Boolean).join(' ');
    say(t('web-hint-said', { step: hint.step, sentence: text }));
  }

  clear(): void {
    this.#hint = null;
  }

  /** Take back what a hint shows, and the hint with it. */
  dismiss(): void {
    this.clear();
    this.#desk.placing.aim.clear();
  }

  /** A move of one's own was made. */
  async made(version: number | null): Promise<void> {
    this.clear();
    if (version === null || !settings.chosen.trainer || !this.allowed) return;
    const graded = await this.#desk.live?.grade(version).catch(() => null);
    if (!graded?.grade) return;
    const { grade, move, why } = graded;
    this.#grades = new Map([...this.#grades, [version, grade]]);
    this.#grade = { version, grade, move, why };
    this.#aimed = this.#aim;
    this.#passed = false;
    say(t('web-trainer-said', { grade: t(`web-review-grade-${grade}`), sentence: this.verdict }));
    this.#marked = true;
    clearTimeout(this.#timer);
    const reading = Math.max(0, LETTER * this.verdict.length - SHOWN);
    this.#timer = setTimeout(() => {
      this.#marked = false;
      this.#timer = setTimeout(() => (this.#grade = null), reading);
    }, SHOWN);
  }

  get #aim(): string {
    const { placing, choosing } = this.#desk;
    return `${placing.aim.move} ${choosing.chosen}`;
  }

  /** A new decision has no hint yet, and any aim of one's own ends one. Call while a component is being made. */
  track(): void {
    $effect(() => {
      void this.#due;
      untrack(() => this.clear());
    });
    $effect(() => {
      const aimed = this.#aim;
      untrack(() => {
        if (aimed !== this.#aimed && this.#hint && !this.shows) this.clear();
        if (aimed !== this.#aimed) this.#passed = true;
        this.#aimed = aimed;
      });
    });
    $effect(() => () => clearTimeout(this.#timer));
  }
}
