/** How a feature declares its calls: a name of the contract and a handler. Everything else is in the contract's table. */
import type { z } from 'zod';
import type { Access } from '#contract/call.ts';
import type { CALLS, CallName } from '#contract/calls.ts';
import type { CallOutput } from '#contract/client.ts';
import type { ErrorCode, ErrorFacts, PlainErrorCode } from '#contract/errors.ts';
import type { OrderQuote } from '#contract/orders/wire.ts';
import type { Schemas } from '#contract/schemas.ts';
import type { DefinedAnswer } from '#contract/values/define-answer.ts';
import type { Result } from '#domain/result.ts';
import type { CourierSession } from '../courier-sessions.ts';
import type { Session } from '../sessions.ts';
import type { SharedBody } from './answers/shared-body.ts';

/** What a handler gets: parsed input, the session, and where the request came from. */
export type Asked<Name extends CallName> = {
  readonly params: z.output<Schemas[Name]['params']>;
  readonly query: z.output<Schemas[Name]['query']>;
  readonly body: z.output<Schemas[Name]['body']>;
  /** Every call that is not `public` has one. */
  readonly session: SessionOf<(typeof CALLS)[Name]['access']>;
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
type StatusOf<Name extends CallName> = Schemas[Name] extends { readonly created: string } ? 200 | 201 : 200;

export type Answer<Name extends CallName> = {
  readonly kind: 'answer';
  /** A value of the contract, or the same already written as JSON. */
  readonly body: CallOutput<Name> | SharedBody;
  readonly status: StatusOf<Name>;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie`, one header each. */
  readonly cookies: readonly string[];
};

export type Refusal = {
  readonly kind: 'refusal';
  readonly code: ErrorCode;
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

export type Reply<Name extends CallName> = Answer<Name> | Stream | Refusal;

/** A limit on how often one visitor may make a call; loopback addresses are not counted (docs/operations.md). */
export type VolumeLimit = { readonly points: number; readonly seconds: number };

export type Route = {
  readonly name: CallName;
  readonly limit: VolumeLimit | null;
  /** It stores something new, so it is refused while the disk is nearly full. */
  readonly needsRoom: boolean;
  /** Called with input that matched the schema of `name`; `defineRoute` is the only maker, so the types agree. */
  readonly handle: (asked: Asked<CallName>) => Promise<Reply<CallName>>;
};

/** Ties a handler to a call of the contract. */
export function defineRoute<Name extends CallName>(
  name: Name,
  handle: (asked: Asked<Name>) => Promise<Reply<Name>>,
  { limit = null, needsRoom = false }: { readonly limit?: VolumeLimit | null; readonly needsRoom?: boolean } = {},
): Route {
  // The pipeline parses with the schemas of `name` before it calls, which is what the narrower type asks for.
  return { name, limit, needsRoom, handle: handle as unknown as Route['handle'] };
}

/** A good answer. */
export function answer<Name extends CallName>(
  body: CallOutput<Name> | SharedBody,
  { status = 200, headers = {}, cookies = [] }: Partial<Pick<Answer<Name>, 'status' | 'headers' | 'cookies'>> = {},
): Answer<Name> {
  return { kind: 'answer', body, status, headers, cookies };
}

/** A good answer from domain values. */
export function answerAs<Name extends CallName, Value>(
  defined: DefinedAnswer<Name, Value>,
  value: Value,
): Answer<Name> {
  return answer<Name>(defined.toWire(value));
}

/** A streamed table; a failure on the way aborts the connection. */
export function stream(body: Stream['body'], headers: Stream['headers']): Stream {
  return { kind: 'stream', body, headers };
}

/** An answer that is the same for every client; a browser keeps it and asks each time whether it is still current. */
export function answerAll<Name extends CallName>(body: SharedBody): Answer<Name> {
  return answer<Name>(body, { headers: { 'Cache-Control': 'no-cache' } });
}

type More = Pick<Refusal, 'fields' | 'quote' | 'headers'>;
type RefuseArguments<Code extends ErrorCode> = [Code] extends [PlainErrorCode]
  ? [details?: ErrorFacts<Code>, more?: More]
  : [details: ErrorFacts<Code>, more?: More];

/** A refusal; its status and sentence stand in the contract's table. */
export function refuse<Code extends ErrorCode>(code: Code, ...[details, more]: RefuseArguments<Code>): Refusal {
  return { kind: 'refusal', code, details: details ?? {}, ...more };
}

/** What a use case refuses with: a code, the facts of its sentence where it names any, sentences by field. */
export type UseCaseRefusal = { readonly fields?: Readonly<Record<string, string>> } & (
  | { readonly code: PlainErrorCode; readonly details?: Readonly<Record<string, never>> }
  | FactsRefusals[Exclude<ErrorCode, PlainErrorCode>]
);
type FactsRefusals = { [Code in ErrorCode]: { readonly code: Code; readonly details: ErrorFacts<Code> } };

/** The refusal of a use case, as it is. */
export function refuseAs({ code, details = {}, fields }: UseCaseRefusal): Refusal {
  return { kind: 'refusal', code, details, ...(fields === undefined ? {} : { fields }) };
}

/** What the outcome of a use case is told as: its value as a body, or its refusal. */
export function answerWith<Name extends CallName, Value>(
  outcome: Result<Value, UseCaseRefusal>,
  present: (value: Value) => CallOutput<Name>,
  more?: Partial<Pick<Answer<Name>, 'status' | 'headers' | 'cookies'>>,
): Answer<Name> | Refusal {
  return outcome.ok ? answer(present(outcome.value), more) : refuseAs(outcome.error);
}

/** Answers a save: the sentence and what the use case tells, its version among it; or its refusal. */
export function answerSaved<Value extends object>(
  saved: Result<Value, UseCaseRefusal>,
  message: string | ((value: Value) => string) = 'Datele au fost salvate cu succes!',
) {
  if (!saved.ok) return refuseAs(saved.error);
  return answer({ message: typeof message === 'string' ? message : message(saved.value), ...saved.value });
}

/** Retry-After of a full disk: so many seconds after space is free the shop accepts orders again. */
const ROOM_RETRY_SECONDS = '10';

/** The disk is full, or nearly so. */
export function refuseForRoom(): Refusal {
  return refuse('no_room', {}, { headers: { 'Retry-After': ROOM_RETRY_SECONDS } });
}
