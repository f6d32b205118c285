/**
 * Formats tables for Romanian spreadsheets: amounts with a decimal comma, moments in an unambiguous format, telephone
 * numbers in groups, so that none is read as a number and loses its leading zero (docs/operations.md).
 */

import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { listExtras } from '#domain/menu/options/describe-extras.ts';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { inPercent } from '#domain/money/percent.ts';
import { ORDER_SUMS, type OrderSumName, SUMS_BY_TURNOVER } from '#domain/orders/charged-sums.ts';
import type { OrderSource } from '#domain/orders/order.ts';
import { factsWithGaps } from '#domain/orders/order-facts.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { ALL_MEANS, factsOf, type Means, meansLabel, meansOf, sumWith } from '#domain/orders/payment-means.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Period } from '#domain/statistics/period.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { bucharestClock, dateOf } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { twoDigits } from '#domain/time/minute-of-day.ts';
import { addressOfRow, guestTextsOfRow, StoredPayment } from '#server/features/orders/index.ts';
import type { CsvCell } from '#server/platform/csv.ts';
import type { Database } from '#server/platform/database.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { StoredExtras } from '#server/platform/postgres/stored-extras.ts';
import {
  batchesOfCustomers,
  batchesOfLines,
  batchesOfOptions,
  batchesOfOrders,
  batchesOfReservations,
} from './exports.repository.ts';

const STATUS = {
  NEW: 'Nouă',
  SCHEDULED: 'Programată',
  CONFIRMED: 'Acceptată',
  DELIVERED: 'Livrată',
  REJECTED: 'Respinsă',
};
const METHOD = { PICKUP: 'Ridicare', DELIVERY: 'Livrare', RESTAURANT: 'În restaurant' };
const PAYMENT_STATUS = { unpaid: 'Neplătită', paid: 'Plătită', refunded: 'Returnată' };

const worded = (words: Readonly<Record<string, string>>, word: string) => words[word] ?? word;
const lei = (amount: number) => leiFromBani(bani(amount));

/** `2026-11-20 19:30:05`: spreadsheets read it as the same day in every locale. */
function when(moment: Date | null): string | null {
  if (moment === null) return null;
  const at = readInstant(moment);
  return `${dateOf(at)} ${formatHour(at)}:${twoDigits(bucharestClock(at).second)}`;
}

export type ExportTable = {
  readonly header: readonly string[];
  readonly batches: (db: Database, period: Period) => AsyncIterable<readonly (readonly CsvCell[])[]>;
};

function table<Row>(
  header: readonly string[],
  read: (db: Database, period: Period) => AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly CsvCell[],
): ExportTable {
  return {
    header,
    async *batches(db, period) {
      for await (const rows of read(db, period)) yield rows.map(cells);
    },
  };
}

/** Used for the headings of facts, which do not depend on the order. */
const NOTHING_GIVEN = {
  ...NO_GUEST_TEXTS,
  address: EMPTY_ADDRESS,
  hasOwnContainer: false,
  source: 'WEB',
  table: '',
} as const;

const inLei = (name: string) => `${name} (lei)`;

/** Where the amounts of these stood first; every other means has a column behind all others. */
const FIRST_MEANS: readonly Means[] = ['cash', 'card'];
const OTHER_MEANS = ALL_MEANS.filter((means) => !FIRST_MEANS.includes(means));
const paymentOf = (row: { readonly payment_parts: unknown }) => StoredPayment.parse(row.payment_parts);

/** The column of each sum; packaging as charged. */
const SUM_COLUMNS = {
  products: 'products_bani',
  packaging: 'packaging',
  deposits: 'deposit_bani',
  deliveryFee: 'delivery_bani',
} as const satisfies Record<OrderSumName, string>;

