/**
 * One seeded script of the storm of payments: a guest, the staff, the provider with its faults, time, and one kill of
 * the shop's process between two steps, during a step, or while the provider works on a call.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { CallFailure } from '#contract/client.ts';
import { createNamedApi, type NamedApi } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { DECLINE_REASONS } from '#domain/payments/provider-state.ts';
import type { Database } from '#server/platform/database.ts';
import { guest, type Orderable } from '#test/support/an-order.ts';
import { anOnlineOrder } from '#test/support/online-payments.ts';
import { type FakeProvider, type Falsified, PageClosed } from '#test/support/payments/fake-provider.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import type { KilledShop } from './killed-shop.ts';

const STEPS = 8;
const REPEAT_AFTER_MS = 200;
/** Without an answer for so long a person gives up. */
const MOST_REPEATS = 150;
const PRICE = 5_000;
const OLDER_MINUTES = 22;

export type PaymentStorm = {
  readonly shop: KilledShop;
  readonly db: Database;
  readonly provider: 'netopia' | 'stripe' | 'viva';
  readonly fake: FakeProvider;
  /** How this provider's notices can be falsified so that the shop can tell. */
  readonly falsified: readonly Falsified[];
  /** Sums given back in the provider's screen that its answers do not name; null for one that names them. */
  readonly unnamed: Map<string, number> | null;
  readonly chargedBack: Set<string>;
  readonly plenty: Orderable;
  /** Of which there are fewer pieces than orders. */
  readonly scarce: Orderable;
  /** The session of an administrator. */
  readonly staffToken: () => Promise<string>;
  /** What happened, for the report. */
  readonly count: (what: string) => void;
  readonly complain: (text: string) => void;
};

