/**
 * The state of a courier's phone: the work shown, the steps still to be sent, and what it stores for offline use. Steps
 * are sent in the order in which they were taken and repeated until they are answered; the server takes each once
 * (docs/decisions/0207).
 */

import { CallFailure } from '#contract/client.ts';
import type { CourierStep, SentStep } from '#contract/couriers/client.ts';
import type { CourierStop, CourierWork } from '#contract/couriers/staff-calls.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { type EarlierQueuedStep, upgradeStep } from './earlier-steps.ts';
import { applySteps, isHeld, listDue, type QueuedStep, UNDO_MS } from './steps-on-work.ts';

export type PhoneParts = {
  readonly now: () => Instant;
  readonly newKey: () => string;
  readonly readFromDevice: () => unknown;
  /** null deletes the stored state. */
  readonly saveOnDevice: (kept: unknown) => void;
  readonly loadWork: () => Promise<CourierWork>;
  readonly sendSteps: (steps: readonly SentStep[]) => Promise<readonly { key: string; refusal: string | null }[]>;
};

export type PhoneState = {
  /** Includes the steps that are not sent yet; null until it is known. */
  readonly work: CourierWork | null;
  /** Steps still to send. */
  readonly unsent: number;
  /** The last step, while it can be taken back. */
  readonly undoable: { readonly isDelivery: boolean; readonly client: string; readonly until: Instant } | null;
  readonly line: 'unknown' | 'good' | 'lost';
  /** The session has ended: the PIN is asked for. */
  readonly isSignedOut: boolean;
  /** What the server refused or took away, as sentences. */
  readonly notices: readonly string[];
};

/**
 * The stored state: what may be on the phone while an order is carried, and for one shift at most. Its steps name no
 * guest.
 */
type Kept = {
  readonly shape: number;
  readonly savedAt: Instant;
  readonly work: CourierWork | null;
  readonly queue: readonly QueuedStep[];
};

const SHAPE = 3;
/** Its work did not say what a meal card may pay, nor what is left to collect: only the steps are read. */
const SHAPE_OF_PARTS = 2;
/** Its work had no parts of payments, and its steps the documents' words: only the steps are read. */
const EARLIER_SHAPE = 1;
const KEPT_MS = 12 * 3_600_000;
const SECOND_MS = 1000;
const MOST_NOTICES = 5;

export class CourierPhone {
  readonly #parts: PhoneParts;
  /** The sentence for an order that left the list without a step of this phone. */
  readonly #gone: (kitchenNumber: number | null) => string;
  readonly #listeners = new Set<() => void>();
  #work: CourierWork | null = null;
  #queue: readonly QueuedStep[] = [];
  /** Orders that left the list because of a step of this phone. */
  readonly #settled = new Set<number>();
  #line: PhoneState['line'] = 'unknown';
  #isSignedOut = false;
  #notices: readonly string[] = [];
  #isSending = false;
  #state: PhoneState;

  constructor(parts: PhoneParts, words: { readonly gone: (kitchenNumber: number | null) => string }) {
    this.#parts = parts;
    this.#gone = words.gone;
    const kept = readCached(parts.readFromDevice(), parts.now());
    this.#work = kept.work;
    this.#queue = kept.queue;
    this.#state = this.#nextState();
  }

  readonly getState = (): PhoneState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a step: shown at once, sent as soon as possible. */
  take(step: CourierStepFacts): void {
    this.#queue = [...this.#queue, { step: { ...step, key: this.#parts.newKey() }, takenAt: this.#parts.now() }];
    this.#change();
  }

  /** Undoes the last step while it is held back. */
  undo(): void {
    const last = this.#lastHeld()?.queued;
    this.#queue = this.#queue.filter((queued) => queued !== last);
    this.#change();
  }

  dismissNotices(): void {
    this.#notices = [];
    this.#change();
  }

