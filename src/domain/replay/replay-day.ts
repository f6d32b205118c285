/** A day of orders computed anew by this program: its orders, and its close. */
import { bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { SOLD_STATUSES } from '#domain/orders/status-sets.ts';
import type { DayClose } from '#domain/statistics/close-day.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDate } from '#domain/time/format-date.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { RecordedOrder } from './recorded-order.ts';
import { type Difference, type ReplayedFact, type ReplayedOrder, replayOrder } from './replay-order.ts';

/** A sum of the day's close that is not the sum of its orders. */
export type CloseDifference = {
  readonly sum: 'orders' | 'total' | 'vat';
  /** Of `vat`: the rate in basis points; null for all of them. */
  readonly rate: number | null;
  /** From the orders as they are stored, and from the close as this program computes it. */
  readonly stored: number;
  readonly replayed: number;
};

export type ReplayedDay = {
  readonly day: LocalDate;
  readonly orders: number;
  /** Computed by the rules of their day; the others from their own record. */
  readonly byRules: number;
  readonly differing: readonly ReplayedOrder[];
  readonly close: readonly CloseDifference[];
};

/**
 * @param orders those placed on the day
 * @param close the close of the day as this program reads it
 */
export function replayDay(day: LocalDate, orders: readonly RecordedOrder[], close: DayClose): ReplayedDay {
  const replayed = orders.map(replayOrder);
  return {
    day,
    orders: orders.length,
    byRules: replayed.filter(({ from }) => from === 'rules').length,
    differing: replayed.filter(({ differences }) => differences.length > 0),
    close: compareClose(orders, close),
  };
}

export function isSame({ differing, close }: Pick<ReplayedDay, 'differing' | 'close'>): boolean {
  return differing.length === 0 && close.length === 0;
}

/** The close is read by SQL of its own; each order was recorded when it was placed. */
function compareClose(orders: readonly RecordedOrder[], close: DayClose): readonly CloseDifference[] {
  const sold = orders.filter(({ status }) => SOLD_STATUSES.some((one) => one === status));
  const owed = sumBani(sold.map(({ payable }) => payable));
  const taxed = minusBani(owed, sumBani(sold.map(({ deposits }) => deposits)));
  const compared: readonly CloseDifference[] = [
    { sum: 'orders', rate: null, stored: sold.length, replayed: close.numberOfOrders },
    { sum: 'total', rate: null, stored: owed, replayed: close.total },
    { sum: 'vat', rate: null, stored: taxed, replayed: close.vatTotal.gross },
    ...compareRates(sold, close),
  ];
  return compared.filter(({ stored, replayed }) => stored !== replayed);
}

/** By rate, where the VAT of every order was recorded and staff changed no packaging. */
function compareRates(sold: readonly RecordedOrder[], { vat }: DayClose): readonly CloseDifference[] {
  const recorded = sold.flatMap(({ rules, manualPackaging }) =>
    rules === null || manualPackaging !== null ? [] : [rules.own.vat],
  );
  if (recorded.length < sold.length) return [];
  const shares = recorded.flat();
  const rates = [
    ...new Set([...shares.map(({ vatBasisPoints }) => vatBasisPoints), ...vat.map((one) => one.basisPoints)]),
  ];
  return rates.map((rate) => ({
    sum: 'vat',
    rate,
    stored: sumBani(shares.filter(({ vatBasisPoints }) => vatBasisPoints === rate).map(({ gross }) => gross)),
    replayed: sumBani(vat.filter(({ basisPoints }) => basisPoints === rate).map(({ gross }) => gross)),
  }));
}

const FACTS: Readonly<Record<ReplayedFact, string>> = {
  refusal: 'ar fi refuzată',
  rows: 'rândurile',
  products: 'produsele',
  packaging: 'ambalajele',
  deposits: 'garanția SGR',
  deliveryFee: 'livrarea',
  reductions: 'reducerile',
  total: 'totalul',
  payable: 'totalul de plată',
  vat: 'TVA',
  mealCardEligible: 'suma pentru carduri de masă',
  toldAt: 'ora spusă înainte de comandă',
  promisedAt: 'ora promisă',
};
const AMOUNTS: readonly ReplayedFact[] = [
  'products',
  'packaging',
  'deposits',
  'deliveryFee',
  'total',
  'payable',
  'mealCardEligible',
];

/** As many orders are named one by one; the rest are counted. */
const MOST_NAMED = 20;

/**
 * What is printed: one line when everything is the same, otherwise one for each difference.
 *
 * @param isYesterday whether the day is the one before the reader's
 */
export function describeReplay(replayed: ReplayedDay, isYesterday: boolean): readonly string[] {
  const { day, orders, differing, close } = replayed;
  const when = isYesterday ? 'de ieri' : `din ${formatDate(day)}`;
  if (isSame(replayed)) return [sameSentence(orders, when)];
  const rest = differing.length - MOST_NAMED;
  return [
    ...(differing.length === 0 ? [] : [`Comenzi ${when} care ies altfel: ${differing.length} din ${orders}.`]),
    ...differing.slice(0, MOST_NAMED).map(describeOrder),
    ...(rest > 0 ? [`  și încă ${rest}`] : []),
    ...close.map((one) => describeClose(one, when)),
  ];
}

function sameSentence(orders: number, when: string): string {
  if (orders === 0) return `Nicio comandă ${when} de recalculat; raportul zilei iese la fel.`;
  return countOf(orders, {
    one: `O comandă ${when} recalculată la fel.`,
    few: `{n} comenzi ${when} recalculate la fel.`,
    other: `{n} de comenzi ${when} recalculate la fel.`,
  });
}

function describeOrder({ number, differences }: ReplayedOrder): string {
  return `  nr. ${number}: ${differences.map(describeDifference).join('; ')}`;
}

function describeDifference({ fact, stored, replayed }: Difference): string {
  if (fact === 'refusal') return `${FACTS.refusal} (${replayed})`;
  const text = (value: Difference['stored']) =>
    AMOUNTS.includes(fact) && typeof value === 'number' ? formatLei(bani(value)) : String(value);
  return `${FACTS[fact]} ${text(stored)} → ${text(replayed)}`;
}

function describeClose({ sum, rate, stored, replayed }: CloseDifference, when: string): string {
  if (sum === 'orders') return `Raportul zilei ${when}: ${stored} → ${replayed} comenzi`;
  const what = sum === 'total' ? 'totalul' : rate === null ? 'venitul cu TVA' : `cota ${rate / 100} %`;
  return `Raportul zilei ${when}: ${what} ${formatLei(bani(stored))} → ${formatLei(bani(replayed))}`;
}