/** @returns the number of the order; null when none was placed */
export async function runPaymentScript(storm: PaymentStorm, seed: number): Promise<number | null> {
  const { shop, fake, db, provider } = storm;
  const random = seededRandom(seed);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
  const ip = `10.7.${seed >> 8}.${seed & 255}`;
  const api = (): NamedApi =>
    createNamedApi((asked) => {
      const headers = new Headers(asked.headers);
      headers.set('X-Forwarded-For', ip);
      return fetch(new Request(asked, { headers }), { signal: AbortSignal.timeout(30_000) });
    }, shop.current().address);
  const staff = async (): Promise<NamedApi> => {
    const token = await storm.staffToken();
    return createNamedApi((asked) => {
      const headers = new Headers(asked.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return fetch(new Request(asked, { headers }), { signal: AbortSignal.timeout(30_000) });
    }, shop.current().address);
  };
  /** A refusal is part of the script; without an answer the same is tried again, as people do. */
  const insist = async <Done>(what: string, work: () => Promise<Done>): Promise<Done | null> => {
    for (let tried = 1; ; tried += 1) {
      try {
        await shop.ready();
        const done = await work();
        storm.count(what);
        return done;
      } catch (error) {
        const status = statusOf(error);
        if (status === 500) storm.complain(`seed ${seed}: ${what} was answered 500`);
        if (status !== 0 && status !== 503) return refused(what, error);
        if (tried === MOST_REPEATS) throw error;
        await wait(REPEAT_AFTER_MS);
      }
    }
  };
  const refused = (what: string, error: unknown) => {
    const code = error instanceof CallFailure ? (error.body?.code ?? error.status) : 'broken';
    storm.count(`${what}: ${code}`);
    return null;
  };

  const product = seed % 5 === 0 ? storm.scarce : storm.plenty;
  const body = anOnlineOrder({ of: [product], delivery: guest(seed) });
  const placeOnce = () =>
    insist('place', () => api()('placeOrder', { body, headers: { 'Idempotency-Key': `payments-${seed}-of-storm` } }));
  let placed = await placeOnce();
  // Three failing starts have switched payment online off: the guest comes back when it is tried again.
  for (let again = 0; placed === null && again < 3; again += 1) {
    await sql`update payment_breaker set try_at = now() where off_since is not null`.execute(db);
    placed = await placeOnce();
  }
  if (placed === null) return null;
  const { orderNumber, accessToken: token } = placed;
  const references = async () => {
    const { rows } = await sql<{ reference: string }>`select reference from payment_attempts
      join all_orders on all_orders.id = order_id where number = ${orderNumber} order by attempt_no`.execute(db);
    return rows.map(({ reference }) => reference).filter((reference) => isKnown(fake, reference));
  };

  const tell = async (reference: string, falsified?: Falsified): Promise<void> => {
    for (let tried = 1; tried <= MOST_REPEATS; tried += 1) {
      const { headers, body: bytes } = await fake.notice(reference, Date.now(), falsified);
      const answer = await send(`${shop.current().address}/payment-service/notices/${provider}`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'X-Forwarded-For': ip } as Record<string, string>,
        body: new Uint8Array(bytes),
      });
      if (falsified !== undefined && answer !== null && answer.status !== 503) {
        if (answer.status < 400 || answer.status >= 500)
          storm.complain(`seed ${seed}: a notice that is ${falsified} was answered ${answer.status}`);
        return;
      }
      if (answer?.ok === true) return;
      // Providers repeat what was not taken.
      await wait(REPEAT_AFTER_MS * Math.min(tried, 10));
      await shop.ready();
    }
  };
  const late: (() => Promise<void>)[] = [];
  const onPage = async (what: string, press: (reference: string) => void) => {
    const known = await references();
    const reference = known.length === 0 ? undefined : pick(known);
    if (reference === undefined) return;
    try {
      press(reference);
      storm.count(what);
    } catch (error) {
      if (!(error instanceof PageClosed)) throw error;
      return;
    }
    const way = pick(['once', 'once', 'lost', 'late', 'twice', 'reordered'] as const);
    storm.count(`notice ${way}`);
    if (way === 'once') await tell(reference);
    if (way === 'twice') await Promise.all([tell(reference), tell(reference)]);
    if (way === 'late') late.push(() => tell(reference));
    if (way === 'reordered') {
      const earlier = known.at(-1) ?? reference;
      await tell(reference);
      await tell(earlier);
    }
  };

  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    pay: () => onPage('paid', (reference) => fake.pay(reference)),
    payAgain: () => onPage('paid', (reference) => fake.pay(reference)),
    decline: () => onPage('declined', (reference) => fake.decline(reference, pick(DECLINE_REASONS))),
    comeBack: async () => {
      const [reference] = await references();
      // The browser alone moves nothing; what it says is not read.
      await send(`${shop.current().address}/payment-service/return/${reference ?? 'x'}?status=paid&s=${reference}`, {
        redirect: 'manual',
      });
    },
    check: () => insist('check', () => api()('checkOrderPayment', { body: { token } })),
    again: () => insist('pay again', () => api()('payOrder', { body: { token } })),
    door: () =>
      insist('pay at the door', () => api()('payOrderAtDoor', { body: { token, orderPaymentEnumValue: 'CASH' } })),
    accept: () =>
      insist('accept', async () => (await staff())('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } })),
    reject: () =>
      insist('reject', async () => (await staff())('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.' } })),
    cancel: () => insist('cancel', () => api()('cancelOrder', { body: { token, reason: 'M-am răzgândit.' } })),
    change: () =>
      insist('change', async () => {
        const asked = await staff();
        const [details] = await asked('getStaffOrderDetails', { params: { id: String(orderNumber) } });
        const quantity = pick([1, 2, 3]);
        const content = { products: [{ productId: product.id, sizeId: product.sizeId, quantity }] };
        return asked('changeOrder', {
          body: {
            orderNumber,
            content,
            reason: 'A sunat.',
            expectedVersion: details?.version ?? 1,
            expectedPayable: (quantity * PRICE) / 100,
          },
        });
      }),
    refund: () =>
      insist('refund', async () =>
        (await staff())('refundPayment', {
          body: { orderNumber, amount: pick([10, 25, 50]), reason: 'Rece.' },
          headers: { 'Idempotency-Key': `refund-${seed}-${Math.floor(random() * 1e9)}` },
        }),
      ),
    byHand: async () => {
      for (const reference of await references()) {
        const { taken, refunded } = fake.ledger(reference);
        if (taken - refunded >= 1_000) {
          const amount = bani(pick([1_000, taken - refunded]));
          fake.refundByHand(reference, amount);
          storm.unnamed?.set(reference, (storm.unnamed.get(reference) ?? 0) + amount);
          storm.count('refunded by hand');
        }
      }
    },
    chargeBack: async () => {
      for (const reference of await references()) {
        const { taken, refunded } = fake.ledger(reference);
        if (taken > 0 && refunded === 0) {
          fake.chargeBack(reference);
          storm.chargedBack.add(reference);
          storm.count('charged back');
        }
      }
    },
    forged: async () => {
      const [reference] = await references();
      if (reference !== undefined) await tell(reference, pick(storm.falsified));
      storm.count('falsified notice');
    },
    fault: async () => {
      fake.faults.push(
        pick(['cut', 'cut_after', 'cut_after', 'error', 'error_after', 'half', 'busy', 'slow'] as const),
      );
      storm.count('fault');
    },
    older: async () => {
      await makeOlder(db, orderNumber, OLDER_MINUTES);
      storm.count('time to pay is over');
    },
  };
  const script = Array.from({ length: STEPS }, () => pick(Object.keys(steps)));
  // Time is over once at most: an attempt that is younger than forty minutes is asked about each minute.
  const names = script.filter((name, index) => name !== 'older' || script.indexOf('older') === index);
  const killAt = Math.floor(random() * names.length);
  const manner = pick(['between', 'during', 'before', 'after'] as const);
  for (const [index, name] of names.entries()) {
    await shop.ready();
    if (index !== killAt) {
      await steps[name]?.();
      continue;
    }
    await shop.gather();
    storm.count(`killed: ${manner}`);
    if (manner === 'between') shop.kill();
    if (manner === 'before' || manner === 'after') fake.interruptions.push({ moment: manner, interrupt: shop.kill });
    const step = steps[name]?.();
    if (manner === 'during') {
      await wait(random() * 30);
      shop.kill();
    }
    await step;
  }
  for (const notice of late) await notice();
  return orderNumber;
}

/** Makes an order and its payments older, as if the time had passed; null: all of them. */
export async function makeOlder(db: Database, orderNumber: number | null, minutes: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const step = sql`make_interval(mins => ${minutes})`;
    const orders = sql`select id from all_orders where online_money is not null and (${orderNumber}::int is null or number = ${orderNumber})`;
    await sql`update all_orders set placed_at = placed_at - ${step} where id in (${orders})`.execute(tx);
    await sql`update payment_attempts set created_at = created_at - ${step}, pay_until = pay_until - ${step},
      last_asked_at = last_asked_at - ${step} where order_id in (${orders})`.execute(tx);
    await sql`update payment_jobs set next_at = next_at - ${step} where state in ('waiting', 'sent')
      and attempt_id in (select id from payment_attempts where order_id in (${orders}))`.execute(tx);
  });
}

function isKnown(fake: FakeProvider, reference: string): boolean {
  try {
    fake.ledger(reference);
    return true;
  } catch {
    return false;
  }
}

function statusOf(error: unknown): number {
  return error instanceof CallFailure ? error.status : 0;
}

async function send(address: string, init: RequestInit): Promise<Response | null> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer;
  } catch {
    return null;
  }
}
