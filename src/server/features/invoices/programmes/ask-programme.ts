/** One request to an invoicing programme, and how sure it is that it did nothing. */
import { parseJson } from '#domain/text/parse-json.ts';
import type { OutboundCaller } from '#server/platform/define/outbound-caller.ts';
import type { CallOut, OutgoingRequest } from '#server/platform/http/call-out.ts';

export type ProgrammeAnswer =
  /** `body` is null when it is no JSON. */
  | { readonly code: 'answered'; readonly status: number; readonly body: unknown }
  /** The request did not leave this machine. */
  | { readonly code: 'not_sent'; readonly said: string }
  /** It may have been carried out. */
  | { readonly code: 'lost'; readonly said: string };

/** Failures before a connection exists. */
const BEFORE_SENDING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
const LONGEST_SAID = 300;

type AskedOf = Pick<OutgoingRequest, 'method' | 'headers'> & { readonly address: string; readonly json?: object };

export async function askProgramme(
  callOut: CallOut,
  caller: OutboundCaller,
  { address, method, headers = {}, json }: AskedOf,
): Promise<ProgrammeAnswer> {
  const called = await callOut(caller, {
    address: new URL(address),
    headers: { Accept: 'application/json', ...(json && { 'Content-Type': 'application/json' }), ...headers },
    ...(method && { method }),
    ...(json && { body: JSON.stringify(json) }),
  });
  if (called.ok) {
    const { status, body } = called.value;
    return { code: 'answered', status, body: parseJson(body.toString('utf8')) };
  }
  const { code, error } = called.error;
  const isUnsent = code === 'forbidden' || ('code' in error && BEFORE_SENDING.has(String(error.code)));
  return { code: isUnsent ? 'not_sent' : 'lost', said: error.message };
}

/** What a programme said, as one short line without the markup that some put into their sentences, and without a period. */
export function cleanSaid(said: string): string {
  const [first = ''] = said.replace(/^System\.[\w.]*Exception:\s*/, '').split(/<|\r?\n/);
  return first.trim().replace(/\.$/, '').slice(0, LONGEST_SAID);
}

/** „12.50”: programmes read lei with two decimals. */
export function leiNumber(amount: number): number {
  return amount / 100;
}
