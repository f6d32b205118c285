/**
 * `npm run storm -- payments [scripts] [first seed] [at once]`: 1,000 seeded scripts of guests, staff, time and failing providers, each
 * with one kill -9 of the shop's process between, in or after its steps. The shop is the one that `npm start` runs; its
 * providers are fakes of NETOPIA, Stripe and Viva on this machine, whose books are compared with the shop's. A long run
 * can be made in parts: `payments 200 1`, `payments 200 201`.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { CallInput } from '#contract/named-api.ts';
import { createNamedApi } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { openDatabase } from '#server/platform/database.ts';
import { aProduct } from '#test/support/factories.ts';
import { freePort } from '#test/support/free-port.ts';
import { patience } from '#test/support/patience.ts';
import { NETOPIA_ACCOUNT, openFakeNetopia } from '#test/support/payments/fake-netopia.ts';
import type { FakeProvider } from '#test/support/payments/fake-provider.ts';
import { openFakeStripe, STRIPE_ACCOUNT } from '#test/support/payments/fake-stripe.ts';
import { openFakeViva, VIVA_ACCOUNT } from '#test/support/payments/fake-viva.ts';
import {
  type BookedOrder,
  findBrokenPromises,
  findUnheardMoney,
  findWrongBooks,
  isAtRest,
  readPaymentBooks,
} from '#test/support/payments/payment-books.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { aKilledShop } from './killed-shop.ts';
import { makeOlder, type PaymentStorm, runPaymentScript } from './payment-script.ts';

const [SCRIPTS, FIRST, AT_ONCE] = [2, 3, 4].map((at, index) => Number(process.argv[at] ?? [1_000, 1, 25][index])) as [
  number,
  number,
  number,
];
const STOCK = 100_000;
const SCARCE = Math.max(5, Math.floor(SCRIPTS / 10));
/** After this long no paid order is outside of the kitchen's queue and of the way back. */
const AIM_MS = patience(60_000);
/** What is still repeated later and later is waited for by making it older. */
const MOST_ROUNDS = 40;
const ROUND_MINUTES = 61;

const netopia = await openFakeNetopia();
const stripe = await openFakeStripe(Date.now);
const viva = await openFakeViva();
const { baseUrl, apiKey, posSignature } = NETOPIA_ACCOUNT;
const { mode: _stripe, ...stripeKeys } = STRIPE_ACCOUNT;
const { mode: _viva, ...vivaKeys } = VIVA_ACCOUNT;
const SIGNED = ['forged', 'altered', 'old', 'truncated', 'wrong_algorithm', 'unsigned', 'other_account'] as const;
const PROVIDERS = [
  {
    provider: 'netopia',
    fake: netopia,
    values: { baseUrl, apiKey, posSignature, publicKeys: netopia.publicKeys },
    falsified: SIGNED,
  },
  { provider: 'stripe', fake: stripe, values: stripeKeys, falsified: SIGNED },
  // Nothing signs them: the payment is asked for whatever they say.
  { provider: 'viva', fake: viva, values: vivaKeys, falsified: ['truncated', 'other_account'] },
] as const satisfies readonly {
  readonly provider: string;
  readonly fake: FakeProvider;
  readonly values: Record<string, string>;
  readonly falsified: PaymentStorm['falsified'];
}[];

await using folder = await temporaryFolder();
const shop = await aKilledShop(
  {
    dataDir: folder.path,
    port: await freePort(),
    settings: {
      LOG_LEVEL: 'silent',
      WEB_WORKERS: '1',
      TRUST_PROXY: '1',
      NODE_OPTIONS: `--import=${pathToFileURL('test/support/payments/reach-fakes.ts')}`,
      FAKE_PROVIDERS: JSON.stringify({
        'netopia-payments.com': netopia.port,
        'stripe.com': stripe.port,
        'vivapayments.com': viva.port,
      }),
    },
  },
  Math.max(1, Math.floor(AT_ONCE / 5)),
);
const { db } = openDatabase({ url: await shop.current().databaseUrl(), applicationName: 'storm', isUnhurried: true });
await theRestaurant(db, { isOpenAroundTheClock: true });
await db
  .updateTable('restaurant')
  .set({ other_payments: ['card_online'] })
  .execute();
