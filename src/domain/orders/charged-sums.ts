/** The sums that an order charges: a row for each, in the order of every receipt. */
import { keysOf } from '#domain/keys-of.ts';
import { type Bani, minusBani, sumBani } from '#domain/money/bani.ts';
import { type Reduction, sumOfReductions } from '#domain/promotions/reduction.ts';

type SumFacts = {
  readonly name: string;
  /** Whether it belongs to the restaurant; a deposit is handed on, and is no turnover (readings 11). */
  readonly isTurnover: boolean;
};

export const ORDER_SUMS = {
  products: { name: 'Produse', isTurnover: true },
  packaging: { name: 'Ambalaje', isTurnover: true },
  deposits: { name: 'Garanție SGR', isTurnover: false },
  deliveryFee: { name: 'Livrare', isTurnover: true },
} as const satisfies Record<string, SumFacts>;
export type OrderSumName = keyof typeof ORDER_SUMS;

/** What the restaurant earns, then what it hands on: the order of tables for the accountant. */
export const SUMS_BY_TURNOVER: readonly OrderSumName[] = keysOf(ORDER_SUMS).toSorted(
  (one, other) => Number(ORDER_SUMS[other].isTurnover) - Number(ORDER_SUMS[one].isTurnover),
);

/** Packaging as charged: set by hand, else computed. */
export type ChargedSums = Readonly<Record<OrderSumName, Bani>>;

export type Totals = { readonly total: Bani; readonly payable: Bani };

/** All sums, and what is left of them after the reductions. */
export function totalsOf(charged: ChargedSums, reductions: readonly Reduction[]): Totals {
  const total = sumBani(keysOf(ORDER_SUMS).map((name) => charged[name]));
  return { total, payable: minusBani(total, sumOfReductions(reductions)) };
}

/** Each sum over several orders. */
export function sumCharged(orders: readonly ChargedSums[]): ChargedSums {
  // One entry for each name.
  return Object.fromEntries(
    keysOf(ORDER_SUMS).map((name) => [name, sumBani(orders.map((order) => order[name]))]),
  ) as ChargedSums;
}

/** What the restaurant earned: the payable amount without the sums that it hands on. `turnover_bani` in SQL. */
export function turnoverOf(charged: ChargedSums, reductions: readonly Reduction[]): Bani {
  const handedOn = keysOf(ORDER_SUMS).filter((name) => !ORDER_SUMS[name].isTurnover);
  return minusBani(totalsOf(charged, reductions).payable, sumBani(handedOn.map((name) => charged[name])));
}
