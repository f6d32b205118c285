/**
 * Random scripts of guests, staff, the clock and a failing provider against the real database, many orders at once:
 * afterwards the books of the shop are those of the provider, and no order rings without money, twice, or keeps money it
 * should not. `npm run storm -- payments` runs such scripts against the shop's processes, which are killed meanwhile.
 */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { guest } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import {
  offerOnline,
  paymentServices,
  placeOnline,
  press,
  readLedger,
  switchOn,
} from '#test/support/online-payments.ts';
import { findWrongBooks, readPaymentBooks } from '#test/support/payments/payment-books.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import { claimJob } from './payments.repository.ts';
import { runPaymentJobs } from './run-payment-jobs.ts';

const SCRIPTS = asMany({ small: 200, whole: 1_000 });
const STOCK = 10_000;
/** Minutes that pass after each step, for all orders together: few for most, over the time to pay in between. */
const MINUTES = [0, 0, 1, 0, 11, 0, 11, 1] as const;
/** Minutes that pass at the end, as often as needed: jobs are repeated hourly at most. */
const REST_MINUTES = 61;
const MOST_RESTS = 12;
const SCRIPTS_AT_ONCE = 4;
const WORKERS = 4;

test(`${SCRIPTS} scripts with faults: nothing is lost, kept or rung that should not be`, {
  timeout: STORM_LIMIT_MS,
}, async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { hours: '00:00-24:00' });
  await offerOnline(story);
  const soup = await aProduct(story.db, { price: bani(5_000), boxPrice: bani(0), stock: STOCK });
  const staff = patiently(story.apiOf(await anAdmin(story.db)));
  const scripts = await atOnce(SCRIPTS_AT_ONCE, SCRIPTS, (index) => beginScript(story, staff, soup, index + 1));
  for (const minutes of MINUTES) {
    await atOnce(SCRIPTS_AT_ONCE, SCRIPTS, async (index) => scripts[index]?.());
    await pass(story, minutes);
  }
  await story.db.updateTable('trial_faults').set({ times: 0 }).execute();
  for (let rest = 0; rest < MOST_RESTS; rest += 1) {
    await pass(story, REST_MINUTES);
    if (!(await isMoneyMoving(story))) break;
  }
  const ledger = new Map((await readLedger(story)).map((row) => [row.reference, row]));
  const orders = await readPaymentBooks(story.db);
  expect(orders).toHaveLength(SCRIPTS);
  expect(orders.flatMap((order) => findWrongBooks(order, (reference) => ledger.get(reference) ?? null))).toEqual([]);
  // The scripts reach what they are about.
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['ABANDONED', 'CONFIRMED', 'NEW', 'REJECTED']));
  const { stock } = await story.db.selectFrom('sizes').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(STOCK - orders.filter(({ status }) => status !== 'ABANDONED' && status !== 'REJECTED').length);
});

/** Places the order of a script; each call of what it returns is the next step. */
async function beginScript(
  story: TestApp,
  staff: TestApp['api'],
  soup: Awaited<ReturnType<typeof aProduct>>,
  seed: number,
): Promise<() => Promise<unknown>> {
  const random = seededRandom(seed);
  const pick = <One>(from: readonly One[]): One => from[Math.floor(random() * from.length)] as One;
  const api = patiently(story.api);
  const placed = await placeOnline({ ...story, api }, { of: [soup], delivery: guest(seed) });
  const { orderNumber, accessToken: token, payUrl } = placed;
  const payUrls = payUrl == null ? [] : [payUrl];
  const onPage = async (choice: 'pay' | 'no_funds') =>
    payUrls.length > 0 && (await press(story, pick(payUrls), choice));
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    pay: () => onPage('pay'),
    decline: () => onPage('no_funds'),
    check: () => api('checkOrderPayment', { body: { token } }),
    again: async () => {
      const again = await api('payOrder', { body: { token } });
      if (again.payUrl !== null) payUrls.push(again.payUrl);
    },
    door: () => api('payOrderAtDoor', { body: { token, orderPaymentEnumValue: 'CASH' } }),
    accept: () => staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } }),
    reject: () => staff('rejectOrder', { body: { orderNumber, reason: 'Nu.' } }),
    refund: () => staff('refundPayment', { body: { orderNumber, amount: 10, reason: 'Rece.' } }),
    wait: async () => {},
    holdEnds: () =>
      sql`update trial_payments set state = 'closed' where state = 'held' and reference like ${`${orderNumber}-%`}`.execute(
        story.db,
      ),
    // A process that ends right after it took a job: marked as sent, and nobody works on it.
    crash: () => claimJob(story.db, story.clock.now()),
    fault: () =>
      switchOn(story, {
        call: pick(['ask', 'capture', 'release', 'refund', 'close', 'notice'] as const),
        fault: pick(['refused', 'lost_before', 'lost_after', 'twice'] as const),
      }),
  };
  const names = Object.keys(steps);
  // What a step refuses is part of the script: the order is past it.
  return () =>
    steps[pick(names)]?.().catch((error: unknown) => expect(error).toHaveProperty('status')) ?? Promise.resolve();
}

/** Several processes work on what is due then. */
async function pass(story: TestApp, minutes: number): Promise<void> {
  story.clock.advanceMinutes(minutes);
  while (await isAnythingDue(story)) {
    await Promise.all(Array.from({ length: WORKERS }, () => runPaymentJobs(paymentServices(story))));
  }
}

async function isAnythingDue({ db, clock }: TestApp): Promise<boolean> {
  const due = db.selectFrom('payment_jobs').select('id').where('state', 'in', ['waiting', 'sent']);
  return (await due.where('next_at', '<=', new Date(clock.now())).limit(1).executeTakeFirst()) !== undefined;
}

async function isMoneyMoving({ db }: TestApp): Promise<boolean> {
  const moving = db.selectFrom('payment_jobs').select('id').where('state', 'in', ['waiting', 'sent']);
  return (await moving.where('kind', '<>', 'ask').limit(1).executeTakeFirst()) !== undefined;
}
