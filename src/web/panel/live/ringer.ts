/**
 * Plays the panel's sounds. Browsers let a page play sound only after a touch, so the state is off (not asked for),
 * blocked (asked for, but a touch is missing), or on. Of several tabs only the one that holds the lock plays.
 */
import type { SoundState } from '#contract/watch/wire.ts';
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

  /** Turns sound on; works only inside the event handler of a touch or a key press. */
  async start(): Promise<void> {
    if (!('AudioContext' in globalThis)) return;
    this.#isWanted = true;
    if (this.#context === null) {
      this.#context = new AudioContext();
      // The operating system takes the speaker away for a call or another app and gives it back: the state follows.
      this.#context.addEventListener('statechange', () => this.#changed());
    }
    this.#changed();
    await this.#context.resume();
    this.#changed();
  }

  /** Sets what rings from now on. */
  sound(alarm: Alarm | null): void {
    this.#alarm = alarm;
    this.#adjust();
  }

  /** Plays one round of the bell, so that staff can check the volume. */
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

  /** Only a tab that can play sound asks for the lock: one without sound would keep the others quiet. */
  #queueForLock(): void {
    if (this.#isInQueue || this.#context?.state !== 'running') return;
    this.#isInQueue = true;
    // Over plain http on a local network there are no locks: every tab that was told to ring rings.
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
