/** Records the spans of a process and sends them to a trace collector. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { attributesOf, openBatches } from './send-batches.ts';
import { type BegunSpan, SPAN_KINDS, type Span, type SpanPlace, type Tracer, type TracerOptions } from './tracer.ts';

const FAILED = 2;

/**
 * A running span. Work it started may outlive it (a pool's timer); spans begun by that work later do not belong to it.
 */
type Running = SpanPlace & { isOver: boolean };

export function openOtlpTracer({ endpoint, onLost }: TracerOptions): Tracer {
  const running = new AsyncLocalStorage<Running>();
  const batches = openBatches({
    address: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    onLost,
    wrap: (resource, spans) => ({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'pofta' }, spans }] }] }),
  });

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
        batches.keep({
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
    close: batches.close,
  };
}

/** Nanoseconds since 1970, as text: OTLP counts in 64 bits. */
function nowNanoseconds(): string {
  return String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n);
}
