import { type Bani, bani, minusBani } from '#domain/money/bani.ts';
import { type PaymentParts, usesMeans } from '#domain/orders/payment-means.ts';

/**
 * The most cash that a person may pay a company per day (Legea 70/2015 as amended by OUG 115/2023; romania.md §3.6).
 */
export const CASH_CEILING = bani(1_000_000);

/** The most cash that a company may pay a company per day: for orders whose invoice names a company. */
export const COMPANY_CASH_CEILING = bani(500_000);

export type CashRefusal = { readonly code: 'cash_ceiling' | 'cash_ceiling_company'; readonly maximum: Bani };

/** Why this cash amount is not allowed; `null` when it is. `isForCompany`: the invoice names a company. */
export function refuseCash(cash: Bani, isForCompany: boolean): CashRefusal | null {
  if (isForCompany && cash > COMPANY_CASH_CEILING) {
    return { code: 'cash_ceiling_company', maximum: COMPANY_CASH_CEILING };
  }
  return cash > CASH_CEILING ? { code: 'cash_ceiling', maximum: CASH_CEILING } : null;
}

/** The same payment for another total: the card part stays as agreed unless it exceeds the new total. */
export function absorbDifference({ method, card }: PaymentParts, payable: Bani): PaymentParts {
  const cardPart = usesMeans(method, 'cash') ? bani(Math.min(card, payable)) : payable;
  return { method, cash: minusBani(payable, cardPart), card: cardPart };
}
