import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { cashOf, factsOf, type Payment, type PaymentPart } from '#domain/orders/payment-means.ts';

/**
 * The most cash that a person may pay a company per day (Legea 70/2015 as amended by OUG 115/2023; romania.md §3.6).
 */
export const CASH_CEILING = bani(1_000_000);

/** The most cash that a company may pay a company per day: for orders whose invoice names a company. */
export const COMPANY_CASH_CEILING = bani(500_000);

export type CashRefusal = { readonly code: 'cash_ceiling' | 'cash_ceiling_company'; readonly maximum: Bani };

/** Why so much cash is not allowed; `null` when it is. `isForCompany`: the invoice names a company. */
export function refuseCash(payment: Payment, isForCompany: boolean): CashRefusal | null {
  const cash = cashOf(payment);
  if (isForCompany && cash > COMPANY_CASH_CEILING) {
    return { code: 'cash_ceiling_company', maximum: COMPANY_CASH_CEILING };
  }
  return cash > CASH_CEILING ? { code: 'cash_ceiling', maximum: CASH_CEILING } : null;
}

/**
 * The same payment for another total: cash has the difference (without cash the first part at the door); the other parts
 * stay as agreed unless they exceed the new total. What is paid online never grows: more is a part in cash, collected
 * when the order changes hands.
 */
export function absorbDifference(payment: Payment, payable: Bani): Payment {
  const atDoor = payment.filter(({ means }) => factsOf(means).when === 'at_door');
  const absorbing = atDoor.find(({ means }) => factsOf(means).isCash) ?? atDoor[0];
  let left = payable;
  const kept = new Map<PaymentPart, Bani>();
  for (const part of payment) {
    if (part === absorbing) continue;
    const amount = bani(Math.min(part.amount, left));
    kept.set(part, amount);
    left = minusBani(left, amount);
  }
  const parts = payment.map((part) => ({ means: part.means, amount: kept.get(part) ?? left }));
  return absorbing === undefined && left > ZERO_BANI ? [...parts, { means: 'cash', amount: left }] : parts;
}
