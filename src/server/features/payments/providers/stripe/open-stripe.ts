/**
 * Stripe, hosted Checkout: held at the order, taken at acceptance, released on rejection; or taken at once. Each POST
 * has an idempotency key, so the same step may be sent again with the same key.
 */
import type { z } from 'zod';
import type { Bani } from '#domain/money/bani.ts';
import { DAY_MS, type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { isUnder } from '#server/platform/define/outbound-caller.ts';
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
import { readStripeNotice } from './read-stripe-notice.ts';
import {
  STRIPE_API,
  STRIPE_BASE,
  STRIPE_PAGES,
  STRIPE_VERSION,
  StripeFailure,
  StripeRefunds,
  StripeSession,
  StripeSessionHead,
  StripeSessions,
  StripeStatus,
} from './stripe-api.ts';
import { stateFromStripe } from './stripe-state.ts';

export type StripeAccount = {
  readonly mode: 'test' | 'live';
  readonly secretKey: string;
  readonly webhookSecret: string;
};

/** A session lives at least half an hour; a minute more for the difference of clocks. */
const SHORTEST_SESSION_MS = 31 * MINUTE_MS;
/** The longest life of a session. */
const LONGEST_SESSION_MS = DAY_MS;
const PAGE = 100;
/** Sessions of a day that are looked through for a lost one. */
const MOST_PAGES = 20;

export function openStripe(
  services: ProviderServices & { readonly clock: () => Instant },
  account: StripeAccount,
): PaymentProvider {
  const headers = { Authorization: `Bearer ${account.secretKey}`, 'Stripe-Version': STRIPE_VERSION };
  const isLive = account.mode === 'live';

  const get = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const address = new URL(`${STRIPE_BASE}${path}`);
    address.search = new URLSearchParams(query).toString();
    return askProvider(services, STRIPE_API, { address, headers });
  };
  const post = (path: string, fields: Readonly<Record<string, string>>, key: string) =>
    askProvider(services, STRIPE_API, {
      address: new URL(`${STRIPE_BASE}${path}`),
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded', 'Idempotency-Key': key },
      body: new URLSearchParams(fields).toString(),
    });

  const findSession = async (ref: AttemptRef): Promise<Answer<StripeSession>> => {
    const id = ref.providerRef === null ? await findLostSession(ref.attempt) : answerDone(ref.providerRef);
    if (id.kind !== 'done') return id;
    const path = `/checkout/sessions/${encodeURIComponent(id.value)}`;
    const read = readReply(await get(path, { 'expand[]': 'payment_intent.latest_charge' }), StripeSession);
    if (read.kind !== 'done') return read;
    return read.value.client_reference_id === ref.attempt ? read : answerUnknown('other_order');
  };

  /** A session whose start had no readable answer is found by our number among those of the last day. */
  const findLostSession = async (attempt: string): Promise<Answer<string>> => {
    const since = Math.floor((services.clock() - LONGEST_SESSION_MS) / 1000);
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = { limit: String(PAGE), 'created[gte]': String(since), ...(after && { starting_after: after }) };
      const listed = readReply(await get('/checkout/sessions', query), StripeSessions);
      if (listed.kind !== 'done') return listed;
      const { data, has_more: hasMore } = listed.value;
      const found = data.find(({ client_reference_id: ours }) => ours === attempt);
      if (found !== undefined) return answerDone(found.id);
      after = data.at(-1)?.id;
      if (!hasMore || after === undefined) return answerRefused('not_found');
    }
    return answerUnknown('too_many_sessions');
  };

  /** A step on the payment behind a session. */
  const stepOn = async (
    ref: AttemptRef,
    step: (payment: string) => Promise<Reply>,
    isDone: (status: string) => boolean,
  ): Promise<Answer<null>> => {
    const session = await findSession(ref);
    if (session.kind !== 'done') return session;
    const payment = session.value.payment_intent;
    if (payment === null || payment === undefined) return answerRefused('not_paid');
    const read = readReply(await step(payment.id), StripeStatus);
    if (read.kind !== 'done') return read;
    return isDone(read.value.status) ? answerDone(null) : answerRefused(`stripe_${read.value.status}`);
  };

  return {
    name: 'stripe',
    mode: account.mode,
    async start(request) {
      const reply = await post('/checkout/sessions', fieldsOfStart(request), request.attempt);
      if (reply.kind !== 'answered') return answerUnstarted(reply);
      if (areKeysRefused(reply.status)) return answerRefused('keys');
      const read = readReply(reply, StripeSessionHead);
      if (read.kind !== 'done') return read;
      const { id, url, livemode } = read.value;
      if (livemode !== isLive) return answerRefused('other_mode');
      const page = URL.canParse(url ?? '') ? new URL(url ?? '') : null;
      const isTheirs = page !== null && page.protocol === 'https:' && isUnder(page.hostname, STRIPE_PAGES);
      return isTheirs ? answerDone({ providerRef: id, payUrl: page.href }) : answerRefused('pay_url_of_another_host');
    },
    async ask(ref) {
      const session = await findSession(ref);
      if (session.kind !== 'done') return session;
      const { payment_intent: payment, status } = session.value;
      if (status === 'complete' && !payment) return answerUnknown('unreadable');
      const charge = payment?.latest_charge;
      if (!charge || charge.amount_refunded === 0) return answerDone(stateFromStripe(session.value, [], ref.attempt));
      const refunds = readReply(await get('/refunds', { charge: charge.id, limit: String(PAGE) }), StripeRefunds);
      return refunds.kind === 'done'
        ? answerDone(stateFromStripe(session.value, refunds.value.data, ref.attempt))
        : refunds;
    },
    capture: (ref, amount, key) =>
      stepOn(
        ref,
        (payment) => post(`/payment_intents/${payment}/capture`, { amount_to_capture: String(amount) }, key),
        (status) => status === 'succeeded',
      ),
    release: (ref, key) =>
      stepOn(
        ref,
        (payment) => post(`/payment_intents/${payment}/cancel`, {}, key),
        (status) => status === 'canceled',
      ),
    refund: (ref, amount, key) =>
      stepOn(
        ref,
        (payment) => post('/refunds', fieldsOfRefund(payment, amount, ref.attempt), key),
        (status) => status === 'succeeded' || status === 'pending',
      ),
    async close(ref) {
      const session = await findSession(ref);
      if (session.kind !== 'done') return session;
      const { id, status } = session.value;
      if (status === 'expired') return answerDone(null);
      if (status !== 'open') return answerRefused('not_open');
      const read = readReply(await post(`/checkout/sessions/${id}/expire`, {}, `${ref.attempt}-close`), StripeStatus);
      if (read.kind !== 'done') return read;
      return read.value.status === 'expired' ? answerDone(null) : answerRefused('not_open');
    },
    readNotice: (notice) => readStripeNotice(notice, { webhookSecret: account.webhookSecret, isLive }),
    answerNotice(outcome) {
      const status = { stored: 200, repeat_later: 503, refused: 400 }[outcome];
      return { status, body: JSON.stringify({ received: outcome === 'stored' }), contentType: 'application/json' };
    },
    async tryKeys() {
      const reply = await get('/checkout/sessions', { limit: '1' });
      if (reply.kind !== 'answered') return answerUnstarted(reply);
      if (areKeysRefused(reply.status)) return answerRefused('keys');
      const read = readReply(reply, StripeSessions);
      return read.kind === 'done' ? answerDone(null) : read;
    },
  };
}