  /** Takes the server's answer to a call made outside the queue. */
  receive(work: CourierWork): void {
    const stays = new Set(work.stops.map(({ orderNumber }) => orderNumber));
    const own = new Set([...this.#settled, ...this.#queue.flatMap(({ step }) => numbersOf(step))]);
    const gone = this.#work?.stops.filter(({ orderNumber }) => !stays.has(orderNumber) && !own.has(orderNumber)) ?? [];
    this.#tell(gone.map(({ kitchenNumber }) => this.#gone(kitchenNumber)));
    this.#work = work;
    this.#line = 'good';
    this.#isSignedOut = false;
    this.#change();
  }

  /** The courier gave the order back, so its leaving the list needs no message. */
  settle(orderNumber: number): void {
    this.#settled.add(orderNumber);
  }

  /**
   * Sends due steps, then refetches the work.
   *
   * @param isLeaving the page is being hidden: held steps are sent as well
   */
  async refresh({ isLeaving = false }: { readonly isLeaving?: boolean } = {}): Promise<void> {
    // What was held until now is no longer offered, however long the line takes.
    this.#change();
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      await this.#sendDue(isLeaving);
      if (!isLeaving) this.receive(await this.#parts.loadWork());
    } catch (failure) {
      this.#fail(failure);
    } finally {
      this.#isSending = false;
      this.#change();
    }
  }

  /** Handles a failed call outside the queue. */
  fail(failure: unknown): void {
    this.#fail(failure);
    this.#change();
  }

  /** The courier signed out, or another one signs in: deletes everything on the phone. */
  forget(): void {
    this.#work = null;
    this.#queue = [];
    this.#notices = [];
    this.#settled.clear();
    this.#parts.saveOnDevice(null);
    this.#change();
  }

  async #sendDue(isLeaving: boolean): Promise<void> {
    const now = this.#parts.now();
    const due = isLeaving ? this.#queue : listDue(this.#queue, now);
    if (due.length === 0) return;
    const sent = due.map(({ step, takenAt }) => ({
      ...step,
      ageSeconds: Math.max(0, Math.round((now - takenAt) / SECOND_MS)),
    }));
    const refusals = await this.#parts.sendSteps(sent).then(
      (outcomes) => outcomes.flatMap(({ refusal }) => (refusal === null ? [] : [refusal])),
      (failure: unknown) => {
        // A step that the server cannot parse will never succeed: it is reported and dropped.
        if (failure instanceof CallFailure && failure.status === 422) return [failure.message];
        throw failure;
      },
    );
    for (const { step } of due) for (const number of numbersOf(step)) this.#settled.add(number);
    const before = this.#work;
    if (before !== null) this.#work = applySteps(before, due);
    this.#queue = this.#queue.filter((queued) => !due.includes(queued));
    this.#tell(refusals);
  }

  #fail(failure: unknown): void {
    if (failure instanceof CallFailure && failure.status === 401) {
      // Guests' data must not be shown without a session; the steps contain none and are sent after the next sign-in.
      this.#isSignedOut = true;
      this.#work = null;
    } else this.#line = 'lost';
  }

  #tell(sentences: readonly string[]): void {
    if (sentences.length > 0) this.#notices = [...this.#notices, ...sentences].slice(-MOST_NOTICES);
  }

  #change(): void {
    this.#state = this.#nextState();
    const now = this.#parts.now();
    // Delivered orders are removed from storage as soon as the step can no longer be undone.
    const past = this.#queue.filter((queued) => !isHeld(queued, now));
    const work = this.#work === null ? null : applySteps(this.#work, past);
    const kept: Kept = { shape: SHAPE, savedAt: now, work, queue: this.#queue };
    this.#parts.saveOnDevice(work === null && this.#queue.length === 0 ? null : kept);
    for (const listener of this.#listeners) listener();
  }

  /**
   * The last step that can be taken back. One of an order that is not here any more was sent before the page was loaded
   * again, and its answer was lost.
   */
  #lastHeld(): { readonly queued: QueuedStep; readonly stop: CourierStop } | undefined {
    const now = this.#parts.now();
    const stops = this.#work?.stops ?? [];
    return this.#queue
      .flatMap((queued) => {
        const stop = stops.find(({ orderNumber }) => numbersOf(queued.step).includes(orderNumber));
        return stop !== undefined && isHeld(queued, now) ? [{ queued, stop }] : [];
      })
      .at(-1);
  }

  #describeHeld(): PhoneState['undoable'] {
    const held = this.#lastHeld();
    if (held === undefined) return null;
    const { queued, stop } = held;
    return {
      isDelivery: queued.step.kind === 'deliver',
      client: stop.client,
      until: instant(queued.takenAt + UNDO_MS),
    };
  }

  #nextState(): PhoneState {
    return {
      work: this.#work === null ? null : applySteps(this.#work, this.#queue),
      unsent: this.#queue.length,
      undoable: this.#describeHeld(),
      line: this.#line,
      isSignedOut: this.#isSignedOut,
      notices: this.#notices,
    };
  }
}

/** A step without its idempotency key, which is added here. */
export type CourierStepFacts = CourierStep extends infer Step
  ? Step extends unknown
    ? Omit<Step, 'key'>
    : never
  : never;

function numbersOf(step: CourierStep): readonly number[] {
  return step.kind === 'deliver' || step.kind === 'bring_back' ? [step.orderNumber] : [];
}

/** The stored state; work of an earlier shift is left out, unsent steps are kept. */
function readCached(stored: unknown, now: Instant): Pick<Kept, 'work' | 'queue'> {
  if (typeof stored !== 'object' || stored === null || !('shape' in stored)) return { work: null, queue: [] };
  if (stored.shape === EARLIER_SHAPE) {
    // Only that version wrote this shape.
    const { queue } = stored as unknown as { readonly queue: readonly EarlierQueuedStep[] };
    return { work: null, queue: queue.map(upgradeStep) };
  }
  if (stored.shape !== SHAPE && stored.shape !== SHAPE_OF_PARTS) return { work: null, queue: [] };
  // Only this file writes these shapes.
  const { savedAt, work, queue } = stored as Kept;
  const isFresh = stored.shape === SHAPE && now - instant(savedAt) <= KEPT_MS && savedAt <= now;
  return { work: isFresh ? work : null, queue };
}