const plenty = await aProduct(db, { price: bani(5_000), boxPrice: bani(0), stock: STOCK });
const scarce = await aProduct(db, { price: bani(5_000), boxPrice: bani(0), stock: SCARCE });
const token = await shop.current().signIn();
const staff = () =>
  createNamedApi((asked) => {
    const headers = new Headers(asked.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(new Request(asked, { headers }));
  }, shop.current().address);
for (const { provider, values } of PROVIDERS) {
  await staff()('savePaymentAccount', { body: { provider, mode: 'test', values } });
}

const began = performance.now();
const failures: string[] = [];
const fail = (text: string) => {
  if (failures.includes(text)) return;
  failures.push(text);
  say(`FAILED ${text}`);
};
const happened = new Map<string, number>();
/** Given back in the screen of a provider that does not name such sums. */
const unnamed = new Map<string, number>();
/** Asked back by the bank of the cardholder. */
const chargedBack = new Set<string>();
const counts = { placed: 0, slowestMs: 0, byHand: 0 };
const ledgerOf = (reference: string) => {
  for (const { fake } of PROVIDERS) {
    try {
      return fake.ledger(reference);
    } catch {
      // Another provider's.
    }
  }
  return null;
};

for (const [index, { provider, fake, falsified }] of PROVIDERS.entries()) {
  const seeds = Array.from({ length: SCRIPTS }, (_, at) => FIRST + at).filter(
    (seed) => seed % PROVIDERS.length === index,
  );
  await shop.ready();
  const chosen: NonNullable<CallInput<'savePaymentSettings'>['body']> = {
    provider,
    mode: 'test',
    chargeTime: 'hold',
    mealCardIssuers: [],
  };
  await staff()('savePaymentSettings', { body: chosen });
  const storm: PaymentStorm = {
    shop,
    db,
    provider,
    fake,
    falsified,
    unnamed: provider === 'netopia' ? unnamed : null,
    chargedBack,
    plenty,
    scarce,
    staffToken: async () => token,
    count: (what) => happened.set(what, (happened.get(what) ?? 0) + 1),
    complain: fail,
  };
  const waiting = [...seeds];
  let done = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
        const number = await runPaymentScript(storm, seed).catch((error: unknown) => {
          fail(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
          return null;
        });
        if (number !== null) counts.placed += 1;
        done += 1;
        if (done % 25 === 0)
          say(`${provider}: ${done} of ${seeds.length} scripts, ${shop.kills()} kills, ${failures.length} failures`);
      }
    }),
  );
  await shop.ready();
  fake.faults.length = 0;
  fake.interruptions.length = 0;
  await settle();
  const orders = await readPaymentBooks(db);
  for (const text of orders.flatMap((order) => findWrongBooks(order, ledgerOf, unnamed))) fail(text);
  say(`${provider}: books compared, ${failures.length} failures`);
}

/** Waits until every paid order is in the queue or on its way back, then lets the time pass until all is at rest. */
async function settle(): Promise<void> {
  const from = performance.now();
  for (;;) {
    const unheard = (await readPaymentBooks(db)).flatMap((order) => findUnheardMoney(order, ledgerOf));
    const passed = performance.now() - from;
    counts.slowestMs = Math.max(counts.slowestMs, passed);
    if (unheard.length === 0) break;
    if (passed > AIM_MS) {
      for (const text of unheard) fail(`after ${AIM_MS / 1000} s: ${text}`);
      break;
    }
    await wait(1_000);
  }
  say(`every paid order was in the queue or on its way back after ${((performance.now() - from) / 1000).toFixed(0)} s`);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await makeOlder(db, null, ROUND_MINUTES);
    await untilNothingIsDue();
    const decided = await decideByHand();
    const orders = await readPaymentBooks(db);
    const isSettled = orders.every((order) => isAtRest(order) && order.status !== 'AWAITING_PAYMENT');
    if (decided === 0 && isSettled) return;
  }
}

