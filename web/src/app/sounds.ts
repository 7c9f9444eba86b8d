import { settings } from './settings.svelte';

/** The sounds of paper and wood, made on the spot: nothing is fetched. None carries information alone. */
export type SoundName = 'pick' | 'place' | 'turn' | 'king' | 'refused' | 'your-turn' | 'deal';

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

const PLAYED: Readonly<Record<SoundName, (audio: AudioContext, out: AudioNode) => void>> = {
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
  'your-turn': (audio, out) =>
    [523.25, 659.25, 783.99].forEach((pitch, index) =>
      tone(audio, out, { pitch, length: 0.14, level: 0.22, after: index * 0.12, shape: 'triangle' }),
    ),
  deal: (audio, out) => rustle(audio, out, { from: 700, to: 3600, length: 0.3, level: 0.22 }),
};

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
