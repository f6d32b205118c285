/** Answers of the wire as literals: what stands behind the client of the API in a test without a server. */

import { CALLS, type CallName } from '#contract/all-calls.ts';
import { type Api, createApi } from '#contract/client.ts';
import type { Call } from '#contract/define/define-call.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CallOutput } from '#contract/named-api.ts';

/** A request as it was sent. */
export type Sent = {
  readonly name: CallName;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** Parsed from JSON; null without a body. The test knows what its screen sends. */
  readonly body: unknown;
};

/** The request does not reach the server. */
export const LOST = Symbol('lost');

/** The answer is none of ours: the page of a proxy that fails. */
export const BROKEN = Symbol('broken');

type Refused = { readonly refused: ErrorBody; readonly status: number };
type Given<Name extends CallName> = CallOutput<Name> | Refused | typeof LOST | typeof BROKEN;
export type Answer<Name extends CallName> = Given<Name> | ((sent: Sent) => Given<Name> | Promise<Given<Name>>);
export type Answers = { readonly [Name in CallName]?: Answer<Name> };

export type LiteralWire = {
  readonly api: Api;
  /** The bodies sent with a call, in order. */
  readonly bodies: (name: CallName) => readonly unknown[];
  readonly sent: (name: CallName) => readonly Sent[];
  /** Other answers from now on. */
  readonly answer: (answers: Answers) => void;
};

/** The server refuses with this status, code and sentence. */
export function refused(
  status: number,
  code: ErrorCode,
  message: string,
  facts: Partial<Pick<ErrorBody, 'fields' | 'quote' | 'details'>> = {},
): Refused {
  return { status, refused: { code, message, requestId: 'proba', ...facts } };
}

/** Calls for which a test states no answer: they are answered 500, and fail it (screen-ground.ts). */
export const unanswered: CallName[] = [];

export function openLiteralWire(first: Answers): LiteralWire {
  let answers: Answers = first;
  const heard: Sent[] = [];
  async function dispatch(request: Request): Promise<Response> {
    const sent = await readSent(request);
    heard.push(sent);
    const answer = answers[sent.name] as Answer<CallName> | undefined;
    if (answer === undefined) unanswered.push(sent.name);
    const given = typeof answer === 'function' ? await answer(sent) : answer;
    if (given === LOST) throw new TypeError('Failed to fetch');
    if (given === BROKEN) return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (given === undefined) return Response.json(null, { status: 500 });
    return isRefused(given) ? Response.json(given.refused, { status: given.status }) : Response.json(given);
  }
  const sent = (name: CallName) => heard.filter((one) => one.name === name);
  return {
    api: createApi(dispatch, window.location.origin),
    sent,
    bodies: (name) => sent(name).map(({ body }) => body),
    answer: (next) => {
      answers = { ...answers, ...next };
    },
  };
}

function isRefused(given: unknown): given is Refused {
  return typeof given === 'object' && given !== null && 'refused' in given;
}

async function readSent(request: Request): Promise<Sent> {
  const { pathname: path, searchParams } = new URL(request.url);
  const isJson = request.headers.get('Content-Type') === 'application/json';
  return {
    name: nameOf(request.method, path),
    path,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: isJson ? await request.json() : null,
  };
}

const PATTERNS = Object.entries<Call>(CALLS).map(([name, { method, path }]) => ({
  // A key of the table.
  name: name as CallName,
  method,
  isStanding: !path.includes('{'),
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** A path without parameters comes before one with. */
function nameOf(asked: string, path: string): CallName {
  const found = PATTERNS.filter(({ method, pattern }) => method === asked && pattern.test(path));
  const name = (found.find(({ isStanding }) => isStanding) ?? found[0])?.name;
  if (name === undefined) throw new Error(`No call has the address ${asked} ${path}`);
  return name;
}
