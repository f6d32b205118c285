import { type Bani, bani, minusBani } from '#domain/money/bani.ts';
import type { PaymentMethod } from '#domain/orders/order.ts';

/** The most cash a person may pay a firm in a day (Legea 70/2015 as amended by OUG 115/2023; romania.md §3.6). */
export const CASH_CEILING = bani(1_000_000);

/** The most cash a firm may pay a firm in a day: for orders whose invoice names a company. */
export const COMPANY_CASH_CEILING = bani(500_000);

export type CashRefusal = { readonly code: 'cash_ceiling' | 'cash_ceiling_company'; readonly maximum: Bani };

/** How an amount is paid: cash and card parts that add up to it. */
export type PaymentParts = { readonly method: PaymentMethod; readonly cash: Bani; readonly card: Bani };

/** Why so much cash may not be taken; `null` when it may. `isForCompany`: the invoice names a company. */
export function refuseCash(cash: Bani, isForCompany: boolean): CashRefusal | null {
  if (isForCompany && cash > COMPANY_CASH_CEILING) {
    return { code: 'cash_ceiling_company', maximum: COMPANY_CASH_CEILING };
  }
  return cash > CASH_CEILING ? { code: 'cash_ceiling', maximum: CASH_CEILING } : null;
}

/** The same payment for another sum: the card part stays as agreed, as far as the sum reaches. */
export function absorbDifference({ method, card }: PaymentParts, payable: Bani): PaymentParts {
  const cardPart = method === 'CARD' ? payable : bani(Math.min(card, payable));
  return { method, cash: minusBani(payable, cardPart), card: cardPart };
}