export const ORDERS_TABLE = table(
  [
    'Număr',
    'Plasată la',
    'Stare',
    'Mod',
    'Prenume',
    'Nume',
    'Telefon',
    'E-mail',
    'Localitate',
    'Plată',
    'Starea plății',
    ...FIRST_MEANS.map((means) => inLei(factsOf(means).label)),
    ...SUMS_BY_TURNOVER.map((name) => inLei(ORDER_SUMS[name].name)),
    'Reducere (lei)',
    'De plată (lei)',
    'Cupon',
    'Promisă la',
    'Livrată la',
    'Motivul respingerii',
    'Factură pe firma',
    'CUI',
    'Nr. Registrul Comerțului',
    'Sediu social',
    'Reduceri',
    ...factsWithGaps('csv', NOTHING_GIVEN).map(({ label }) => label),
    ...OTHER_MEANS.map((means) => inLei(factsOf(means).label)),
  ],
  batchesOfOrders,
  (row) => [
    String(row.number ?? ''),
    when(row.placed_at),
    worded(STATUS, row.status),
    worded(METHOD, row.method),
    row.first_name,
    row.last_name,
    formatPhone(row.phone),
    row.email,
    row.city,
    meansLabel(meansOf(paymentOf(row))),
    worded(PAYMENT_STATUS, row.payment_status),
    ...FIRST_MEANS.map((means) => leiFromBani(sumWith(paymentOf(row), means))),
    ...SUMS_BY_TURNOVER.map((name) => lei(row[SUM_COLUMNS[name]])),
    lei(row.discount_bani),
    lei(row.payable_bani),
    row.coupon_code,
    when(row.promised_at),
    when(row.delivered_at),
    row.rejection_reason,
    row.company_name,
    row.company_cui,
    row.company_trade_register,
    row.company_office,
    (row.reductions as Reduction[]).map(({ name, amount }) => `${name}: ${formatLei(amount)}`).join('; '),
    ...factsWithGaps('csv', {
      ...guestTextsOfRow(row),
      address: addressOfRow(row),
      hasOwnContainer: row.own_container,
      // The table's check allows only the words of this type.
      source: row.source as OrderSource,
      table: row.table_label,
    }).map(({ text }) => text),
    ...OTHER_MEANS.map((means) => leiFromBani(sumWith(paymentOf(row), means))),
  ],
);

export const ORDER_LINES_TABLE = table(
  [
    'Număr comandă',
    'Plasată la',
    'Stare',
    'Produs',
    'Porție',
    'Cantitate',
    'Preț (lei)',
    'Extra (lei)',
    'Ambalaj (lei)',
    'Garanție SGR (lei)',
    'TVA (%)',
    'Extra',
    'Mesaj',
    'Alegeri pe grupuri',
  ],
  batchesOfLines,
  (row) => [
    String(row.number ?? ''),
    when(row.placed_at),
    worded(STATUS, row.status),
    row.product_name,
    row.size_label,
    row.quantity,
    lei(row.unit_price_bani),
    lei(row.extras_bani),
    lei(row.box_price_bani),
    lei(row.deposit_bani),
    // Sold without VAT.
    row.vat_basis_points === 0 ? '' : inPercent(row.vat_basis_points),
    row.extra_names,
    row.message,
    listExtras(StoredExtras.parse(row.extras)).join('; '),
  ],
);

export const OPTIONS_TABLE = table(['Grup', 'Opțiune', 'Bucăți', 'Suma (lei)'], batchesOfOptions, (row) => [
  row.group,
  row.option,
  row.numberOfPieces,
  lei(row.income),
]);

export const CUSTOMERS_TABLE = table(
  ['E-mail', 'Prenume', 'Nume', 'Telefon', 'Newsletter', 'Comenzi', 'Suma (lei)', 'Ultima comandă'],
  batchesOfCustomers,
  (row) => [
    row.email,
    row.first_name,
    row.last_name,
    formatPhone(row.phone),
    row.subscriber === null ? 'nu' : 'da',
    Number(row.purchases),
    lei(Number(row.amount)),
    when(row.placed_at),
  ],
);

export const RESERVATIONS_TABLE = table(
  ['Cerută la', 'Pentru', 'Persoane', 'Nume', 'Telefon', 'E-mail', 'Mesaj'],
  batchesOfReservations,
  (row) => [
    when(row.requested_at),
    when(row.reserved_for),
    row.people,
    row.full_name,
    formatPhone(row.phone),
    row.email,
    row.additional_information,
  ],
);
