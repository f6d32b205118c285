/**
 * The sounds of the panel, synthesised: a bell that can be heard across a kitchen, and a low double beep for a lost
 * connection. Each is one round of an audio loop, so that no timer is needed to repeat it (browsers throttle timers of
 * hidden tabs).
 */
import type { Alarm } from './live-state.ts';

type Strike = { readonly atSeconds: number; readonly hertz: number; readonly seconds: number; readonly fade: number };

const TONES = {
  orders: {
    seconds: 2.4,
    strikes: [
      { atSeconds: 0, hertz: 880, seconds: 0.5, fade: 6 },
      { atSeconds: 0.22, hertz: 1174.66, seconds: 0.5, fade: 6 },
      { atSeconds: 0.44, hertz: 1396.91, seconds: 0.9, fade: 4 },
      { atSeconds: 1.1, hertz: 1174.66, seconds: 0.9, fade: 4 },
    ],
  },
  /** Higher, quicker, without a pause: a guest has waited too long. */
  overdue: {
    seconds: 1.8,
    strikes: [
      { atSeconds: 0, hertz: 1567.98, seconds: 0.28, fade: 5 },
      { atSeconds: 0.3, hertz: 1174.66, seconds: 0.28, fade: 5 },
      { atSeconds: 0.6, hertz: 1567.98, seconds: 0.28, fade: 5 },
      { atSeconds: 0.9, hertz: 1174.66, seconds: 0.28, fade: 5 },
      { atSeconds: 1.2, hertz: 1567.98, seconds: 0.5, fade: 5 },
    ],
  },
  /** Two soft bells and a long pause: not urgent yet. */
  begin: {
    seconds: 5,
    strikes: [
      { atSeconds: 0, hertz: 659.26, seconds: 0.9, fade: 3 },
      { atSeconds: 0.5, hertz: 880, seconds: 1.2, fade: 3 },
    ],
  },
  /** Like the ring of orders but slower: a guest waits, and it is less urgent. */
  tables: {
    seconds: 3.6,
    strikes: [
      { atSeconds: 0, hertz: 880, seconds: 0.6, fade: 5 },
      { atSeconds: 0.35, hertz: 1174.66, seconds: 0.6, fade: 5 },
      { atSeconds: 0.7, hertz: 880, seconds: 0.9, fade: 4 },
    ],
  },
  lost: {
    seconds: 4,
    strikes: [
      { atSeconds: 0, hertz: 392, seconds: 0.3, fade: 1 },
      { atSeconds: 0.4, hertz: 311.13, seconds: 0.5, fade: 1 },
    ],
  },
} as const satisfies Record<Alarm, { readonly seconds: number; readonly strikes: readonly Strike[] }>;

/** Fade-in and fade-out: a tone that starts at full volume clicks. */
const EDGE_SECONDS = 0.012;
const LOUDNESS = 0.55;

/** One round of a tone, as samples from −1 to 1. */
export function ringTone(alarm: Alarm, samplesPerSecond: number): Float32Array<ArrayBuffer> {
  const { seconds, strikes } = TONES[alarm];
  const samples = new Float32Array(Math.round(seconds * samplesPerSecond));
  for (const strike of strikes) addStrike(samples, strike, samplesPerSecond);
  return samples.map((sample) => Math.max(-1, Math.min(1, sample)));
}

function addStrike(samples: Float32Array, strike: Strike, samplesPerSecond: number): void {
  const first = Math.round(strike.atSeconds * samplesPerSecond);
  const count = Math.min(Math.round(strike.seconds * samplesPerSecond), samples.length - first);
  for (let index = 0; index < count; index += 1) {
    const at = index / samplesPerSecond;
    const left = strike.seconds - at;
    const edge = Math.min(1, at / EDGE_SECONDS, left / EDGE_SECONDS);
    const turn = 2 * Math.PI * strike.hertz * at;
    // The second and third partial make it sound like a bell instead of a whistle.
    const wave = Math.sin(turn) + 0.4 * Math.sin(2 * turn) + 0.2 * Math.sin(3 * turn);
    samples[first + index] = (samples[first + index] ?? 0) + LOUDNESS * edge * Math.exp(-strike.fade * at) * wave;
  }
}
