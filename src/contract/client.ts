/**
 * The typed client that web and tests use. While rendering, the server passes its own `fetch`, so that a loader makes
 * the same call in-process that the browser makes over the network. No schemas here: types only.
 */
import type { z } from 'zod';
import type { Call } from './call.ts';
import type { CallName } from './calls.ts';
import type { ErrorBody } from './errors.ts';
import { formOf } from './form-body.ts';
import type { Schemas } from './schemas.ts';

export type Dispatch = (request: Request) => Response | Promise<Response>;

/** Input of a call: path parameters, query parameters, body. */
export type CallInput<Name extends CallName> = {
  readonly params?: z.input<Schemas[Name]['params']>;
  readonly query?: z.input<Schemas[Name]['query']>;
  readonly body?: z.input<Schemas[Name]['body']>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};
export type CallOutput<Name extends CallName> = z.output<Schemas[Name]['response']>;

/** The server refused or failed; `body` is its answer, null when it did not reach us or is not in our format. */
export class CallFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, body: ErrorBody | null) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = 'CallFailure';
    this.status = status;
    this.body = body;
  }
}

export type Api = <Name extends CallName>(name: Name, input?: CallInput<Name>) => Promise<CallOutput<Name>>;

/** A table of calls, or the part of it that a browser carries. */
export type CallTable = Partial<Readonly<Record<CallName, Call>>>;

/**
 * Creates a typed client for the given calls.
 *
 * @param dispatch sends a request: the browser's `fetch`, or the server's own while rendering
 * @param origin prefix of the paths
 * @param read parses the JSON of an answer; null when it is none
 */
export function createApiOver(
  calls: CallTable,
  dispatch: Dispatch,
  origin: string,
  read: (response: Response, address: string) => Promise<unknown> = readJson,
): Api {
  return async (name, input = {}) => {
    const call = calls[name];
    if (call === undefined) throw new Error(`${name} is no call of this client`);
    const { method, path, body } = call;
    const url = new URL(fillPath(path, input.params), origin);
    for (const [key, given] of Object.entries(input.query ?? {})) {
      if (given !== undefined && given !== null) url.searchParams.set(key, String(given));
    }
    const request = new Request(url, {
      method,
      headers: {
        Accept: 'application/json',
        // For a form the browser sets the content type, with the boundary.
        ...(method === 'POST' && body !== 'form' ? { 'Content-Type': 'application/json' } : {}),
        ...input.headers,
      },
      ...(method === 'POST' ? { body: body === 'form' ? formOf(input.body) : JSON.stringify(input.body ?? {}) } : {}),
      ...(input.signal ? { signal: input.signal } : {}),
    });
    const response = await Promise.resolve(dispatch(request)).catch(() => null);
    if (response === null) throw new CallFailure(0, null);
    const answer = await read(response, url.href);
    // The server's answers are checked against the same schemas in its tests; errors have one format.
    if (!response.ok) throw new CallFailure(response.status, answer as ErrorBody | null);
    // Aborted, or the page of another server (a hotel's Wi-Fi): the request may or may not have reached us.
    if (answer === null) throw new CallFailure(0, null);
    return answer as CallOutput<typeof name>;
  };
}

/** The JSON of an answer; null when it was aborted or is invalid. */
export function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

function fillPath(path: string, params: unknown): string {
  const given = new Map(Object.entries(params ?? {}));
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(given.get(key))));
}
