/**
 * One request to a provider, and what may be concluded from its end. A request that never left this machine did
 * nothing; one that left and has no readable answer may have done everything.
 */
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import { failureCode } from '#server/platform/failure-code.ts';
import type { CallOut, OutgoingRequest } from '#server/platform/http/call-out.ts';
import type { Answer } from './provider.ts';

/** What an adapter needs of the process. */
export type ProviderServices = {
  /** Tests replace it. */
  readonly callOut: CallOut;
};

export type Reply =
  /** An answer of the provider's program: 2xx, or a 4xx that refuses. `json` is undefined when it is no JSON. */
  | { readonly kind: 'answered'; readonly status: number; readonly json: unknown }
  | { readonly kind: 'not_sent'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The name was not resolved, or no connection came about. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);
/** Answers of a client error that do not say whether the request was carried out: too slow, in conflict, too many. */
const UNSETTLED: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** @param readable changes the text before it is read as JSON: numbers beyond 2⁵³ become text */
export async function askProvider(
  { callOut }: ProviderServices,
  caller: OutboundCaller,
  request: OutgoingRequest,
  readable: (text: string) => string = (text) => text,
): Promise<Reply> {
  // A request without a name is refused by some firewalls in front of an API.
  const headers = { 'User-Agent': 'Pofta', ...request.headers };
  const called = await callOut(caller, { ...request, headers });
  if (!called.ok) {
    const { code, status, error } = called.error;
    const reason = code === 'unreachable' ? failureCode(error) : code;
    const isUnsent = code === 'forbidden' || (status === null && NEVER_SENT.has(reason));
    return { kind: isUnsent ? 'not_sent' : 'unknown', reason };
  }
  const { status, body } = called.value;
  const isSettled = status >= 200 && status < 500 && !(status >= 300 && status < 400) && !UNSETTLED.has(status);
  if (!isSettled) return { kind: 'unknown', reason: `http_${status}` };
  return { kind: 'answered', status, json: parseJson(readable(body.toString('utf8'))) };
}

/** Undefined for text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const answerDone = <Value>(value: Value): Answer<Value> => ({ kind: 'done', value });
export const answerRefused = (reason: string): Answer<never> => ({ kind: 'refused', reason });
export const answerUnknown = (reason: string): Answer<never> => ({ kind: 'unknown', reason });

/** The answer to a start or a trial without an answer: what never left did nothing, and may be tried again at once. */
export function answerUnstarted(reply: Exclude<Reply, { readonly kind: 'answered' }>): Answer<never> {
  return reply.kind === 'not_sent' ? answerRefused(`not_sent_${reply.reason}`) : answerUnknown(reply.reason);
}

/**
 * The JSON of an answer to a step on a payment. Everything that says nothing about the payment itself is unknown (an
 * outage, wrong keys): a refusal would be final, and the money is still there.
 */
export function readAnswered(reply: Reply): Answer<{ readonly status: number; readonly json: unknown }> {
  if (reply.kind !== 'answered') return answerUnknown(reply.reason);
  if (areKeysRefused(reply.status)) return answerUnknown('keys');
  return answerDone(reply);
}

/** 401 and 403: the keys are wrong, or lack a right. */
export function areKeysRefused(status: number): boolean {
  return status === 401 || status === 403;
}
