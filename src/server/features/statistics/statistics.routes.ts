import { sentenceOf } from '#contract/errors.ts';
import { documentedAmountsOf, PAYMENT_WORDS, wordOf } from '#contract/orders/payment-on-wire.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import {
  type DayClose as DayCloseAnswer,
  getClients,
  getDayClose,
  getDayMatch,
  getMostSoldProducts,
  getRejectedOrders,
  getSales,
  readSettlementFile,
} from '#contract/statistics/staff-calls.ts';
import type { EXPORT_KINDS } from '#contract/statistics/wire.ts';
import { type Bani, bani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { inPercent } from '#domain/money/percent.ts';
import { meansOf } from '#domain/orders/payment-means.ts';
import type { SettlementField } from '#domain/payments/settlement/settlement-columns.ts';
import { ok, type Result } from '#domain/result.ts';
import { closeDay } from '#domain/statistics/close-day.ts';
import {
  daysOf,
  decidePeriod,
  type Period,
  type PeriodRefusal,
  periodBefore,
  usualPeriod,
} from '#domain/statistics/period.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type LocalDate, parseLocalDate } from '#domain/time/local-date.ts';
import { listShiftsOfDay } from '#server/features/couriers/index.ts';
import { csvStream } from '#server/platform/csv.ts';
import type { DbServices } from '#server/platform/database.ts';
import {
  answerAs,
  answerWith,
  defineRoute,
  type Route,
  refuse,
  refuseAs,
  stream,
} from '#server/platform/http/route.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { countClients, listClients } from './customer-sums.repository.ts';
import { findCountBefore, findDrawerCount } from './drawer-counts.repository.ts';
import { loadDayMatch } from './load-day-match.ts';
import { loadDrawer } from './load-drawer.ts';
import {
  CUSTOMERS_TABLE,
  type ExportTable,
  OPTIONS_TABLE,
  ORDER_LINES_TABLE,
  ORDERS_TABLE,
  RESERVATIONS_TABLE,
} from './present-exports.ts';
import { saveDrawerCount } from './save-drawer-count.ts';
import { type FileRefusal, saveSettlementFile } from './save-settlement-file.ts';
import {
  countOpenOrders,
  countReasons,
  listRejected,
  listSalesByDay,
  listSoldOrders,
  listSoldProducts,
  type SalesOfDay,
  sumOptions,
  sumReductions,
  sumRejected,
  sumSources,
} from './statistics.repository.ts';
import { sumCustomers } from './sum-customers.ts';
import { sumSales } from './sum-sales.ts';

const MOST_PRODUCTS = 50;
/** Upper bound for a page; the export contains all. */
const MOST_OPTIONS = 200;

const TABLES: Readonly<Record<(typeof EXPORT_KINDS)[number], { readonly table: ExportTable; readonly file: string }>> =
  {
    orders: { table: ORDERS_TABLE, file: 'comenzi' },
    'order-lines': { table: ORDER_LINES_TABLE, file: 'produse-comandate' },
    options: { table: OPTIONS_TABLE, file: 'optiuni-alese' },
    customers: { table: CUSTOMERS_TABLE, file: 'clienti' },
    reservations: { table: RESERVATIONS_TABLE, file: 'rezervari' },
  };

export function statisticsRoutes(services: DbServices & { readonly securityLog: SecurityLog }): readonly Route[] {
  const { db, clock, securityLog } = services;
  const today = () => dateOf(clock());
  return [
    defineRoute('getSales', async ({ params: { dataType }, query }) => {
      const isNamed = dataType === 'order-numbers-between-dates';
      const preset = usualPeriod(dataType === 'order-numbers-last-month' ? 'last-month' : 'sales', today());
      const period = readPeriod(isNamed ? query : {}, preset);
      if (!period.ok) return refuse(period.error.code);
      const asked = await sumSales(db, period.value);
      const before = await sumSales(db, periodBefore(period.value, today()));
      const [sold, rejected, reductions, sources, options, soldBefore, rejectedBefore] = await Promise.all([
        listSalesByDay(db, asked),
        sumRejected(db, asked),
        sumReductions(db, asked),
        sumSources(db, asked),
        sumOptions(db, asked, MOST_OPTIONS),
        listSalesByDay(db, before),
        sumRejected(db, before),
      ]);
      return answerAs(getSales, {
        ...presentSales(period.value, sold),
        numberOfRejectedOrders: rejected.orders,
        rejectedAmount: rejected.amount,
        reductions,
        sources,
        options,
        before: { ...presentSales(before, soldBefore), numberOfRejectedOrders: rejectedBefore.orders },
      });
    }),
    defineRoute('getMostSoldProducts', async ({ query: { category = null, searchTerm = null, ...query } }) => {
      const period = readPeriod(query, usualPeriod('products', today()));
      if (!period.ok) return refuse(period.error.code);
      const asked = await sumSales(db, period.value);
      const products = await listSoldProducts(db, asked, { category, search: searchTerm, most: MOST_PRODUCTS });
      const sold = products.map(({ productId, name, category: categoryName, quantity, income }) => ({
        productId,
        productName: name,
        categoryName,
        totalQuantity: quantity,
        income,
      }));
      return answerAs(getMostSoldProducts, sold);
    }),
    defineRoute('getClients', async ({ query: { search = null, ...query } }) => {
      await sumCustomers(db);
      const [clients, count] = await Promise.all([listClients(db, { ...query, search }), countClients(db, search)]);
      return answerAs(getClients, {
        content: clients.map((client) => ({
          firstName: client.firstName,
          lastName: client.lastName,
          phoneNumber: client.phone,
          mail: client.email,
          newsletterAccepted: client.hasNewsletter,
          numberOfPurchases: client.purchases,
          orderAmount: client.amount,
          lastOrderDate: client.lastOrderAt,
        })),
        totalElements: count,
      });
    }),
    defineRoute('getRejectedOrders', async ({ query: { page, ...query } }) => {
      const period = readPeriod(query, usualPeriod('rejected', today()));
      if (!period.ok) return refuse(period.error.code);
      const asked = await sumSales(db, period.value);
      const [orders, sum, reasons] = await Promise.all([
        listRejected(db, asked, { page, size: PAGE_SIZE }),
        sumRejected(db, asked),
        countReasons(db, asked),
      ]);
      return answerAs(getRejectedOrders, {
        content: orders.map(({ number, placedAt, client, reason, stage, actor, amount }) => ({
          orderNumber: number,
          orderDate: placedAt,
          client,
          reason,
          stage,
          actor,
          amount,
        })),
        totalElements: sum.orders,
        totalAmount: sum.amount,
        ...presentPeriod(period.value),
        reasons: reasons.map(({ reason, orders: numberOfOrders }) => ({ reason, numberOfOrders })),
      });
    }),
    defineRoute('getDayClose', async ({ query }) => {
      const date = readDay(query.date, today());
      if (!date.ok) return refuse(date.error.code);
      const day = await sumSales(db, { from: date.value, to: date.value });
      const [orders, rejected, open, couriers, sources, drawer, count, lastCount] = await Promise.all([
        listSoldOrders(db, day),
        sumRejected(db, day),
        countOpenOrders(db, day),
        listShiftsOfDay(db, date.value),
        sumSources(db, day),
        loadDrawer(db, date.value),
        findDrawerCount(db, date.value),
        findCountBefore(db, date.value),
      ]);
      return answerAs(
        getDayClose,
        presentDayClose(date.value, orders, {
          numberOfRejectedOrders: rejected.orders,
          numberOfOpenOrders: open,
          couriers,
          sources,
          drawer: { ...drawer, count, lastCount },
        }),
      );
    }),
    defineRoute('saveDrawerCount', async ({ body: { date, counted }, session }) => {
      const day = readDay(date, today());
      if (!day.ok) return refuse(day.error.code);
      return answerWith(await saveDrawerCount(services, session.userId, { day: day.value, counted }), () => ({
        message: 'Numerarul numărat a fost salvat.',
      }));
    }),
    defineRoute('getDayMatch', async ({ query }) => {
      const date = readDay(query.date, today());
      if (!date.ok) return refuse(date.error.code);
      const { differences, compared, isDrawerCounted, provider, files } = await loadDayMatch(db, date.value, clock());
      return answerAs(getDayMatch, {
        date: date.value,
        differences: differences.map((one) => ({ ...one })),
        numberOfOrders: compared.orders,
        numberOfReceipts: compared.receipts,
        numberOfPayments: compared.payments,
        isDrawerCounted,
        provider,
        files: files.map((file) => ({ ...file })),
      });
    }),
    defineRoute('readSettlementFile', async ({ body: { provider, file }, session }) => {
      const content = Buffer.from(await file.arrayBuffer());
      const read = await saveSettlementFile(services, session.userId, { provider, name: file.name, content });
      if (!read.ok) return read.error.code === 'changed_meanwhile' ? refuseAs(read.error) : refuseFile(read.error);
      const { rowsRead, rowsAdded, refused, days } = read.value;
      return answerAs(readSettlementFile, {
        message: describeRead(rowsRead, rowsAdded),
        rowsRead,
        rowsAdded,
        unreadable: refused.slice(0, MOST_UNREADABLE).map((one) => ({ ...one })),
        numberOfUnreadable: refused.length,
        firstDay: days?.first ?? null,
        lastDay: days?.last ?? null,
      });
    }),
    defineRoute('exportTable', async ({ params: { kind }, query, session, ip, headers }) => {
      const period = readPeriod(query, usualPeriod('table', today()));
      if (!period.ok) return refuse(period.error.code);
      const { table, file } = TABLES[kind];
      const userAgent = headers.get('user-agent') ?? '';
      await securityLog.record({ kind: 'exported', userId: session.userId, ip, userAgent, detail: kind });
      return stream(csvStream(table.header, table.batches(db, period.value)), {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file}-${period.value.from}-${period.value.to}.csv"`,
      });
    }),
  ];
}

