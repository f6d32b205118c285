/** What is kept beside the orders is what a look at every order would say (docs/decisions/0106). */
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CallFailure } from '#contract/client.ts';
import { bani } from '#domain/money/bani.ts';
import { anonymisePerson } from '#server/features/accounts/anonymise-person.ts';
import { foldOrderCounts } from '#server/features/orders/fold-order-counts.ts';
import { PEOPLE } from '#server/features.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aCustomer, anAdmin, aProduct } from '#test/support/factories.ts';
import { salesOfOrders, storedSales } from '#test/support/sales-of-orders.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { sumAllSales } from './sum-sales.ts';

const GUESTS = 5;
const STEPS = ['place', 'accept', 'reject', 'deliver', 'forget', 'correct', 'delete', 'read', 'fold'] as const;
/** How often each is taken. */
const OFTEN = {
  place: 8,
  accept: 6,
  reject: 2,
  deliver: 4,
  forget: 1,
  correct: 2,
  delete: 2,
  read: 1,
  fold: 1,
} as const satisfies Record<(typeof STEPS)[number], number>;
type Step = { readonly step: (typeof STEPS)[number]; readonly guest: number; readonly order: number };

const step: fc.Arbitrary<Step> = fc.record({
  step: fc.oneof(...STEPS.map((one) => ({ weight: OFTEN[one], arbitrary: fc.constant(one) }))),
  guest: fc.nat(GUESTS - 1),
  order: fc.nat(1_000),
});
/** Steps of a round are made by six at once. */
const rounds = fc.array(fc.array(step, { minLength: 40, maxLength: 40 }), { minLength: 5, maxLength: 5 });
const SEED = 20_261_120;

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const dish = await aProduct(story.db, { price: bani(4_000), boxPrice: bani(150) });
  const drink = await aProduct(story.db, { price: bani(900), deposit: bani(50) });
  const api = story.apiOf(await anAdmin(story.db));
  return { story, api, dish, drink, [Symbol.asyncDispose]: story.close };
}

test('customers, counts and sums of sales are those of the orders, however they were placed, moved, corrected, forgotten and deleted', async () => {
  await using shop = await openShop();
  const { story } = shop;
  const [plan = []] = fc.sample(rounds, { seed: SEED, numRuns: 1 });
  for (const round of plan) {
    await atOnce(6, round.length, (index) => take(shop, round[index] ?? { step: 'read', guest: 0, order: 0 }));
    expect(await readCustomers(shop)).toEqual(await customersOf(story));
    expect(await readCounts(shop)).toEqual(await countsOf(story));
    await sumAllSales(story.db);
    expect(await storedSales(story.db)).toEqual(await salesOfOrders(story.db));
  }
});

test('an order that is deleted no longer counts, whatever it had come to', async () => {
  await using shop = await openShop();
  const { story, api, dish } = shop;
  const [delivered, rejected] = await Promise.all(
    [1, 2].map((one) => place(story.api, anOrder({ of: [dish], delivery: guest(one) }))),
  );
  await api('confirmOrder', { body: { orderNumber: delivered?.orderNumber ?? 0, timeToPrepare: 30 } });
  await api('markAsDelivered', { body: { orderNumber: delivered?.orderNumber ?? 0 } });
  await api('rejectOrder', { body: { orderNumber: rejected?.orderNumber ?? 0, reason: 'Închidem.' } });
  expect(await readCounts(shop)).toMatchObject({ total: 2, DELIVERED: 1, REJECTED: 1 });
  await story.db.deleteFrom('orders').execute();
  expect(await readCounts(shop)).toEqual({ total: 0, NEW: 0, CONFIRMED: 0, DELIVERED: 0, REJECTED: 0 });
  expect((await api('getClients')).totalElements).toBe(0);
});

test('who is forgotten is gone from the customers at once, with name, phone and address', async () => {
  await using shop = await openShop();
  const { story, api, dish } = shop;
  const { orderNumber } = await place(story.api, anOrder({ of: [dish], delivery: guest(1) }));
  await api('rejectOrder', { body: { orderNumber, reason: 'Închidem.' } });
  expect((await api('getClients')).totalElements).toBe(1);
  await inTransaction(story.db, (tx) =>
    anonymisePerson(PEOPLE, tx, { userId: null, email: guest(1).email ?? '', phone: null }, story.clock.now()),
  );
  expect(await story.db.selectFrom('customer_sums').selectAll().execute()).toEqual([]);
  expect(await story.db.selectFrom('customer_sums_due').selectAll().execute()).toEqual([]);
  expect((await api('getClients')).totalElements).toBe(0);
});

