import { Refusal, score, UNREACHABLE, type Scored, type ScoredKingdom } from '../../api';
import { counted, type Counted } from './counting';
import { isBare, rulesOf, sent, type Pad } from './pad';

const REST = 250;
const AGAIN = 4_000;

/**
 * The points of the pad: counted here at once, and a moment after the last change by the engine, which also says what
 * cannot be right and who is ahead. Its last answer about that stays in sight until the next one comes.
 */
export class Scoring {
  #scored = $state.raw<Scored | null>(null);
  #indices = $state.raw<readonly number[]>([]);
  #away = $state(false);
  #problem = $state.raw<Refusal | null>(null);
  #asking: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = '';
  #pad = $state.raw<Pad | null>(null);
  /** What the engine's last answer was about. */
  #answered = $state('');

  get scored(): Scored | null {
    return this.#scored;
  }

  /** Which kingdom of the pad each kingdom of the answer is: bare ones are not sent. */
  get indices(): readonly number[] {
    return this.#indices;
  }

  /** The server does not answer; it is asked again by and by. */
  get away(): boolean {
    return this.#away;
  }

  get problem(): Refusal | null {
    return this.#problem;
  }

  of(index: number): Counted | null {
    const kingdom = this.#pad?.kingdoms[index];
    if (!this.#pad || !kingdom || index >= this.#pad.players || isBare(kingdom)) return null;
    const told: ScoredKingdom | undefined = this.#scored?.kingdoms[this.#indices.indexOf(index)];
    return told && this.#answered === questionOf(this.#pad)
      ? told
      : { ...counted(this.#pad, kingdom), defects: told?.defects ?? [] };
  }

  /** Score this pad soon. */
  take(pad: Pad): void {
    this.#pad = pad;
    const indices = paintedIn(pad);
    const question = questionOf(pad);
    if (question === this.#last) return;
    this.#last = question;
    this.stop();
    if (!indices.length) {
      this.#scored = null;
      this.#indices = [];
      return;
    }
    this.#timer = setTimeout(() => void this.#ask(pad, indices), this.#scored ? REST : 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  async #ask(pad: Pad, indices: readonly number[]): Promise<void> {
    const asking = (this.#asking = new AbortController());
    try {
      const scored = await score(
        indices.map((index) => sent(pad.kingdoms[index]!)),
        rulesOf(pad),
        asking.signal,
      );
      if (asking.signal.aborted) return;
      this.#scored = scored;
      this.#answered = questionOf(pad);
      this.#indices = indices;
      this.#away = false;
      this.#problem = null;
    } catch (error) {
      if (asking.signal.aborted) return;
      this.#away =
        !(error instanceof Refusal) ||
        error.code === UNREACHABLE ||
        error.code === 'too_many_requests' ||
        error.code === 'server_busy';
      this.#problem = error instanceof Refusal && !this.#away ? error : null;
      if (this.#away) this.#timer = setTimeout(() => void this.#ask(pad, indices), AGAIN);
    }
  }
}

const paintedIn = (pad: Pad): number[] =>
  pad.kingdoms.flatMap((kingdom, index) => (index < pad.players && !isBare(kingdom) ? [index] : []));

/** What the engine is asked about a pad. */
const questionOf = (pad: Pad): string => {
  const indices = paintedIn(pad);
  return JSON.stringify([rulesOf(pad), indices.map((index) => sent(pad.kingdoms[index]!)), indices]);
};
