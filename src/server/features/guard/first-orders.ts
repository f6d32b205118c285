/** First orders that must be paid online: nothing was handed over yet to their telephone or account. */
import { asksToPayOnline, type CodeRules } from '#domain/guard/code-rules.ts';
import type { Bani } from '#domain/money/bani.ts';
import { minusBani } from '#domain/money/bani.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { onlineSumOf, type Payment } from '#domain/orders/payment-means.ts';
import type { Database } from '#server/platform/database.ts';
import { findGuardSettings } from './guard-settings.repository.ts';
import { wasServed } from './known-guests.repository.ts';

export type JudgedPayment = {
  readonly method: DeliveryMethod;
  readonly payable: Bani;
  readonly payment: Payment;
  readonly phone: string;
  /** The account that is signed in; null for none. */
  readonly userId: number | null;
  /** Payment online is offered and works now. */
  readonly canPayOnline: boolean;
};

/** @returns the sum from which first orders are paid online; null when this one need not be */
export async function findOnlineDemand(
  db: Database,
  rules: Pick<CodeRules, 'firstFrom' | 'firstProof'>,
  { method, payable, payment, canPayOnline, ...person }: JudgedPayment,
): Promise<Bani | null> {
  const unpaid = minusBani(payable, onlineSumOf(payment));
  if (!asksToPayOnline(rules, { method, unpaid, canPayOnline })) return null;
  return (await wasServed(db, person)) ? null : rules.firstFrom;
}

/** The same, by the rules that are stored. */
export async function findStoredOnlineDemand(db: Database, order: JudgedPayment): Promise<Bani | null> {
  return findOnlineDemand(db, (await findGuardSettings(db)).codes, order);
}
