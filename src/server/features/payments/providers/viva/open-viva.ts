/**
 * Viva Smart Checkout: held at the order, taken at acceptance; or taken at once. Orders are made by the newer API, whose
 * token comes from the client's credentials; what happened to them, taking, releasing and giving back are steps of the
 * older one, with the merchant's id and key. Neither keeps idempotency keys, so nothing is sent twice.
 */

import { z } from 'zod';
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';
import {
  answerDone,
  answerRefused,
  answerUnknown,
  answerUnstarted,
  areKeysRefused,
  askProvider,
  type ProviderServices,
  type Reply,
  readAnswered,
} from '../ask-provider.ts';
import type { Answer, AttemptRef, PaymentProvider, StartRequest } from '../provider.ts';
import { readVivaNotice } from './read-viva-notice.ts';
import {
  LEAST_AMOUNT,
  LEI,
  VIVA_API,
  VIVA_HOSTS,
  VivaKey,
  VivaOrder,
  VivaOrderState,
  VivaStep,
  VivaToken,
  type VivaTransaction,
  VivaTransactions,
  withOrderCodesAsText,
} from './viva-api.ts';
import { moneyOf, stateFromViva } from './viva-state.ts';

export type VivaAccount = {
  readonly mode: 'test' | 'live';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly merchantId: string;
  readonly apiKey: string;
  /** Four digits, of the source whose pages guests come back to; '' for the account's first. */
  readonly sourceCode: string;
};

/** A token is left unused in its last minute. */
const TOKEN_MARGIN_MS = 60_000;
const SHORTEST_ORDER_SECONDS = 60;

