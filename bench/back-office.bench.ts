/**
 * The back office of a restaurant after many years: 5,000 products and 200,000 orders. Each list, search, report and
 * table is requested with a tenth of the rows and with all of them; pages should take the same time, tables ten times
 * as long.
 */
import { CALLS } from '#contract/all-calls.ts';
import { fillTables, vacuum } from './fill-tables.ts';
import { median } from './median.ts';
import { aDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

const PRODUCTS = 5_000;
const ORDERS = 200_000;
const ROUNDS = 7;
/** Growth below this factor, while the data grow tenfold, counts as flat; a table may grow as the data do. */
const FLAT = 2.5;
const LINEAR = 13;

const YEAR = 'startDate=2026-01-01&endDate=2026-12-31';
const ALL = 'startDate=2024-01-01&endDate=2026-12-31';

type Question = { readonly what: string; readonly path: string; readonly growth: number | null };

const QUESTIONS: readonly Question[] = [
  { what: 'orders, first page', path: `${CALLS.getAllOrders.path}?page=0&size=10`, growth: FLAT },
  { what: 'orders, page 100', path: `${CALLS.getAllOrders.path}?page=100&size=10`, growth: FLAT },
  { what: 'orders of a status', path: `${CALLS.getAllOrders.path}?status=REJECTED&page=0&size=10`, growth: FLAT },
  {
    what: 'orders, search by name',
    path: `${CALLS.getAllOrders.path}?search=${encodeURIComponent('Țăranu 77')}`,
    growth: null,
  },
  { what: 'products, first page', path: `${CALLS.getEntries.path}?page=0&size=10`, growth: FLAT },
  { what: 'products, search', path: `${CALLS.getEntries.path}?searchBy=mamaliga%20499&page=0&size=10`, growth: null },
  { what: 'sales of this month', path: '/admin-service/sales/order-numbers-current-month', growth: null },
  { what: 'sales of a year', path: `/admin-service/sales/order-numbers-between-dates?${YEAR}`, growth: null },
  { what: 'best products of a year', path: `${CALLS.getMostSoldProducts.path}?${YEAR}`, growth: null },
  { what: 'customers, first page', path: `${CALLS.getClients.path}?page=0&size=10`, growth: FLAT },
  { what: 'customers, page 100', path: `${CALLS.getClients.path}?page=100&size=10&sort=name`, growth: FLAT },
  { what: 'customers, search', path: `${CALLS.getClients.path}?search=taranu%2077`, growth: null },
  { what: 'rejected orders of a month', path: CALLS.getRejectedOrders.path, growth: null },
  { what: 'books of a day', path: CALLS.getDayClose.path, growth: null },
  { what: 'export of all orders', path: `/admin-service/export/orders?${ALL}`, growth: LINEAR },
  { what: 'export of all order lines', path: `/admin-service/export/order-lines?${ALL}`, growth: LINEAR },
  { what: 'export of all customers', path: `/admin-service/export/customers?${ALL}`, growth: LINEAR },
];

await using shop = await aDemoShop();
const token = await shop.signIn();
const databaseUrl = await shop.databaseUrl('superuser');

await fillUp({ products: PRODUCTS / 10, orders: ORDERS / 10 });
const tenth = await askAll();
await fillUp({ products: PRODUCTS, orders: ORDERS });
const whole = await askAll();

const figures = QUESTIONS.flatMap(({ what, growth }): Figure[] => {
  const [before = Number.NaN, after = Number.NaN] = [tenth.get(what), whole.get(what)];
  return [
    { what, measured: after, unit: 'ms' },
    {
      what: `${what}: times the time at a tenth`,
      measured: after / before,
      unit: '×',
      ...(growth === null ? {} : { aim: { atMost: growth } }),
    },
  ];
});
await report('back-office', figures, [
  `${PRODUCTS} products, ${ORDERS} orders; the median of ${ROUNDS} answers, of one for a table.`,
]);

async function fillUp(rows: { readonly products: number; readonly orders: number }): Promise<void> {
  await fillTables(databaseUrl, rows);
  // Sums customers once for all inserted rows; in operation only a few are due at a time.
  await timeOf(`${CALLS.getClients.path}?page=0&size=10`);
  await vacuum(databaseUrl);
}

async function askAll(): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const { what, path } of QUESTIONS) {
    const rounds = path.includes('/export/') ? 1 : ROUNDS;
    if (rounds > 1) await timeOf(path);
    const measured: number[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await timeOf(path));
    times.set(what, median(measured));
  }
  return times;
}

/** Milliseconds until the last byte. */
async function timeOf(path: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${shop.address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  for await (const _chunk of response.body ?? []);
  return performance.now() - begun;
}
