/** Traces of a process for an OTLP collector (docs/decisions/0252-traces-without-packages.md). */
import type { Facts } from './send-batches.ts';

/** Numbers of OTLP. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

/** Only names, numbers and codes of the program: no personal data, no parameters, no secrets. */
export type SpanFacts = Facts;

export type SpanPlace = { readonly traceId: string; readonly spanId: string };

export type BegunSpan = {
  readonly name: string;
  readonly kind: keyof typeof SPAN_KINDS;
  readonly facts?: SpanFacts;
  /** `null`: starts a new trace; `only_within`: recorded only inside another span. */
  readonly parent?: SpanPlace | null | 'only_within';
};

export type Span = {
  readonly name: (name: string) => void;
  readonly tell: (facts: SpanFacts) => void;
  /** @param isFailed whether it failed; the reason is logged elsewhere */
  readonly end: (isFailed: boolean) => void;
};

export type Tracer = {
  readonly isOn: boolean;
  readonly begin: (begun: BegunSpan) => Span;
  /** Runs `work` in a span; spans begun inside are its children. Throwing marks it as failed. */
  readonly within: <Value>(begun: BegunSpan, work: (span: Span) => Promise<Value>) => Promise<Value>;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
};

export type TracerOptions = {
  /** Address of the collector, as in OTEL_EXPORTER_OTLP_ENDPOINT: without `/v1/traces`. */
  readonly endpoint: string;
  /** Spans could not be sent; called at most once a minute. */
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
