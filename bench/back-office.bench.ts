/**
 * The back office of a restaurant after many years: 5,000 products, and 200,000 orders of three years, then 1,000,000 of
 * ten. Each list, search, report and table is requested with a tenth of the rows and with all of them; what is shown on
 * a screen should take the same time, tables ten times as long. `BENCH_ORDERS` chooses one size.
 */
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { emptyTables, fillTables, type Rows, vacuum } from './fill-tables.ts';
import { median } from './median.ts';
import { aDemoShop } from './open-demo-shop.ts';
import { type Figure, report } from './report.ts';

const SIZES: readonly Rows[] = [
  { products: 5_000, orders: 200_000, years: 3 },
  { products: 5_000, orders: 1_000_000, years: 10 },
];
const ROUNDS = 7;
/** Growth below this factor, while the data grow tenfold, counts as flat; a table may grow as the data do. */
const FLAT = 2.5;
const LINEAR = 13;
const MOST_MS = 150;

const YEAR = 'startDate=2026-01-01&endDate=2026-12-31';
/** Parts of four months and two years. */
const CROOKED_YEAR = 'startDate=2025-08-17&endDate=2026-08-16';
const ALL = 'startDate=2024-01-01&endDate=2026-12-31';

type Question = { readonly what: string; readonly path: string };

const found = (search: string) => `${CALLS.getAllOrders.path}?search=${encodeURIComponent(search)}`;
const sales = '/admin-service/sales/order-numbers-between-dates';

const QUESTIONS: readonly Question[] = [
  { what: 'orders, first page', path: `${CALLS.getAllOrders.path}?page=0&size=10` },
  { what: 'orders, page 100', path: `${CALLS.getAllOrders.path}?page=100&size=10` },
  { what: 'orders of a status', path: `${CALLS.getAllOrders.path}?status=REJECTED&page=0&size=10` },
  { what: 'orders, search by name and two digits', path: found('Țăranu 77') },
  { what: 'orders, search by a whole name', path: found('stefan taranu 7731') },
  { what: 'orders, search by a name of a quarter', path: found('ștefan') },
  { what: 'orders, search by two letters', path: found('ma') },
  { what: 'orders, search by a name that is not there', path: found('zq') },
  { what: 'orders, search by two digits', path: found('77') },
  { what: 'orders, search by four digits', path: found('7731') },
  { what: 'orders, search by a telephone', path: found('0708 000 077') },
  { what: 'orders, search by a number', path: found('10007919') },
  { what: 'orders, search by a name, of a status', path: `${found('taranu 77')}&status=REJECTED` },
  { what: 'products, first page', path: `${CALLS.getEntries.path}?page=0&size=10` },
  { what: 'products, search', path: `${CALLS.getEntries.path}?searchBy=mamaliga%20499&page=0&size=10` },
  { what: 'sales of this month', path: '/admin-service/sales/order-numbers-current-month' },
  { what: 'sales of a year', path: `${sales}?${YEAR}` },
  { what: 'sales of a year that begins in August', path: `${sales}?${CROOKED_YEAR}` },
  { what: 'sales of three years', path: `${sales}?${ALL}` },
  { what: 'best products of a year', path: `${CALLS.getMostSoldProducts.path}?${YEAR}` },
  { what: 'best products of a year that begins in August', path: `${CALLS.getMostSoldProducts.path}?${CROOKED_YEAR}` },
  { what: 'best products, search', path: `${CALLS.getMostSoldProducts.path}?${YEAR}&searchTerm=mamaliga%2049` },
  { what: 'customers, first page', path: `${CALLS.getClients.path}?page=0&size=10` },
  { what: 'customers, page 100', path: `${CALLS.getClients.path}?page=100&size=10&sort=name` },
  { what: 'customers, search', path: `${CALLS.getClients.path}?search=taranu%2077` },
  { what: 'customers, search by a telephone', path: `${CALLS.getClients.path}?search=0708000077` },
  { what: 'accounts, search', path: `${CALLS.getUsers.path}?search=taranu%2077` },
  { what: 'rejected orders of a month', path: CALLS.getRejectedOrders.path },
  { what: 'rejected orders of a year', path: `${CALLS.getRejectedOrders.path}?${YEAR}` },
  { what: 'rejected orders of three years, page 50', path: `${CALLS.getRejectedOrders.path}?${ALL}&page=50` },
  { what: 'books of a day', path: `${CALLS.getDayClose.path}?date=2026-03-03` },
  { what: 'money of a day', path: `${CALLS.getDayMatch.path}?date=2026-03-03` },
  { what: 'receipts of a day', path: `${CALLS.getReceipts.path}?date=2026-03-03` },
  { what: 'reservations of a day', path: `${CALLS.getReservations.path}?date=2026-11-20` },
  { what: 'changes of products', path: `${CALLS.getChanges.path}?subject=product` },
  { what: 'changes, page 50', path: `${CALLS.getChanges.path}?page=50` },
  { what: 'sign-ins, page 50', path: `${CALLS.getSecurityEvents.path}?kind=signed_in&page=50` },
  ...everyPageOfStaff(),
  { what: 'export of all orders', path: `/admin-service/export/orders?${ALL}` },
  { what: 'export of a month', path: '/admin-service/export/orders?startDate=2026-03-01&endDate=2026-03-31' },
  {
    what: 'export of the lines of a month',
    path: '/admin-service/export/order-lines?startDate=2026-03-01&endDate=2026-03-31',
  },
  { what: 'export of all order lines', path: `/admin-service/export/order-lines?${ALL}` },
  { what: 'export of all options', path: `/admin-service/export/options?${ALL}` },
  { what: 'export of all customers', path: `/admin-service/export/customers?${ALL}` },
];

