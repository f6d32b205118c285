/** Spans of a process, sent in batches as OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import {
  type BegunSpan,
  SPAN_KINDS,
  type Span,
  type SpanFacts,
  type SpanPlace,
  type Tracer,
  type TracerOptions,
} from './tracer.ts';

const SEND_EVERY_MS = 5_000;
const BATCH = 512;
/** Beyond it spans are dropped: a collector that is away must cost no memory. */
const MOST_WAITING = 4_096;
const SEND_LIMIT_MS = 10_000;
const TELL_EVERY_MS = 60_000;
const FAILED = 2;

/** A span that runs. Work it started may outlive it (a pool's timer): what that begins is no part of it any more. */
type Running = SpanPlace & { isOver: boolean };

export function openOtlpTracer({ endpoint, onLost }: TracerOptions): Tracer {
  const running = new AsyncLocalStorage<Running>();
  const address = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const waiting: object[] = [];
  let sending: Promise<void> = Promise.resolve();
  let toldAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(send, SEND_EVERY_MS);
  timer.unref();

  function open({
    name,
    kind,
    facts = {},
    parent,
  }: BegunSpan): { readonly span: Span; readonly place: Running } | null {
    const around = running.getStore();
    const within = around === undefined || around.isOver ? null : around;
    if (parent === 'only_within' && within === null) return null;
    const above = parent === undefined || parent === 'only_within' ? within : parent;
    const place: Running = {
      traceId: above?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      isOver: false,
    };
    const told = { name, facts };
    const began = nowNanoseconds();
    const span: Span = {
      name: (text) => {
        told.name = text;
      },
      tell: (more) => {
        told.facts = { ...told.facts, ...more };
      },
      end: (isFailed) => {
        if (place.isOver) return;
        place.isOver = true;
        keep({
          traceId: place.traceId,
          spanId: place.spanId,
          ...(above === null ? {} : { parentSpanId: above.spanId }),
          name: told.name,
          kind: SPAN_KINDS[kind],
          startTimeUnixNano: began,
          endTimeUnixNano: nowNanoseconds(),
          attributes: attributesOf(told.facts),
          ...(isFailed ? { status: { code: FAILED } } : {}),
        });
      },
    };
    return { span, place };
  }

  function keep(span: object): void {
    if (waiting.length >= MOST_WAITING) return;
    waiting.push(span);
    if (waiting.length >= BATCH) send();
  }

  function send(): void {
    if (waiting.length === 0) return;
    const batch = waiting.splice(0, BATCH);
    // One after the other: a slow collector is not sent more at once.
    sending = sending.then(() => post(batch));
  }

  async function post(spans: readonly object[]): Promise<void> {
    const resource = { attributes: attributesOf({ 'service.name': 'pofta', 'process.pid': process.pid }) };
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'pofta' }, spans }] }] });
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The collector answered ${response.status}`);
    } catch (error) {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      onLost(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    isOn: true,
    begin: (begun) => open(begun)?.span ?? { name: () => {}, tell: () => {}, end: () => {} },
    async within(begun, work) {
      const opened = open(begun);
      if (opened === null) return work({ name: () => {}, tell: () => {}, end: () => {} });
      const { span, place } = opened;
      try {
        const value = await running.run(place, () => work(span));
        span.end(false);
        return value;
      } catch (error) {
        span.end(true);
        throw error;
      }
    },
    async close() {
      clearInterval(timer);
      while (waiting.length > 0) send();
      await sending;
    },
  };
}

/** Nanoseconds since 1970, as text: OTLP counts in 64 bits. */
function nowNanoseconds(): string {
  return String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n);
}

function attributesOf(facts: SpanFacts): object[] {
  return Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
}
