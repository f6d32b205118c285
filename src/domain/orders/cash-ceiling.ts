import { type Bani, bani } from '#domain/money/bani.ts';
import type { PaymentMethod } from './order.ts';

/** The most cash a person may pay a firm in a day (Legea 70/2015 as amended by OUG 115/2023; romania.md §3.6). */
export const CASH_CEILING = bani(1_000_000);

export type CashRefusal = { readonly code: 'cash_ceiling'; readonly maximum: Bani };

/** How an amount is paid: cash and card parts that add up to it. */
export type PaymentParts = { readonly method: PaymentMethod; readonly cash: Bani; readonly card: Bani };

/** Whether the cash part is one that may be taken. */
export function isWithinCashCeiling({ cash }: { readonly cash: Bani }): boolean {
  return cash <= CASH_CEILING;
}