/** Whatever staff read without saying what; uses of options are always those of one thing. */
function everyPageOfStaff(): readonly Question[] {
  const staff = new Set<string>(['kitchen', 'staff', 'admin', 'any_staff']);
  return Object.entries(CALLS)
    .filter(([, { method, access, path }]) => method === 'GET' && staff.has(access) && !path.includes('{'))
    .filter(([name]) => name !== 'getOptionUses')
    .map(([name, { path }]) => ({ what: name as CallName, path }));
}

await using shop = await aDemoShop();
const token = await shop.signIn();
const databaseUrl = await shop.databaseUrl('superuser');

const figures: Figure[] = [];
const wanted = Number(process.env.BENCH_ORDERS ?? 0);
for (const size of SIZES.filter(({ orders }) => wanted === 0 || orders === wanted)) {
  await emptyTables(databaseUrl);
  await fillUp({ ...size, orders: size.orders / 10, products: size.products / 10 });
  const tenth = await askAll();
  await fillUp(size);
  const whole = await askAll();
  for (const { what, path } of QUESTIONS) {
    const [before = Number.NaN, after = Number.NaN] = [tenth.get(what), whole.get(what)];
    const isTable = path.includes('/export/');
    figures.push(
      {
        what: `${size.orders}: ${what}`,
        measured: after,
        unit: 'ms',
        ...(isTable ? {} : { aim: { atMost: MOST_MS } }),
      },
      {
        what: '  times the time at a tenth',
        measured: after / before,
        unit: '×',
        aim: { atMost: isTable ? LINEAR : FLAT },
      },
    );
  }
}
await report('back-office', figures, [`The median of ${ROUNDS} answers, of one for a table.`]);

async function fillUp(rows: Rows): Promise<void> {
  await fillTables(databaseUrl, rows);
  // Sums all inserted rows once; in operation only a few are due at a time.
  await untilSummed(`${CALLS.getClients.path}?page=0&size=10`);
  const begun = performance.now();
  for (let year = 2016; year <= 2026; year += 1)
    await untilSummed(`${sales}?startDate=${year}-01-01&endDate=${year}-12-31`);
  figures.push({ what: `${rows.orders}: sums of all sales`, measured: performance.now() - begun, unit: 'ms' });
  await vacuum(databaseUrl);
}

/** A busy machine may reach the time limit of a request; what was summed until then stays. */
async function untilSummed(path: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await timeOf(path);
      return;
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
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
