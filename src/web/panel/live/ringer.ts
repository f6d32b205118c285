/**
 * The panel's voice. Browsers let a page sound only after a touch, so it is either off (not asked for), blocked (asked for,
 * but a touch is missing), or on. Of several tabs only the one that holds the lock sounds.
 */
import type { SoundState } from '#contract/panel/watch-wire.ts';
import type { Alarm } from './live-state.ts';
import { ringTone } from './ring-tone.ts';

const LOCK = 'pofta-panel-sound';
const FADE_SECONDS = 0.05;

export class Ringer {
  readonly #listeners = new Set<() => void>();
  readonly #given = new AbortController();
  #context: AudioContext | null = null;
  #sounding: { readonly alarm: Alarm; readonly source: AudioBufferSourceNode; readonly gain: GainNode } | null = null;
  #alarm: Alarm | null = null;
  #isInQueue = false;
  #holdsLock = false;
  #isWanted = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SoundState => {
    if (!('AudioContext' in globalThis)) return 'unsupported';
    if (!this.#isWanted) return 'off';
    if (this.#context?.state !== 'running') return 'blocked';
    return this.#holdsLock ? 'on' : 'elsewhere';
  };

  /** Asks for sound; works only while a touch or a key press is being answered. */
  async start(): Promise<void> {
    if (!('AudioContext' in globalThis)) return;
    this.#isWanted = true;
    if (this.#context === null) {
      this.#context = new AudioContext();
      // The system takes the speaker away for a call or another app, and gives it back: always show which.
      this.#context.addEventListener('statechange', () => this.#changed());
    }
    this.#changed();
    await this.#context.resume();
    this.#changed();
  }

  /** What is to be heard from now on, until told otherwise. */
  sound(alarm: Alarm | null): void {
    this.#alarm = alarm;
    this.#adjust();
  }

  /** One round of the bell, so that staff can tell whether it is loud enough. */
  tryOut(): void {
    if (this.#context?.state !== 'running' || this.#sounding) return;
    const { source } = play(this.#context, 'orders');
    source.loop = false;
  }

  stop(): void {
    this.#given.abort();
    this.#listeners.clear();
    void this.#context?.close();
  }

  /** Only a tab that can sound asks: a mute one must not keep the others quiet. */
  #queueForLock(): void {
    if (this.#isInQueue || this.#context?.state !== 'running') return;
    this.#isInQueue = true;
    // Over plain http on a local network there are no locks: then every tab that was told to ring rings.
    if (!('locks' in navigator)) {
      this.#holdsLock = true;
      return;
    }
    const untilStopped = () => {
      this.#holdsLock = true;
      this.#changed();
      return new Promise<void>((release) => this.#given.signal.addEventListener('abort', () => release()));
    };
    navigator.locks.request(LOCK, { signal: this.#given.signal }, untilStopped).catch((reason: unknown) => {
      if (!this.#given.signal.aborted) throw reason;
    });
  }

  #changed(): void {
    this.#queueForLock();
    this.#adjust();
    for (const listener of this.#listeners) listener();
  }

  #adjust(): void {
    const wanted = this.getState() === 'on' ? this.#alarm : null;
    if ((this.#sounding?.alarm ?? null) === wanted) return;
    const context = this.#context;
    if (context === null) return;
    if (this.#sounding) {
      this.#sounding.gain.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 3);
      this.#sounding.source.stop(context.currentTime + FADE_SECONDS);
      this.#sounding = null;
    }
    if (wanted !== null) this.#sounding = { alarm: wanted, ...play(context, wanted) };
  }
}

function play(context: AudioContext, alarm: Alarm): { source: AudioBufferSourceNode; gain: GainNode } {
  const samples = ringTone(alarm, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const gain = context.createGain();
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.connect(gain).connect(context.destination);
  source.start();
  return { source, gain };
}
