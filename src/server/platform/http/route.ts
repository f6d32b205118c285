/** Declares a feature's calls: a name of the contract and a handler. Everything else is in the contract's table. */
import type { z } from 'zod';
import type { CallName, Calls } from '#contract/all-calls.ts';
import { encodeAnswer } from '#contract/define/convert-fields.ts';
import type { Access, AnswerOf, Call, PartOf, RefusalOf, WireAnswerOf } from '#contract/define/define-call.ts';
import type { ErrorCode, ErrorFacts, PlainErrorCode } from '#contract/errors.ts';
import type { OrderQuote } from '#contract/orders/wire.ts';
import type { Result } from '#domain/result.ts';
import type { CourierSession } from '../courier-sessions.ts';
import type { Session } from '../sessions.ts';
import type { SharedBody } from './answers/shared-body.ts';

/** Input of a handler: the parsed request, the session, and the origin of the request. */
export type Asked<Name extends CallName> = {
  readonly params: z.output<PartOf<Calls[Name], 'params'>>;
  readonly query: z.output<PartOf<Calls[Name], 'query'>>;
  readonly body: z.output<PartOf<Calls[Name], 'body'>>;
  /** Non-null for every call that is not `public`. */
  readonly session: SessionOf<Calls[Name]['access']>;
  readonly headers: Headers;
  readonly requestId: string;
  /** The visitor's address, by the configured number of trusted proxies; '' for in-process requests. */
  readonly ip: string;
};

type SessionOf<Level extends Access> = 'public' extends Level
  ? Session | null
  : Level extends 'courier'
    ? CourierSession
    : Session;

/** 201 only where the contract says that the call creates something: `openapi.json` lists it there. */
type StatusOf<Of extends Call> = Of extends { readonly created: string } ? 200 | 201 : 200;

/** A successful answer of a call. */
export type AnswerTo<Of extends Call> = {
  readonly kind: 'answer';
  /** A value of the contract, or the same value already encoded as JSON. */
  readonly body: WireAnswerOf<Of> | SharedBody;
  readonly status: StatusOf<Of>;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`, one header each. */
  readonly cookies: readonly string[];
};
export type Answer<Name extends CallName> = AnswerTo<Calls[Name]>;

export type Refusal<Code extends ErrorCode = ErrorCode> = {
  readonly kind: 'refusal';
  readonly code: Code;
  readonly details: ErrorFacts<ErrorCode>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly quote?: OrderQuote;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A table of any length, streamed as it is read. */
export type Stream = {
  readonly kind: 'stream';
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly headers: Readonly<Record<string, string>>;
};

export type Reply<Name extends CallName, Code extends ErrorCode = ErrorCode> = Answer<Name> | Stream | Refusal<Code>;

/** The refusals of a handler: those that the call declares, and invalid fields, which follow from its schemas. */
type HandlerRefusal<Name extends CallName> = RefusalOf<Calls[Name]> | 'invalid_request';

export type Route = {
  readonly name: CallName;
  /** Input matches the schema of `name`: only `defineRoute` creates routes, so the types agree. */
  readonly handle: (asked: Asked<CallName>) => Promise<Reply<CallName>>;
};

/** Ties a handler to a call of the contract; it refuses with the codes of the call's `refusals` only. */
export function defineRoute<Name extends CallName>(
  name: Name,
  handle: (asked: Asked<Name>) => Promise<Reply<Name, HandlerRefusal<Name>>>,
): Route {
  // The pipeline parses with the schemas of `name` before it calls the handler, so the narrower type holds.
  return { name, handle: handle as unknown as Route['handle'] };
}

/** A successful answer. */
export function answer<Name extends CallName>(
  body: WireAnswerOf<Calls[Name]> | SharedBody,
  { status = 200, headers = {}, cookies = [] }: Partial<Pick<Answer<Name>, 'status' | 'headers' | 'cookies'>> = {},
): Answer<Name> {
  return { kind: 'answer', body, status, headers, cookies };
}

/** A successful answer from domain values. */
export function answerAs<Of extends Call>(call: Of, value: AnswerOf<Of>): AnswerTo<Of> {
  return { kind: 'answer', body: encodeAnswer(call, value), status: 200, headers: {}, cookies: [] };
}

/** A streamed table; a failure during streaming aborts the connection. */
export function stream(body: Stream['body'], headers: Stream['headers']): Stream {
  return { kind: 'stream', body, headers };
}

/** An answer that is the same for every client; a browser caches it and revalidates it each time. */
export function answerAll<Name extends CallName>(body: SharedBody): Answer<Name> {
  return answer<Name>(body, { headers: { 'Cache-Control': 'no-cache' } });
}

type More = Pick<Refusal, 'fields' | 'quote' | 'headers'>;
type RefuseArguments<Code extends ErrorCode> = [Code] extends [PlainErrorCode]
  ? [details?: ErrorFacts<Code>, more?: More]
  : [details: ErrorFacts<Code>, more?: More];

/** A refusal; its status and sentence are in the contract's table. */
export function refuse<Code extends ErrorCode>(code: Code, ...[details, more]: RefuseArguments<Code>): Refusal<Code> {
  return { kind: 'refusal', code, details: details ?? {}, ...more };
}

/** The refusal of a use case: a code, facts for its sentence, sentences by field. */
export type UseCaseRefusal = { readonly fields?: Readonly<Record<string, string>> } & (
  | { readonly code: PlainErrorCode; readonly details?: Readonly<Record<string, never>> }
  | FactsRefusals[Exclude<ErrorCode, PlainErrorCode>]
);
type FactsRefusals = { [Code in ErrorCode]: { readonly code: Code; readonly details: ErrorFacts<Code> } };

/** Answers with the refusal of a use case, unchanged. */
export function refuseAs<Given extends UseCaseRefusal>({ code, details = {}, fields }: Given): Refusal<Given['code']> {
  return { kind: 'refusal', code, details, ...(fields === undefined ? {} : { fields }) };
}

/** Answers with the outcome of a use case: its value as a body, or its refusal. */
export function answerWith<Name extends CallName, Value, Given extends UseCaseRefusal = never>(
  outcome: Result<Value, Given>,
  present: (value: Value) => WireAnswerOf<Calls[Name]>,
  more?: Partial<Pick<Answer<Name>, 'status' | 'headers' | 'cookies'>>,
): Answer<Name> | Refusal<Given['code']> {
  return outcome.ok ? answer(present(outcome.value), more) : refuseAs(outcome.error);
}

/** Answers a save: its sentence and the use case's value, including the version; or its refusal. */
export function answerSaved<Value extends object, Given extends UseCaseRefusal = never>(
  saved: Result<Value, Given>,
  message: string | ((value: Value) => string) = 'Datele au fost salvate cu succes!',
) {
  if (!saved.ok) return refuseAs(saved.error);
  return answer({ message: typeof message === 'string' ? message : message(saved.value), ...saved.value });
}

/** Retry-After for a full disk: orders are accepted again this many seconds after space is free. */
const ROOM_RETRY_SECONDS = '10';

/** The refusal for a full or nearly full disk. */
export function refuseForRoom(): Refusal<'no_room'> {
  return refuse('no_room', {}, { headers: { 'Retry-After': ROOM_RETRY_SECONDS } });
}
