import { settings } from './settings.svelte';

/** The sounds of paper and wood, made on the spot: nothing is fetched. None carries information alone. */
export type SoundName = keyof typeof PLAYED;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/**
 * Play a sound, if the reader wants sounds. Browsers allow it only after the first click or key: before, it stays
 * silent.
 */
export function sound(name: SoundName): void {
  if (!settings.chosen.sound || settings.chosen.volume === 0 || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    void context.resume();
    PLAYED[name](context, loudness(context));
  } catch {
    // No sound device: the game goes on in silence.
  }
}

function loudness(audio: AudioContext): GainNode {
  const gain = audio.createGain();
  gain.gain.value = (settings.chosen.volume / 100) ** 2;
  gain.connect(audio.destination);
  return gain;
}

type Played = (audio: AudioContext, out: AudioNode) => void;

/** Notes one after the other. */
const notes =
  (pitches: readonly number[], { length = 0.14, level = 0.22, apart = 0.12 } = {}): Played =>
  (audio, out) =>
    pitches.forEach((pitch, index) =>
      tone(audio, out, { pitch, length, level, after: index * apart, shape: 'triangle' }),
    );
const [C5, D5, E5, G5, C6] = [523.25, 587.33, 659.25, 783.99, 1046.5];

const PLAYED = {
  pick: (audio, out) => rustle(audio, out, { from: 1800, to: 4200, length: 0.16, level: 0.25 }),
  place: (audio, out) => {
    rustle(audio, out, { from: 900, to: 500, length: 0.07, level: 0.3 });
    tone(audio, out, { pitch: 190, to: 120, length: 0.1, level: 0.4 });
  },
  turn: (audio, out) => rustle(audio, out, { from: 3200, to: 1400, length: 0.12, level: 0.25 }),
  king: (audio, out) => {
    tone(audio, out, { pitch: 420, to: 300, length: 0.09, level: 0.4, shape: 'triangle' });
    rustle(audio, out, { from: 2400, to: 900, length: 0.03, level: 0.25 });
  },
  refused: (audio, out) => tone(audio, out, { pitch: 110, to: 70, length: 0.22, level: 0.5 }),
  'your-turn': notes([C5, E5, G5]),
  deal: (audio, out) => rustle(audio, out, { from: 700, to: 3600, length: 0.3, level: 0.22 }),
  /** Somebody else's domino, and somebody else's king: one's own, from across the table. */
  'other-place': (audio, out) => tone(audio, out, { pitch: 170, to: 120, length: 0.08, level: 0.16 }),
  'other-king': (audio, out) => tone(audio, out, { pitch: 360, to: 280, length: 0.07, level: 0.14, shape: 'triangle' }),
  /** A placement of one's own that scores. */
  gain: notes([G5, C6], { length: 0.1, level: 0.1, apart: 0.07 }),
  discard: (audio, out) => rustle(audio, out, { from: 1600, to: 300, length: 0.26, level: 0.25 }),
  undo: (audio, out) => rustle(audio, out, { from: 1200, to: 3000, length: 0.14, level: 0.2 }),
  hint: notes([E5, C6], { length: 0.16, level: 0.1, apart: 0.09 }),
  reaction: notes([D5], { length: 0.12, level: 0.14 }),
  /** Two knocks at the door. */
  join: (audio, out) => {
    for (const after of [0, 0.16])
      tone(audio, out, { pitch: 240, to: 170, length: 0.08, level: 0.35, after, shape: 'triangle' });
  },
  /** Somebody asks for another game. */
  rematch: notes([G5, E5, G5], { level: 0.16 }),
  /** One second of the last ten. */
  tick: (audio, out) => tone(audio, out, { pitch: 880, to: 820, length: 0.04, level: 0.14 }),
  /** A territory is counted at the end. */
  score: (audio, out) => {
    rustle(audio, out, { from: 900, to: 600, length: 0.05, level: 0.16 });
    tone(audio, out, { pitch: C5, length: 0.1, level: 0.1, shape: 'triangle' });
  },
  victory: (audio, out) => {
    notes([C5, E5, G5, C6], { length: 0.26, apart: 0.13 })(audio, out);
    rustle(audio, out, { from: 700, to: 3600, length: 0.38, level: 0.12 });
  },
} satisfies Readonly<Record<string, Played>>;

interface Tone {
  pitch: number;
  to?: number;
  length: number;
  level: number;
  after?: number;
  shape?: OscillatorType;
}

function tone(
  audio: AudioContext,
  out: AudioNode,
  { pitch, to = pitch, length, level, after = 0, shape = 'sine' }: Tone,
): void {
  const begin = audio.currentTime + after;
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + length);
  voice.connect(fading(audio, out, begin, length, level));
  voice.start(begin);
  voice.stop(begin + length);
}

interface Rustle {
  from: number;
  to: number;
  length: number;
  level: number;
}

function rustle(audio: AudioContext, out: AudioNode, { from, to, length, level }: Rustle): void {
  const begin = audio.currentTime;
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, begin);
  band.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(band).connect(fading(audio, out, begin, length, level));
  source.start(begin, 0, length);
}

function fading(audio: AudioContext, out: AudioNode, begin: number, length: number, level: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(level, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(out);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