/** Further ones are counted. */
const MOST_UNREADABLE = 50;
const ROWS = { one: 'un rând', few: '{n} rânduri', other: '{n} de rânduri' };

function describeRead(rowsRead: number, rowsAdded: number): string {
  if (rowsRead === 0) return 'Niciun rând din fișier nu a putut fi citit.';
  if (rowsAdded === 0) return 'Toate rândurile din fișier erau deja citite. Nu s-a schimbat nimic.';
  return `Din fișier am citit ${countOf(rowsRead, ROWS)}, din care ${rowsAdded === 1 ? 'unul nou' : `${rowsAdded} noi`}.`;
}

/** What a column is, for a person who looks at the report. */
const COLUMN_WORDS: Readonly<Record<SettlementField, string>> = {
  attempt: 'numărul comenzii',
  reference: 'identificatorul plății',
  kind: 'felul operațiunii',
  amount: 'suma',
  fee: 'comisionul',
  currency: 'moneda',
  day: 'data',
};

function refuseFile(refusal: FileRefusal) {
  if (refusal.code === 'columns_missing') {
    const missing = refusal.missing.map((group) => group.map((field) => COLUMN_WORDS[field]).join(' sau '));
    const facts = { found: refusal.found.slice(0, 30), missing };
    const sentence = sentenceOf('settlement_columns_missing', facts);
    return refuse('settlement_columns_missing', facts, { fields: { file: sentence } });
  }
  const code = refusal.code === 'empty' ? 'settlement_empty' : 'settlement_unreadable';
  return refuse(code, {}, { fields: { file: sentenceOf(code) } });
}