test('a customer is found by whatever the orders or the account ever said, and by nothing that was taken back', async () => {
  await using shop = await openShop();
  const { story, api, dish } = shop;
  const ana = await aCustomer(story.db, { firstName: 'Ana', lastName: 'Müller', phone: '0744000111' });
  const { email } = await story.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow();
  const order = (lastName: string, phoneNumber: string) =>
    place(story.apiOf(ana), anOrder({ of: [dish], delivery: { ...guest(1), email, lastName, phoneNumber } }));
  await order('Țăranu', '0722333444');
  await order('Popescu', '0755666777');
  await place(story.api, anOrder({ of: [dish], delivery: guest(2) }));
  const found = async (search: string) =>
    (await api('getClients', { query: { search } })).content.map(({ mail }) => mail);
  const known = ['taranu', 'Popescu Ana', 'MULLER', '+40 722 333 444', '0744.000.111', email.slice(0, -3)];
  for (const search of known) expect([search, await found(search)]).toEqual([search, [email]]);
  for (const search of ['taranu ion', '0744000112', '%', '_'])
    expect([search, await found(search)]).toEqual([search, []]);
  expect(await found(' ')).toHaveLength(2);

  await story.db.updateTable('users').set({ last_name: 'Weber', phone: '' }).where('id', '=', ana.id).execute();
  expect(await Promise.all(['weber', 'muller', '0744000111'].map(found))).toEqual([[email], [], []]);
  await story.db.updateTable('orders').set({ user_id: null }).where('user_id', '=', ana.id).execute();
  expect(await Promise.all(['weber', 'taranu'].map(found))).toEqual([[], [email]]);
});

test('searches have their indexes of trigrams', async () => {
  await using shop = await openShop();
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`.execute(shop.story.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'customer_sums_known_as',
    'orders_search_digits',
    'orders_search_name',
  ]);
});

type Shop = Awaited<ReturnType<typeof openShop>>;

/** One step of a random person; what the rules refuse is refused. */
async function take({ story, api, dish, drink }: Shop, { step: what, guest: who, order }: Step): Promise<void> {
  const rows = await story.db.selectFrom('orders').select(['id', 'number']).orderBy('id').execute();
  const chosen = rows[order % Math.max(1, rows.length)];
  const orderNumber = chosen?.number ?? 0;
  story.clock.advanceMinutes(1);
  const deed = {
    place: () =>
      place(
        story.api,
        anOrder({
          of: [
            [dish, 1 + (order % 3)],
            [drink, 1],
          ],
          delivery: { ...guest(who), lastName: `Pop ${'abc'[order % 3]}` },
        }),
      ),
    accept: () =>
      api('confirmOrder', {
        body: { orderNumber, timeToPrepare: 30, totalPackageCost: order % 2, customerAgreed: true },
      }),
    reject: () => api('rejectOrder', { body: { orderNumber, reason: 'Nu răspunde.' } }),
    deliver: () => api('markAsDelivered', { body: { orderNumber } }),
    forget: () =>
      inTransaction(story.db, (tx) =>
        anonymisePerson(PEOPLE, tx, { userId: null, email: guest(who).email ?? '', phone: null }, story.clock.now()),
      ),
    // By hand, in the database: a mailbox or an amount that was wrong.
    correct: () =>
      story.db
        .updateTable('orders')
        .set(
          order % 2 === 0
            ? { email: guest(who).email ?? '', email_normal: guest(who).email ?? '' }
            : (eb) => ({
                products_bani: eb('products_bani', '+', 100),
                total_bani: eb('total_bani', '+', 100),
                payable_bani: eb('payable_bani', '+', 100),
                payment_parts: sql<string>`jsonb_set(payment_parts, '{0,amount}', to_jsonb(payable_bani + 100))`,
              }),
        )
        .where('id', '=', chosen?.id ?? 0)
        .execute(),
    delete: () =>
      story.db
        .deleteFrom('orders')
        .where('id', '=', chosen?.id ?? 0)
        .execute(),
    read: () => api('getClients'),
    fold: () => foldOrderCounts(story.db),
  }[what];
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof CallFailure) || error.status >= 500) throw error;
  }
}

async function readCustomers({ api }: Shop) {
  const { content } = await api('getClients', { query: { sort: 'name', size: 50 } });
  return content
    .map(({ mail, lastName, phoneNumber, numberOfPurchases, orderAmount }) => ({
      mail,
      lastName,
      phoneNumber,
      numberOfPurchases,
      orderAmount,
    }))
    .toSorted(byMail);
}

/** The same from the orders alone. */
async function customersOf({ db }: TestApp) {
  const orders = await db.selectFrom('orders').selectAll().where('email_normal', '<>', '').orderBy('id').execute();
  return [...Map.groupBy(orders, (order) => order.email_normal).values()]
    .flatMap((own) => {
      const last = own.at(-1);
      const sold = own.filter(({ status }) => status === 'CONFIRMED' || status === 'DELIVERED');
      if (last === undefined) return [];
      return [
        {
          mail: last.email,
          lastName: last.last_name,
          phoneNumber: last.phone,
          numberOfPurchases: sold.length,
          orderAmount: sold.reduce((sum, order) => sum + order.payable_bani - order.deposit_bani, 0) / 100,
        },
      ];
    })
    .toSorted(byMail);
}

function byMail(one: { readonly mail: string }, other: { readonly mail: string }): number {
  return one.mail < other.mail ? -1 : 1;
}

async function readCounts({ api }: Shop) {
  const { totalElements, ...counts } = await api('getAllOrders', { query: { page: 0, size: 1 } });
  return {
    total: totalElements,
    NEW: counts.numberOfNewOrders,
    CONFIRMED: counts.numberOfConfirmedOrders,
    DELIVERED: counts.numberOfDeliveredOrders,
    REJECTED: counts.numberOfRejectedOrders,
  };
}

async function countsOf({ db }: TestApp) {
  const { rows } = await sql<{ status: string }>`select status from orders`.execute(db);
  const of = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    total: rows.length,
    NEW: of('NEW'),
    CONFIRMED: of('CONFIRMED'),
    DELIVERED: of('DELIVERED'),
    REJECTED: of('REJECTED'),
  };
}
