/**
 * Declares a call of the API, once: client, routes, API description and access matrix derive from it
 * (docs/decisions/0266). Browsers get method, path and fields only (scripts/leave-out-of-calls.ts).
 */
import type { z } from 'zod';
import type { StaffAccess } from '#domain/accounts/role-rights.ts';
import type { ErrorCode } from '../errors.ts';
import type { Described, Fields } from './convert-fields.ts';

/**
 * Whom a call lets in: the public, a signed-in person, people with a role that opens the level
 * (`domain/accounts/roles.ts`), or a courier. Couriers' sessions are a separate kind: other sessions cannot make
 * couriers' calls, nor the reverse.
 */
export type Access = 'public' | 'signed_in' | 'courier' | StaffAccess;

/** A limit on how often one visitor may make a call; loopback addresses are not counted (docs/operations.md). */
export type VolumeLimit = { readonly points: number; readonly seconds: number };

/** The part of a declaration that browsers have. */
export type BrowserCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  /** Sent as `multipart/form-data`, because it has files; every other body is JSON. */
  readonly sends?: 'form';
  /** Fields of the answer, and of the body, whose type on the wire differs from their domain type. */
  readonly responseFields?: unknown;
  readonly bodyFields?: unknown;
};

/** One call of the API. */
export type Call = BrowserCall & {
  readonly access: Access;
  /** What the call does, for the API description. */
  readonly sentence: string;
  /**
   * The codes with which the handler may refuse; another one does not compile (`defineRoute`). Those that follow from
   * the declaration itself (access, schemas, limits) are added by `listRefusals`.
   */
  readonly refusals?: readonly ErrorCode[];
  /** Schemas of the request: path parameters, query parameters, body. A missing one takes nothing. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** The call answers 201 when it adds something; `sometimes` where it also changes what exists. */
  readonly created?: 'always' | 'sometimes';
  /** Answered as a download; every other answer is JSON. */
  readonly answers?: 'csv' | 'zip';
  readonly limit?: VolumeLimit;
  /** The call stores something new, so it is refused while the disk is nearly full. */
  readonly needsRoom?: true;
  /**
   * The call changes people, rights, payments or legal texts, or exports personal data: a session of our own pages, and
   * any session of an account with a second factor, must have authenticated within the last ten minutes
   * (docs/decisions/0243). `of_every_session`: it changes how the caller signs in, or ends other sessions, so this
   * applies to sessions of programs as well.
   */
  readonly needsStepUp?: true | 'of_every_session';
  /**
   * The call adds something that nothing else keeps single, so that sending it again after a lost answer must not add it
   * twice (docs/decisions/0260). `by_key`: requests with the same idempotency key are one request and get one answer.
   * `by_key_untold`: the same, but the answer contains a secret and is not kept, so a repeated request is refused.
   */
  readonly once?: 'by_key' | 'by_key_untold';
  /**
   * What an enrolled tablet may do: make a staff call while its session is not locked (the default), never, or also while
   * it is locked, because it only shows, rings and reports then. Of the other calls it may make only public ones and
   * those that say `while_locked`.
   */
  readonly onPanels?: 'never' | 'while_locked';
};

/** The codes that a call declares. */
export type RefusalOf<Of extends Call> = Of extends { readonly refusals: readonly (infer Code extends ErrorCode)[] }
  ? Code
  : never;

type Part = 'params' | 'query' | 'body';
type WireOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;

export function defineCall<const Declared extends Call>(
  declared: Declared & {
    readonly responseFields?: Fields<z.output<Declared['response']>>;
    readonly bodyFields?: Fields<WireOf<Declared['body']>>;
  },
): Declared {
  return declared;
}

/** Nothing is sent in this part of the request. */
type Nothing = z.ZodObject<Record<never, never>>;

/** The schema of a part of the request. */
export type PartOf<Of extends Call, Name extends Part> = Of extends { readonly [_ in Name]: infer Schema }
  ? Schema extends z.ZodType
    ? Schema
    : Nothing
  : Nothing;

/** The body as it is sent. */
export type WireBodyOf<Of extends Call> = z.input<PartOf<Of, 'body'>>;
/** The answer as it is sent. */
export type WireAnswerOf<Of extends Call> = z.output<Of['response']>;

/** The body with domain values, where the call declares fields. */
export type BodyOf<Of extends Call> = Of extends { readonly bodyFields: infer Given }
  ? Described<WireBodyOf<Of>, Given>
  : WireBodyOf<Of>;
/** The answer with domain values, where the call declares fields. */
export type AnswerOf<Of extends Call> = Of extends { readonly responseFields: infer Given }
  ? Described<WireAnswerOf<Of>, Given>
  : WireAnswerOf<Of>;

/** What is given to a call: path parameters, query parameters, a body. */
export type InputOf<Of extends Call, Body = BodyOf<Of>> = {
  readonly params?: z.input<PartOf<Of, 'params'>>;
  readonly query?: z.input<PartOf<Of, 'query'>>;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};
