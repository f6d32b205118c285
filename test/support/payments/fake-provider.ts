/**
 * The server of a fake provider of payments, on loopback, with faults as switches. The adapters ask for the provider's
 * real addresses; `callOut` of a fake checks them as the product does and then connects here.
 */
import { createServer, type IncomingMessage, request as requestPlainly, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Bani } from '#domain/money/bani.ts';
import type { DeclineReason } from '#domain/payments/provider-state.ts';
import type { RawNotice } from '#server/features/payments/providers/provider.ts';
import { type CallOut, type Connect, callOut } from '#server/platform/http/call-out.ts';

/**
 * Of the next request. `cut` and `error` break before anything was done, `cut_after` and `error_after` when all was done;
 * `silent` never answers, `redirect` sends elsewhere, `half` sends half an answer, `slow` answers after a while.
 */
export type Fault = 'cut' | 'cut_after' | 'error' | 'error_after' | 'silent' | 'redirect' | 'half' | 'busy' | 'slow';
const SLOW_MS = 2_000;

/** Called once, with the next request: before anything was done, or when all was done and nothing is answered yet. */
export type Interruption = { readonly moment: 'before' | 'after'; readonly interrupt: () => void };

/** How a notice is falsified. */
export type Falsified = 'forged' | 'altered' | 'old' | 'truncated' | 'wrong_algorithm' | 'unsigned' | 'other_account';

/** What a fake did with the money of one attempt; compared with what the product believes. */
export type Ledger = { readonly held: number; readonly taken: number; readonly refunded: number };

export type FakeProvider = {
  /** Reaches this fake at the provider's own addresses, and nothing else. */
  readonly callOut: CallOut;
  /** For the next requests, in order; null: none. */
  readonly faults: (Fault | null)[];
  /** For the next requests, in order. */
  readonly interruptions: Interruption[];
  /** Where it listens on this machine. */
  readonly port: number;
  /** `POST /v1/refunds`. */
  readonly requests: readonly string[];
  /** A guest pays, is refused, is too late; the owner gives money back in the provider's own screen; the bank asks it back. */
  readonly pay: (attempt: string) => void;
  readonly decline: (attempt: string, reason: DeclineReason) => void;
  readonly expire: (attempt: string) => void;
  readonly refundByHand: (attempt: string, amount: Bani) => void;
  readonly chargeBack: (attempt: string) => void;
  readonly ledger: (attempt: string) => Ledger;
  /** What is sent to the shop about an attempt. */
  readonly notice: (attempt: string, at: number, falsified?: Falsified) => Promise<RawNotice>;
  readonly close: () => Promise<void>;
};

export type FakeRequest = {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
export type FakeAnswer = { readonly status: number; readonly json: unknown };

/** Where a redirect of a fake leads; a request that arrives there was followed. */
export const ELSEWHERE = '/followed';

export async function openFakeServer(answer: (request: FakeRequest) => FakeAnswer) {
  const faults: (Fault | null)[] = [];
  const interruptions: Interruption[] = [];
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    requests.push(`${request.method} ${url.pathname}`);
    const asked: FakeRequest = {
      method: request.method ?? 'GET',
      host: String(request.headers['x-asked-host']),
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: (await buffer(request)).toString('utf8'),
    };
    const interruption = interruptions.shift();
    if (interruption?.moment === 'before') interruption.interrupt();
    serveWithFault(response, faults.shift() ?? null, () => {
      const answered = answer(asked);
      if (interruption?.moment === 'after') interruption.interrupt();
      return answered;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const connect: Connect = (address, { lookup: _, headers, ...options }) =>
    requestPlainly(new URL(`http://127.0.0.1:${port}${address.pathname}${address.search}`), {
      ...options,
      headers: { ...(headers as Record<string, string>), 'X-Asked-Host': address.host },
    });
  return {
    faults,
    interruptions,
    port,
    requests,
    /** With a short wait, so that silence is a matter of a moment. */
    callOut: ((caller, asked) => callOut({ ...caller, timeoutMs: 400 }, asked, connect)) satisfies CallOut,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serveWithFault(response: ServerResponse, fault: Fault | null, answer: () => FakeAnswer): void {
  if (fault === 'cut') return void response.destroy();
  if (fault === 'silent') return;
  if (fault === 'slow') return void setTimeout(() => send(response, answer()), SLOW_MS);
  if (fault === 'error') return void send(response, { status: 500, json: { error: 'fault' } });
  if (fault === 'busy') return void send(response, { status: 429, json: {} });
  if (fault === 'redirect') {
    return void response.writeHead(302, { Location: `https://api.stripe.com${ELSEWHERE}` }).end();
  }
  const answered = answer();
  if (fault === 'cut_after') return void response.destroy();
  if (fault === 'error_after') return void send(response, { status: 502, json: {} });
  if (fault === 'half') {
    const text = JSON.stringify(answered.json);
    response.writeHead(answered.status, { 'Content-Type': 'application/json' });
    return void response.end(text.slice(0, text.length / 2));
  }
  send(response, answered);
}

function send(response: ServerResponse, { status, json }: FakeAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
}

/** A guest presses on a page of the provider that no longer takes money. */
export class PageClosed extends Error {
  override name = 'PageClosed';
  override message = 'This page no longer takes money';
}

/** The row of an attempt; a test that names an unknown one is wrong. */
export function rowOf<Row>(rows: ReadonlyMap<string, Row>, attempt: string): Row {
  const row = rows.get(attempt);
  if (row === undefined) throw new Error(`The fake has no attempt ${attempt}`);
  return row;
}
