/** Stripe's Checkout as documented: sessions, payment intents, refunds, idempotency keys, signed events. */
import { createHmac } from 'node:crypto';
import type { DeclineReason } from '#domain/payments/provider-state.ts';
import {
  type FakeAnswer,
  type FakeProvider,
  type FakeRequest,
  openFakeServer,
  PageClosed,
  rowOf,
} from './fake-provider.ts';

export const STRIPE_ACCOUNT = {
  mode: 'test',
  secretKey: 'sk_test_51PoftaProba000000000000',
  webhookSecret: 'whsec_proba0000000000000000000000',
} as const;

/** Seven days, as Visa's for guests who are present online. */
const HOLD_SECONDS = 7 * 86_400;

type Refund = { amount: number; status: string; created: number; metadata: Record<string, string> };
type Row = {
  readonly attempt: string;
  readonly session: string;
  readonly payment: string;
  readonly amount: number;
  readonly isManual: boolean;
  readonly createdAt: number;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: string | null;
  captured: number;
  failure: { code: string; decline_code: string } | null;
  isDisputed: boolean;
  readonly refunds: Refund[];
};
const CODES = {
  no_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  wrong_data: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
  bank_refused: { code: 'card_declined', decline_code: 'do_not_honor' },
} as const satisfies Record<DeclineReason, Row['failure']>;

type Played = { readonly fields: string; readonly answer: FakeAnswer };
type World = { readonly rows: Map<string, Row>; readonly played: Map<string, Played>; readonly clock: () => number };

export async function openFakeStripe(clock: () => number): Promise<FakeProvider & { readonly holdEnd: number }> {
  const world: World = { rows: new Map(), played: new Map(), clock };
  const server = await openFakeServer((request) => serve(world, request));
  const get = (attempt: string) => rowOf(world.rows, attempt);
  return {
    ...server,
    holdEnd: HOLD_SECONDS * 1000,
    pay(attempt) {
      const row = get(attempt);
      if (row.status !== 'open') throw new PageClosed();
      const isHeld = row.isManual;
      Object.assign(row, {
        status: 'complete',
        paymentStatus: isHeld ? 'requires_capture' : 'succeeded',
        captured: isHeld ? 0 : row.amount,
        failure: null,
      });
    },
    decline(attempt, reason) {
      const row = get(attempt);
      if (row.status !== 'open') throw new PageClosed();
      Object.assign(row, { paymentStatus: 'requires_payment_method', failure: CODES[reason] });
    },
    expire: (attempt) => Object.assign(get(attempt), { status: 'expired' }),
    refundByHand: (attempt, amount) => {
      get(attempt).refunds.push({ amount, status: 'succeeded', created: seconds(clock) + 60, metadata: {} });
    },
    chargeBack: (attempt) => Object.assign(get(attempt), { isDisputed: true }),
    ledger: (attempt) => {
      const { paymentStatus, amount, captured, refunds } = get(attempt);
      const given = refunds.filter(({ metadata }) => metadata.rest !== 'yes');
      return {
        held: paymentStatus === 'requires_capture' ? amount : 0,
        taken: captured,
        refunded: given.reduce((sum, one) => sum + one.amount, 0),
      };
    },
    async notice(attempt, at, falsified) {
      const row = get(attempt);
      const event = {
        id: `evt_${row.session}`,
        object: 'event',
        livemode: falsified === 'other_account',
        type: 'checkout.session.completed',
        data: { object: presentSession(row, world) },
      };
      const body = JSON.stringify(event);
      const t = Math.floor(at / 1000) - (falsified === 'old' ? 301 : 0);
      const secret = falsified === 'forged' ? 'whsec_altul' : STRIPE_ACCOUNT.webhookSecret;
      const signature = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      const header = `t=${t},${falsified === 'wrong_algorithm' ? 'v0' : 'v1'}=${signature}`;
      const sent = { truncated: body.slice(0, 30), altered: body.replace('ron', 'eur') };
      return {
        headers: falsified === 'unsigned' ? {} : { 'stripe-signature': header },
        body: Buffer.from(falsified === 'truncated' || falsified === 'altered' ? sent[falsified] : body),
        at: at as never,
      };
    },
  };
}

function serve(world: World, { method, host, path, query, headers, body }: FakeRequest): FakeAnswer {
  if (host !== 'api.stripe.com') return fail(404, 'resource_missing');
  if (headers.authorization !== `Bearer ${STRIPE_ACCOUNT.secretKey}`) return fail(401, 'invalid_api_key');
  if (method === 'GET') return read(world, path, query);
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return fail(400, 'idempotency_key_required_here');
  const fields = `${path}?${body}`;
  const known = world.played.get(key);
  if (known !== undefined) return known.fields === fields ? known.answer : fail(400, 'idempotency_error');
  const answer = write(world, path, new URLSearchParams(body));
  world.played.set(key, { fields, answer });
  return answer;
}

function read(world: World, path: string, query: URLSearchParams): FakeAnswer {
  const rows = [...world.rows.values()];
  if (path === '/v1/checkout/sessions') {
    const since = Number(query.get('created[gte]') ?? 0);
    const newest = rows.filter(({ createdAt }) => createdAt >= since).toReversed();
    const begin = newest.findIndex(({ session }) => session === query.get('starting_after')) + 1;
    // Small pages, so that a few sessions need several.
    const page = newest.slice(begin, begin + 2);
    return ok({ data: page.map((row) => presentSession(row, world)), has_more: begin + 2 < newest.length });
  }
  if (path === '/v1/refunds') {
    const row = rows.find(({ payment }) => `ch_${payment}` === query.get('charge'));
    return ok({ data: row?.refunds ?? [], has_more: false });
  }
  const row = rows.find(({ session }) => path === `/v1/checkout/sessions/${session}`);
  return row === undefined ? fail(404, 'resource_missing') : ok(presentSession(row, world));
}