/** Rounded half up; 0 without orders. */
function average(total: Bani, orders: number): Bani {
  return orders === 0 ? ZERO_BANI : bani(Math.floor((2 * total + orders) / (2 * orders)));
}

function presentPeriod({ from, to }: Period) {
  return { startDate: from, endDate: to };
}

/** Sales of a period, in total and by day. */
function presentSales(period: Period, sold: readonly SalesOfDay[]) {
  const orders = sold.reduce((sum, day) => sum + day.orders, 0);
  const total = sumBani(sold.map((day) => day.income));
  const byDay = new Map(sold.map((day) => [day.date, day]));
  return {
    totalIncomeFromOrders: total,
    mediumOrderPrice: average(total, orders),
    numberOfOrders: orders,
    ...presentPeriod(period),
    days: daysOf(period).map((date) => ({
      date,
      income: byDay.get(date)?.income ?? ZERO_BANI,
      numberOfOrders: byDay.get(date)?.orders ?? 0,
    })),
  };
}

function presentDayClose(
  date: LocalDate,
  orders: Parameters<typeof closeDay>[0],
  beside: Pick<DayCloseAnswer, 'numberOfRejectedOrders' | 'numberOfOpenOrders' | 'couriers' | 'sources' | 'drawer'>,
): DayCloseAnswer {
  const { vat, sums, combinations, byMeans, ...day } = closeDay(orders);
  const { deliveryFee: delivery, ...others } = sums;
  const payments = combinations.flatMap(({ payment }) => payment);
  return {
    date,
    ...day,
    ...others,
    delivery,
    byMeans: [...byMeans],
    methods: PAYMENT_WORDS.map((method) => {
      const same = combinations.filter(({ payment }) => wordOf(meansOf(payment)) === method);
      const paid = same.flatMap(({ payment }) => payment);
      return {
        method,
        numberOfOrders: same.reduce((sum, { numberOfOrders }) => sum + numberOfOrders, 0),
        ...documentedAmountsOf(paid),
      };
    }),
    ...documentedAmountsOf(payments),
    ...beside,
    vat: vat.map(({ basisPoints, ...rate }) => ({ percent: inPercent(basisPoints), ...rate })),
  };
}

type DateRefusal = { readonly code: 'invalid_time' };

/**
 * The requested days; `preset` when the request has none. When only one end is given, the other is that of the preset.
 */
function readPeriod(
  asked: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  preset: Period,
): Result<Period, PeriodRefusal | DateRefusal> {
  const from = readDay(asked.startDate, preset.from);
  const to = readDay(asked.endDate, preset.to);
  if (!from.ok) return from;
  if (!to.ok) return to;
  return decidePeriod(from.value, to.value);
}

/** A calendar day; `preset` when missing. */
export function readDay(text: string | undefined, preset: LocalDate): Result<LocalDate, DateRefusal> {
  if (text === undefined) return ok(preset);
  const parsed = parseLocalDate(text);
  return parsed.ok ? parsed : { ok: false, error: { code: 'invalid_time' } };
}