export function openViva(
  services: ProviderServices & { readonly clock: () => Instant },
  account: VivaAccount,
): PaymentProvider {
  const hosts = VIVA_HOSTS[account.mode];
  const basic = basicOf(account.merchantId, account.apiKey);
  let token: { readonly value: string; readonly until: number } | null = null;
  /** Of this account for ever; a stranger who asks for it again and again makes no requests. */
  let registrationKey: string | null = null;

  const send = (address: string, authorization: string, method: 'GET' | 'POST' | 'DELETE', body?: object) =>
    askProvider(
      services,
      VIVA_API,
      {
        address: new URL(address),
        method,
        headers: {
          Authorization: authorization,
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      withOrderCodesAsText,
    );

  /** A request to the older API. */
  const sendOlder = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Reply> =>
    send(`${hosts.checkout}${path}`, basic, method, body);

  /** A request to the newer one; a token that was refused is thrown away, and the request was not carried out. */
  const sendNewer = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<Reply> => {
    const bearer = await loadToken();
    if (bearer.kind !== 'answered') return bearer;
    const reply = await send(`${hosts.api}${path}`, `Bearer ${bearer.json}`, method, body);
    if (reply.kind === 'answered' && areKeysRefused(reply.status)) token = null;
    return reply;
  };

  /** The token as `json`, or why there is none. A lost answer of this request did nothing at all. */
  const loadToken = async (): Promise<Reply> => {
    const now = services.clock();
    if (token !== null && now < token.until) return { kind: 'answered', status: 200, json: token.value };
    const reply = await askProvider(services, VIVA_API, {
      address: new URL(`${hosts.accounts}/connect/token`),
      method: 'POST',
      headers: {
        Authorization: basicOf(account.clientId, account.clientSecret),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (reply.kind !== 'answered') return { kind: 'not_sent', reason: `token_${reply.reason}` };
    const read = VivaToken.safeParse(reply.json);
    // 400 `invalid_client` is what wrong credentials are answered with.
    if (!read.success) return { ...reply, status: reply.status < 500 ? 401 : reply.status };
    token = { value: read.data.access_token, until: now + read.data.expires_in * 1000 - TOKEN_MARGIN_MS };
    return { kind: 'answered', status: 200, json: token.value };
  };

  const listTransactions = async (orderCode: string): Promise<Answer<readonly VivaTransaction[]>> => {
    const read = readReply(await sendOlder('GET', `/api/transactions?ordercode=${orderCode}`), VivaTransactions);
    if (read.kind === 'refused' && read.reason === 'not_found') return answerDone([]);
    return read.kind === 'done' ? answerDone(read.value.Transactions) : read;
  };

  /** A step on the transaction that `pick` chooses of an order's. */
  const stepOn = async (
    ref: AttemptRef,
    pick: (transactions: readonly VivaTransaction[]) => VivaTransaction | null,
    step: (transactionId: string) => Promise<Reply>,
  ): Promise<Answer<null>> => {
    if (ref.providerRef === null) return answerRefused('not_found');
    const listed = await listTransactions(ref.providerRef);
    if (listed.kind !== 'done') return listed;
    const transaction = pick(listed.value);
    if (transaction === null) return answerRefused('not_paid');
    const read = readReply(await step(encodeURIComponent(transaction.TransactionId)), VivaStep);
    if (read.kind !== 'done') return read;
    return read.value.ErrorCode === 0 ? answerDone(null) : answerRefused(`viva_${read.value.ErrorCode}`);
  };

  const giveBack = (transactionId: string, amount: Bani | null): Promise<Reply> => {
    const query = new URLSearchParams({
      ...(amount !== null && { amount: String(amount) }),
      ...(account.sourceCode !== '' && { sourceCode: account.sourceCode }),
    });
    return sendOlder('DELETE', `/api/transactions/${transactionId}?${query}`);
  };

  return {
    name: 'viva',
    mode: account.mode,
    async start(request) {
      if (request.amount < LEAST_AMOUNT) return answerRefused('too_small');
      const reply = await sendNewer('POST', '/checkout/v2/orders', bodyOfStart(request, account.sourceCode));
      if (reply.kind !== 'answered') return answerUnstarted(reply);
      if (areKeysRefused(reply.status)) return answerRefused('keys');
      const read = readReply(reply, VivaOrder);
      if (read.kind !== 'done') return read;
      const { orderCode } = read.value;
      return answerDone({ providerRef: orderCode, payUrl: `${hosts.checkout}/web/checkout?ref=${orderCode}` });
    },
    /** An order whose start had no answer is not looked for: nobody has the address of its page, so nobody pays it. */
    async ask({ attempt, providerRef }) {
      if (providerRef === null) return answerRefused('not_found');
      const listed = await listTransactions(providerRef);
      if (listed.kind !== 'done') return listed;
      const { held, taken } = moneyOf(listed.value);
      let orderState: number | null = null;
      if (held === null && taken === null) {
        const order = readReply(await sendOlder('GET', `/api/orders/${providerRef}`), VivaOrderState);
        if (order.kind !== 'done') return order;
        orderState = order.value.StateId;
      }
      const state = stateFromViva(listed.value, orderState, attempt);
      return state === null ? answerUnknown('unreadable') : answerDone(state);
    },
    capture: (ref, amount) =>
      stepOn(
        ref,
        (transactions) => moneyOf(transactions).held,
        (id) => sendOlder('POST', `/api/transactions/${id}`, { amount }),
      ),
    release: (ref) =>
      stepOn(
        ref,
        (transactions) => moneyOf(transactions).held,
        (id) => giveBack(id, null),
      ),
    refund: (ref, amount) =>
      stepOn(
        ref,
        (transactions) => moneyOf(transactions).taken,
        (id) => giveBack(id, amount),
      ),
    async close({ providerRef }) {
      if (providerRef === null) return answerRefused('not_found');
      const newer = readReply(await sendNewer('DELETE', `/checkout/v2/orders/${providerRef}`), z.unknown());
      if (newer.kind === 'done') return answerDone(null);
      if (newer.kind !== 'refused' || !['not_found', 'http_405'].includes(newer.reason)) return newer;
      // Accounts without the newer address have the older one.
      const older = readReply(
        await sendOlder('DELETE', `/api/orders/${providerRef}`),
        VivaStep.pick({ ErrorCode: true }),
      );
      if (older.kind !== 'done') return older;
      return older.value.ErrorCode === 0 ? answerDone(null) : answerRefused(`viva_${older.value.ErrorCode}`);
    },
    readNotice: (notice) => readVivaNotice(notice, account.merchantId),
    answerNotice(outcome) {
      const status = { stored: 200, repeat_later: 503, refused: 400 }[outcome];
      return { status, body: '{}', contentType: 'application/json' };
    },
    async answerRegistration() {
      if (registrationKey === null) {
        const read = readReply(await sendOlder('GET', '/api/messages/config/token'), VivaKey);
        if (read.kind !== 'done') return read;
        registrationKey = read.value.Key;
      }
      return answerDone({ body: JSON.stringify({ Key: registrationKey }), contentType: 'application/json' });
    },
    /** Both pairs of keys: one of them being right proves nothing of the other. */
    async tryKeys() {
      const bearer = await loadToken();
      if (bearer.kind !== 'answered') return answerUnstarted(bearer);
      if (areKeysRefused(bearer.status)) return answerRefused('client_keys');
      const reply = await sendOlder('GET', '/api/messages/config/token');
      if (reply.kind !== 'answered') return answerUnstarted(reply);
      if (areKeysRefused(reply.status)) return answerRefused('merchant_keys');
      const key = readReply(reply, VivaKey);
      return key.kind === 'done' ? answerDone(null) : key;
    },
  };
}

function basicOf(name: string, secret: string): string {
  return `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
}

/** The readable part of an answer. */
function readReply<Schema extends z.ZodType>(reply: Reply, schema: Schema): Answer<z.output<Schema>> {
  const answered = readAnswered(reply);
  if (answered.kind !== 'done') return answered;
  const { status, json } = answered.value;
  if (status === 404) return answerRefused('not_found');
  if (status >= 400) {
    const failure = z.object({ ErrorCode: z.int() }).safeParse(json);
    return answerRefused(failure.success ? `viva_${failure.data.ErrorCode}` : `http_${status}`);
  }
  const read = schema.safeParse(json);
  return read.success ? answerDone(read.data) : answerUnknown('unreadable');
}

/** Where guests come back to is written in the source, in Viva's own screens, and not in the order. */
function bodyOfStart(request: StartRequest, sourceCode: string): object {
  const { guest, at, payUntil } = request;
  return {
    amount: request.amount,
    customerTrns: request.description,
    customer: {
      email: guest.email,
      fullName: guest.name,
      phone: guest.phone,
      countryCode: 'RO',
      requestLang: 'ro-RO',
    },
    paymentTimeOut: Math.max(SHORTEST_ORDER_SECONDS, Math.floor((payUntil - at) / 1000)),
    currencyCode: LEI,
    preauth: request.hold,
    disableExactAmount: true,
    disableCash: true,
    ...(sourceCode !== '' && { sourceCode }),
    merchantTrns: request.attempt,
  };
}