function write(world: World, path: string, fields: URLSearchParams): FakeAnswer {
  if (path === '/v1/checkout/sessions') return startSession(world, fields);
  const rows = [...world.rows.values()];
  if (path === '/v1/refunds') {
    const paid = rows.find(({ payment }) => payment === fields.get('payment_intent'));
    return paid === undefined ? fail(404, 'resource_missing') : refund(paid, fields, world);
  }
  const [, , kind = '', ...rest] = path.split('/');
  const [id, step] = kind === 'checkout' ? rest.slice(1) : rest;
  const row = rows.find(({ session, payment }) => id === session || id === payment);
  if (row === undefined) return fail(404, 'resource_missing');
  if (step === 'expire') {
    if (row.status !== 'open') return fail(400, 'session_not_open');
    row.status = 'expired';
    return ok(presentSession(row, world));
  }
  if (row.paymentStatus !== 'requires_capture') return fail(400, 'payment_intent_unexpected_state');
  if (step === 'cancel') {
    row.paymentStatus = 'canceled';
    return ok({ id: row.payment, status: 'canceled' });
  }
  return capture(row, Number(fields.get('amount_to_capture')), world);
}

function startSession(world: World, fields: URLSearchParams): FakeAnswer {
  const now = seconds(world.clock);
  const lives = Number(fields.get('expires_at')) - now;
  if (lives < 1800 || lives > 86_400) return fail(400, 'expires_at_invalid');
  const attempt = fields.get('client_reference_id') ?? '';
  const amount = Number(fields.get('line_items[0][price_data][unit_amount]'));
  const isRon = fields.get('line_items[0][price_data][currency]') === 'ron';
  if (!isRon || !Number.isInteger(amount) || amount < 200) return fail(400, 'amount_too_small');
  if (fields.get('payment_method_types[0]') !== 'card') return fail(400, 'payment_method_unsupported');
  const row: Row = {
    attempt,
    session: `cs_test_${world.rows.size + 1}`,
    payment: `pi_${world.rows.size + 1}`,
    amount,
    isManual: fields.get('payment_intent_data[capture_method]') === 'manual',
    createdAt: now,
    status: 'open',
    paymentStatus: null,
    captured: 0,
    failure: null,
    isDisputed: false,
    refunds: [],
  };
  world.rows.set(attempt, row);
  return ok(presentSession(row, world));
}

/** The rest of a hold appears as a refund that nobody asked for. */
function capture(row: Row, amount: number, { clock }: World): FakeAnswer {
  if (!(amount > 0 && amount <= row.amount)) return fail(400, 'amount_too_large');
  Object.assign(row, { paymentStatus: 'succeeded', captured: amount });
  const rest = row.amount - amount;
  if (rest > 0)
    row.refunds.push({ amount: rest, status: 'succeeded', created: seconds(clock), metadata: { rest: 'yes' } });
  return ok({ id: row.payment, status: 'succeeded' });
}

function refund(row: Row, fields: URLSearchParams, { clock }: World): FakeAnswer {
  const amount = Number(fields.get('amount'));
  const given = row.refunds.filter(({ metadata }) => metadata.rest !== 'yes').reduce((sum, one) => sum + one.amount, 0);
  if (given + amount > row.captured) return fail(400, 'charge_already_refunded');
  const metadata = { attempt: fields.get('metadata[attempt]') ?? '' };
  row.refunds.push({ amount, status: 'succeeded', created: seconds(clock), metadata });
  return ok({ id: `re_${row.refunds.length}`, status: 'succeeded', amount });
}

function presentSession(row: Row, { clock }: World) {
  const { attempt, session, payment, amount, status, paymentStatus, captured, failure, refunds } = row;
  const hasCharge = paymentStatus !== null && paymentStatus !== 'requires_payment_method';
  const charge = {
    id: `ch_${payment}`,
    amount,
    amount_captured: captured,
    amount_refunded: refunds.reduce((sum, one) => sum + one.amount, 0),
    disputed: row.isDisputed,
    payment_method_details: { card: { last4: '4242', capture_before: row.createdAt + HOLD_SECONDS } },
  };
  return {
    id: session,
    object: 'checkout.session',
    livemode: false,
    status,
    currency: 'ron',
    created: Math.min(row.createdAt, seconds(clock)),
    client_reference_id: attempt,
    metadata: { attempt },
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${session}` : null,
    payment_intent:
      paymentStatus === null
        ? null
        : {
            id: payment,
            status: paymentStatus,
            amount_capturable: paymentStatus === 'requires_capture' ? amount : 0,
            amount_received: captured,
            latest_charge: hasCharge ? charge : null,
            last_payment_error: failure,
          },
  };
}

function seconds(clock: () => number): number {
  return Math.floor(clock() / 1000);
}

function ok(json: unknown): FakeAnswer {
  return { status: 200, json };
}

function fail(status: number, code: string): FakeAnswer {
  return { status, json: { error: { type: 'invalid_request_error', code } } };
}
