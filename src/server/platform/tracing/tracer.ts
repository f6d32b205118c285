/** Traces of what a process does, for a collector that speaks OTLP (docs/decisions/0252-traces-without-packages.md). */
import type { Facts } from './send-batches.ts';

/** Numbers of OTLP. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

/** Names, numbers and codes of ours: nothing of a person, no parameter, no secret. */
export type SpanFacts = Facts;

export type SpanPlace = { readonly traceId: string; readonly spanId: string };

export type BegunSpan = {
  readonly name: string;
  readonly kind: keyof typeof SPAN_KINDS;
  readonly facts?: SpanFacts;
  /** `null`: begins a trace, whatever runs; `only_within`: recorded only as a part of another. */
  readonly parent?: SpanPlace | null | 'only_within';
};

export type Span = {
  readonly name: (name: string) => void;
  readonly tell: (facts: SpanFacts) => void;
  /** @param isFailed whether it went wrong; why is the log's matter */
  readonly end: (isFailed: boolean) => void;
};

export type Tracer = {
  readonly isOn: boolean;
  readonly begin: (begun: BegunSpan) => Span;
  /** Runs `work` in a span; what it begins is a part of it. One that throws has failed. */
  readonly within: <Value>(begun: BegunSpan, work: (span: Span) => Promise<Value>) => Promise<Value>;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
};

export type TracerOptions = {
  /** Where a collector listens, as in OTEL_EXPORTER_OTLP_ENDPOINT: without `/v1/traces`. */
  readonly endpoint: string;
  /** Spans could not be sent; said at most once a minute. */
  readonly onLost: (reason: string) => void;
};

const NO_SPAN: Span = { name: ignore, tell: ignore, end: ignore };

/** Records nothing. */
export const NO_TRACES: Tracer = {
  isOn: false,
  begin: () => NO_SPAN,
  within: (_, work) => work(NO_SPAN),
  close: async () => {},
};

function ignore() {}
