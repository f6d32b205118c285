/**
 * Sends telemetry of a process to a collector, in batches, as OTLP over HTTP in JSON
 * (opentelemetry.io/docs/specs/otlp).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { OutboundCaller } from '../define/outbound-caller.ts';
import { failureReason } from '../failure-reason.ts';
import { callOut } from '../http/call-out.ts';

const SEND_EVERY_MS = 5_000;
const BATCH = 512;
/** Further items are dropped, so that an unavailable collector costs no memory. */
const MOST_WAITING = 4_096;
/** Of traces and logs. */
export const COLLECTORS: OutboundCaller = { name: 'collectors', to: 'configured', timeoutMs: 10_000, mostBytes: 0 };
/** A process that exits does not wait for a hanging collector. */
const CLOSE_LIMIT_MS = 3_000;
const TELL_EVERY_MS = 60_000;

export type Facts = Readonly<Record<string, string | number>>;

export type Batches = {
  readonly keep: (item: object) => void;
  /** Sends the remaining items. */
  readonly close: () => Promise<void>;
};

export type BatchOptions = {
  readonly address: string;
  /** The request body for these items of this process. */
  readonly wrap: (resource: object, items: readonly object[]) => object;
  /** Items could not be sent; called at most once a minute. */
  readonly onLost: (reason: string) => void;
};

export function openBatches({ address, wrap, onLost }: BatchOptions): Batches {
  const waiting: object[] = [];
  let sending: Promise<void> = Promise.resolve();
  let toldAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(send, SEND_EVERY_MS);
  timer.unref();

  function send(): void {
    if (waiting.length === 0) return;
    const batch = waiting.splice(0, BATCH);
    // One request after the other, so that a slow collector does not get several at once.
    sending = sending.then(() => post(batch));
  }

  async function post(items: readonly object[]): Promise<void> {
    const resource = { attributes: attributesOf({ 'service.name': 'pofta', 'process.pid': process.pid }) };
    try {
      const called = await callOut(COLLECTORS, {
        address: new URL(address),
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(wrap(resource, items)),
      });
      if (!called.ok) throw called.error.error;
      const { status } = called.value;
      if (status < 200 || status > 299) throw new Error(`The collector answered ${status}`);
    } catch (error) {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      onLost(failureReason(error));
    }
  }

  return {
    keep(item) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(item);
      if (waiting.length >= BATCH) send();
    },
    async close() {
      clearInterval(timer);
      while (waiting.length > 0) send();
      await Promise.race([sending, wait(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

export function attributesOf(facts: Facts): object[] {
  return Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
}
