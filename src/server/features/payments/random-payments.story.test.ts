/**
 * Random scripts of guests, staff, the clock and a failing provider against the real database: after each of them the
 * books of the shop are those of the provider, and no order rings without money, twice, or keeps money it should not.
 */
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { guest } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press, readLedger, switchOn } from '#test/support/online-payments.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import { claimJob } from './payments.repository.ts';

/** More with `PAYMENT_SCRIPTS`, by `npm run storm -- payments`. */
const SCRIPTS = Number(process.env.PAYMENT_SCRIPTS ?? 10);
const STEPS = 8;
const STOCK = 10_000;

type Placed = { readonly orderNumber: number; readonly token: string; payUrls: string[] };

async function openShop(story: TestApp) {
  await theRestaurant(story.db, { hours: '00:00-24:00' });
  await offerOnline(story);
  const soup = await aProduct(story.db, { price: bani(5_000), boxPrice: bani(0), stock: STOCK });
  return { soup, staff: story.apiOf(await anAdmin(story.db)) };
}

/** Scripts of many steps, each on the database. */
const LIMIT_MS = STORM_LIMIT_MS * 4;

test(`${SCRIPTS} scripts with faults: nothing is lost, kept or rung that should not be`, {
  timeout: LIMIT_MS,
}, async () => {
  await using story = await testApp();
  const { soup, staff } = await openShop(story);
  for (let seed = 1; seed <= SCRIPTS; seed += 1) {
    const random = seededRandom(seed);
    const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
    const placed = await placeOnline(story, { of: [soup], delivery: guest(seed) });
    const order: Placed = {
      orderNumber: placed.orderNumber,
      token: placed.accessToken,
      payUrls: placed.payUrl == null ? [] : [placed.payUrl],
    };
    // What a step refuses is part of the script: the order is past it.
    const tryTo = (work: Promise<unknown>) => work.catch((error: unknown) => expect(error).toHaveProperty('status'));
    const { orderNumber, token } = order;
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      pay: async () => order.payUrls.length > 0 && press(story, pick(order.payUrls), 'pay'),
      decline: async () => order.payUrls.length > 0 && press(story, pick(order.payUrls), 'no_funds'),
      check: () => story.api('checkOrderPayment', { body: { token } }),
      again: () =>
        tryTo(
          story.api('payOrder', { body: { token } }).then(({ payUrl }) => {
            if (payUrl !== null) order.payUrls.push(payUrl);
          }),
        ),
      door: () => tryTo(story.api('payOrderAtDoor', { body: { token, orderPaymentEnumValue: 'CASH' } })),
      accept: () => tryTo(staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } })),
      reject: () => tryTo(staff('rejectOrder', { body: { orderNumber, reason: 'Nu.' } })),
      refund: () => tryTo(staff('refundPayment', { body: { orderNumber, amount: 10, reason: 'Rece.' } })),
      minute: () => afterMinutes(story, 1),
      quarter: () => afterMinutes(story, 11),
      holdEnds: () =>
        story.db.updateTable('trial_payments').set({ state: 'closed' }).where('state', '=', 'held').execute(),
      // A process that ends right after it took a job: marked as sent, and nobody works on it.
      crash: () => claimJob(story.db, story.clock.now()),
      fault: () =>
        switchOn(story, {
          call: pick(['ask', 'capture', 'release', 'refund', 'close', 'notice'] as const),
          fault: pick(['refused', 'lost_before', 'lost_after', 'twice'] as const),
        }),
    };
    const script: string[] = [];
    for (let count = 0; count < STEPS; count += 1) {
      const name = pick(Object.keys(steps));
      script.push(name);
      await steps[name]?.();
    }
    await story.db.updateTable('trial_faults').set({ times: 0 }).execute();
    // An hour later everything is settled, or a person is asked.
    for (let rest = 0; rest < 4; rest += 1) await afterMinutes(story, 20);
    const about = `seed ${seed}: ${script.join(' ')}`;
    await requireBooks(story, orderNumber, about);
  }
  const taken = await story.db
    .selectFrom('all_orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'not in', ['ABANDONED', 'REJECTED'])
    .executeTakeFirstOrThrow();
  const { stock } = await story.db.selectFrom('sizes').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(STOCK - taken.count);
});

async function requireBooks(story: TestApp, orderNumber: number, about: string): Promise<void> {
  const order = await story.db
    .selectFrom('all_orders')
    .select(['id', 'status', 'payment_parts', 'online_money'])
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const rings = await story.db
    .selectFrom('order_events')
    .select(['actor_kind'])
    .where('order_id', '=', order.id)
    .where('kind', '=', 'placed')
    .execute();
  const attempts = await story.db.selectFrom('payment_attempts').selectAll().where('order_id', '=', order.id).execute();
  const ledger = (await readLedger(story)).filter(({ reference }) =>
    attempts.some((one) => one.reference === reference),
  );
  let kept = 0;
  for (const { reference, held, taken, refunded } of ledger) {
    const attempt = attempts.find((one) => one.reference === reference);
    const events = await story.db
      .selectFrom('payment_events')
      .select(['kind', 'amount_bani'])
      .where('attempt_id', '=', attempt?.id ?? 0)
      .execute();
    const byHand = await story.db
      .selectFrom('payment_jobs')
      .select('id')
      .where('attempt_id', '=', attempt?.id ?? 0)
      .where('state', 'in', ['by_hand', 'sent', 'waiting'])
      .where('kind', 'in', ['capture', 'release', 'refund'])
      .execute();
    const sum = (...kinds: readonly string[]) =>
      events.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount_bani }) => total + amount_bani, 0);
    const isHoldOver = events.some(({ kind }) => kind === 'captured' || kind === 'released');
    expect(
      {
        held: isHoldOver ? 0 : sum('held'),
        taken: sum('paid', 'captured'),
        refunded: sum('refunded', 'refunded_part'),
      },
      about,
    ).toEqual({
      held,
      taken,
      refunded,
    });
    if (byHand.length === 0) kept += held + taken - refunded;
  }
  const arrived = !['AWAITING_PAYMENT', 'ABANDONED'].includes(order.status);
  expect(rings.length, about).toBe(arrived ? 1 : 0);
  if (rings[0]?.actor_kind === 'provider') {
    expect(
      attempts.some(({ state }) =>
        ['held', 'paid', 'captured', 'released', 'refunded', 'refunded_part'].includes(state),
      ),
      about,
    ).toBe(true);
  }
  expect(kept, about).toBeLessThanOrEqual(5_000);
  if (order.status === 'REJECTED' || !arrived) expect(kept, about).toBe(0);
  expect(order.status, about).not.toBe('AWAITING_PAYMENT');
}