/** The readable part of an answer; a refusal has Stripe's code. */
function readReply<Schema extends z.ZodType>(reply: Reply, schema: Schema): Answer<z.output<Schema>> {
  const answered = readAnswered(reply);
  if (answered.kind !== 'done') return answered;
  const { status, json } = answered.value;
  if (status === 404) return answerRefused('not_found');
  if (status >= 400) {
    const failure = StripeFailure.safeParse(json);
    return answerRefused(
      `stripe_${(failure.success && (failure.data.error.code ?? failure.data.error.type)) || status}`,
    );
  }
  const read = schema.safeParse(json);
  return read.success ? answerDone(read.data) : answerUnknown('unreadable');
}

/** Only cards, wallets included: other methods hold by account and country, or pay days later. */
function fieldsOfStart(request: StartRequest): Record<string, string> {
  const { attempt, at, payUntil } = request;
  const expiresAt = Math.min(Math.max(payUntil, at + SHORTEST_SESSION_MS), at + LONGEST_SESSION_MS - MINUTE_MS);
  return {
    mode: 'payment',
    locale: 'ro',
    client_reference_id: attempt,
    'metadata[attempt]': attempt,
    'payment_method_types[0]': 'card',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'ron',
    'line_items[0][price_data][unit_amount]': String(request.amount),
    'line_items[0][price_data][product_data][name]': request.description,
    'payment_intent_data[capture_method]': request.hold ? 'manual' : 'automatic',
    'payment_intent_data[metadata][attempt]': attempt,
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    expires_at: String(Math.floor(expiresAt / 1000)),
    ...(request.guest.email !== '' && { customer_email: request.guest.email }),
  };
}

function fieldsOfRefund(payment: string, amount: Bani, attempt: string): Record<string, string> {
  return { payment_intent: payment, amount: String(amount), 'metadata[attempt]': attempt };
}
