/**
 * What an order is paid with. A means has a row here; a payment is a list of parts, each of one means. The documents'
 * three words (`PaymentMethod`) are combinations of means: the wire and the columns speak in them, rules and screens in
 * parts.
 */

import { keysOf } from '#domain/keys-of.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import {
  type OrderPayment,
  PAYMENT_METHODS,
  type PaymentMethod,
  type SplitMethod,
  type SplitPayment,
} from './order.ts';

type MeansFacts = {
  /** As a choice; combined with others in lower case. */
  readonly label: string;
  /** Behind an amount in a sentence: „20,00 lei numerar”. */
  readonly ofAmount: string;
  /** Taken when the order changes hands, or before it arrives. */
  readonly when: 'at_door' | 'online';
};

export const MEANS = {
  cash: { label: 'Numerar', ofAmount: 'numerar', when: 'at_door' },
  card: { label: 'Card', ofAmount: 'cu cardul', when: 'at_door' },
} as const satisfies Record<string, MeansFacts>;
export type Means = keyof typeof MEANS;

/** The means of each word of the documents, in the order in which they are shown. */
export const MEANS_OF = {
  CASH: ['cash'],
  CARD: ['card'],
  CASH_AND_CARD: ['cash', 'card'],
} as const satisfies Record<PaymentMethod, readonly Means[]>;

/** An amount for each means; they add up to the payable amount. */
export type PaymentParts = { readonly method: PaymentMethod } & Readonly<Record<Means, Bani>>;

export type PaymentPart = { readonly means: Means; readonly amount: Bani };

/** The parts of a payment, also those of 0. */
export function partsOf(payment: PaymentParts): readonly PaymentPart[] {
  return MEANS_OF[payment.method].map((means) => ({ means, amount: payment[means] }));
}

/** Whether an order paid like this is paid with several means, so that each amount has to be named. */
export function isSplitMethod(method: PaymentMethod): method is SplitMethod {
  return MEANS_OF[method].length > 1;
}

export function isSplitPayment(payment: OrderPayment): payment is SplitPayment {
  return isSplitMethod(payment.method);
}

export function usesMeans(method: PaymentMethod, means: Means): boolean {
  return MEANS_OF[method].some((one) => one === means);
}

/** Whether one of the offered words contains a means. */
export function offersMeans(offered: Readonly<Record<PaymentMethod, boolean>>, means: Means): boolean {
  return PAYMENT_METHODS.some((method) => offered[method] && usesMeans(method, means));
}

/** The amounts of a payment: with one means all of it, otherwise as named. */
export function amountsOf(payment: OrderPayment, payable: Bani): PaymentParts {
  if (isSplitPayment(payment)) return payment;
  const { method } = payment;
  const amounts = keysOf(MEANS).map((means) => [means, usesMeans(method, means) ? payable : ZERO_BANI] as const);
  return { method, ...(Object.fromEntries(amounts) as Record<Means, Bani>) };
}

/** „Numerar și card”. */
export function methodLabel(method: PaymentMethod): string {
  const [first, ...others] = MEANS_OF[method].map((means) => MEANS[means].label);
  return [first, ...others.map((label) => label.toLowerCase())].join(' și ');
}
