/**
 * The typed client that web and tests use. While rendering, the server passes its own `fetch`, so that a loader makes
 * the same call in-process that the browser makes over the network. No schemas here: types only.
 */
import { decodeAnswer, encodeBody } from './define/convert-fields.ts';
import type { AnswerOf, BrowserCall, Call, InputOf } from './define/define-call.ts';
import type { ErrorBody } from './error-body.ts';
import { formOf } from './form-body.ts';

export type Dispatch = (request: Request) => Response | Promise<Response>;

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

/** Makes a call: its declaration, its input, its answer with domain values. */
export type Api = <Of extends Call>(call: Of, input?: InputOf<Of>) => Promise<AnswerOf<Of>>;

/** Makes a call without types: the answer is as it was sent. */
export type SendCall = (call: BrowserCall, input: WireInput) => Promise<unknown>;
export type WireInput = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * Creates a typed client.
 *
 * @param dispatch sends a request: the browser's `fetch`, or the server's own while rendering
 * @param origin prefix of the paths
 * @param read parses the JSON of an answer; null when it is none
 */
export function createApi(
  dispatch: Dispatch,
  origin: string,
  read: (response: Response, address: string) => Promise<unknown> = readJson,
): Api {
  const send = sendCalls(dispatch, origin, read);
  // The server's answers are checked against the same schemas in its tests.
  const api = async (call: BrowserCall, input: WireInput = {}) =>
    decodeAnswer(call, await send(call, { ...input, body: encodeBody(call, input.body) }));
  return api as Api;
}

export function sendCalls(dispatch: Dispatch, origin: string, read = readJson as ReadAnswer): SendCall {
  return async ({ method, path, sends }, { params, query, body, headers, signal }) => {
    const url = new URL(fillPath(path, params), origin);
    for (const [key, given] of Object.entries(query ?? {})) {
      if (given !== undefined && given !== null) url.searchParams.set(key, String(given));
    }
    const request = new Request(url, {
      method,
      headers: {
        Accept: 'application/json',
        // For a form the browser sets the content type, with the boundary.
        ...(method === 'POST' && sends !== 'form' ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: sends === 'form' ? formOf(body) : JSON.stringify(body ?? {}) } : {}),
      ...(signal ? { signal } : {}),
    });
    const response = await Promise.resolve(dispatch(request)).catch(() => null);
    if (response === null) throw new CallFailure(0, null);
    const answer = await read(response, url.href);
    // Errors have one format.
    if (!response.ok) throw new CallFailure(response.status, answer as ErrorBody | null);
    // Aborted, or the page of another server (a hotel's Wi-Fi): the request may or may not have reached us.
    if (answer === null) throw new CallFailure(0, null);
    return answer;
  };
}

type ReadAnswer = (response: Response, address: string) => Promise<unknown>;

/** The JSON of an answer; null when it was aborted or is invalid. */
export function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

function fillPath(path: string, params: object | undefined): string {
  const given = new Map(Object.entries(params ?? {}));
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(given.get(key))));
}