async function untilNothingIsDue(): Promise<void> {
  for (let looked = 0; looked < 600; looked += 1) {
    const { rows } =
      await sql`select id from payment_jobs where state in ('waiting', 'sent') and next_at <= now() limit 1`.execute(
        db,
      );
    if (rows.length === 0) return;
    await wait(250);
  }
}

/**
 * What a person does with the list who reads the provider's own screen: sends again what is not there, says so of what
 * is, and gives back there what the provider refuses to the shop. What a bank asks back is the bank's to decide.
 *
 * @returns how many were decided
 */
async function decideByHand(): Promise<number> {
  let decided = 0;
  const { payments } = await staff()('getPaymentsToCheck');
  for (const { id, kind, job, amount, reference, provider } of payments) {
    const fake = PROVIDERS.find((one) => one.provider === provider)?.fake;
    if (kind !== 'undone_job' || id === null || fake === undefined || chargedBack.has(reference)) continue;
    decided += 1;
    const { rows } = await sql<{
      refunded: number;
    }>`select coalesce(sum(amount_bani), 0)::int as refunded from payment_events
      join payment_attempts on payment_attempts.id = attempt_id where reference = ${reference}
      and payment_events.kind in ('refunded', 'refunded_part')`.execute(db);
    const missing = (rows[0]?.refunded ?? 0) + Math.round(amount * 100) - fake.ledger(reference).refunded;
    const isByHand = job === 'refund' && (unnamed.get(reference) ?? 0) > 0;
    if (isByHand && missing > 0) fake.refundByHand(reference, bani(missing));
    await staff()('resolvePayment', { body: { id, action: isByHand ? 'settled_by_hand' : 'send_again' } }).catch(
      () => null,
    );
  }
  counts.byHand += decided;
  return decided;
}

const orders: readonly BookedOrder[] = await readPaymentBooks(db);
for (const text of orders.flatMap(findBrokenPromises)) fail(text);
for (const [product, stock] of [
  [plenty, STOCK],
  [scarce, SCARCE],
] as const) {
  const { rows } = await sql<{ left: number; sold: number }>`select stock as left, coalesce((select sum(quantity)::int
    from order_lines join all_orders on all_orders.id = order_id where size_id = sizes.id and took_stock
    and status not in ('ABANDONED', 'REJECTED')), 0) as sold from sizes where id = ${product.sizeId}`.execute(db);
  const [size] = rows;
  if (size === undefined || size.left < 0 || size.left + size.sold !== stock) {
    fail(`stock of ${product.id}: ${JSON.stringify(size)} of ${stock}`);
  }
}
const code = await shop.current().stop();
if (code !== 0) fail(`the shop ended with ${code}`);
await db.destroy();
await Promise.all(PROVIDERS.map(({ fake }) => fake.close()));

const sums = orders.flatMap(({ attempts }) => attempts).map(({ reference }) => ledgerOf(reference));
const total = (of: 'held' | 'taken' | 'refunded') => sums.reduce((sum, ledger) => sum + (ledger?.[of] ?? 0), 0) / 100;
console.log(
  `\n${SCRIPTS} scripts from seed ${FIRST}, ${AT_ONCE} at once: ${counts.placed} orders, ${shop.kills()} kills -9, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
console.log(
  `  at the providers: ${total('taken')} lei taken, ${total('refunded')} lei given back, ${total('held')} lei held`,
);
console.log(
  `  statuses: ${JSON.stringify(Object.fromEntries(Object.entries(Object.groupBy(orders, ({ status }) => status)).map(([status, list]) => [status, list?.length])))}`,
);
console.log(
  `  longest from a kill to an answer: ${(shop.longestMs() / 1000).toFixed(1)} s; paid orders in the queue or on their way back after ${(counts.slowestMs / 1000).toFixed(0)} s at most; decided by a person: ${counts.byHand}`,
);
for (const [what, count] of [...happened].toSorted()) console.log(`    ${what.padEnd(40)} ${count}`);
console.log(`  ${failures.length} failures${failures.map((failure) => `\n    ${failure}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

function say(text: string): void {
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`);
}
