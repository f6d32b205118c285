import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { PaymentMethodsRequest } from '#contract/restaurant/payments.ts';
import {
  decidePayments,
  type OfferedPayments,
  PAYMENT_NAMES,
  type PaymentName,
} from '#domain/restaurant/decide-payments.ts';
import type { Restaurant } from '#domain/restaurant/restaurant.ts';
import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/changes.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { loadRestaurant, updateRestaurant } from './restaurant.repository.ts';

export const PAYMENTS_SUBJECT = 'payment-methods';

export type PaymentsRefusal =
  | ChangedMeanwhile
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

/**
 * Saves the offered payment methods. That cards must be accepted by law is a warning of the form, not a refusal here.
 */
export async function savePayments(
  services: DbServices,
  { paymentMethods, version }: z.output<typeof PaymentMethodsRequest>,
  staffId: number,
): Promise<Result<{ readonly version: number }, PaymentsRefusal>> {
  const wanted = decidePayments(paymentMethods);
  if (!wanted.ok) {
    return err({ code: 'invalid_request', fields: { paymentMethods: sentenceOf(wanted.error.code) } });
  }
  const { cash, card, cashAndCard } = wanted.value;
  return saveByStaff(services, { subject: PAYMENTS_SUBJECT, staffId, version }, async (tx, save) =>
    save({
      title: 'Metode de plată',
      before: describePayments(paymentsOf(await loadRestaurant(tx))),
      after: describePayments(wanted.value),
      write: () => updateRestaurant(tx, { cash_payment: cash, card_payment: card, cash_and_card_payment: cashAndCard }),
    }),
  );
}

/** The names of the offered methods. */
export function offeredPaymentNames(restaurant: Restaurant): PaymentName[] {
  const { cash, card, cashAndCard } = paymentsOf(restaurant);
  const offered: Readonly<Record<PaymentName, boolean>> = { cash, card, 'cash-card': cashAndCard };
  return PAYMENT_NAMES.filter((name) => offered[name]);
}

function paymentsOf({ cashPayment, cardPayment, cashAndCardPayment }: Restaurant): OfferedPayments {
  return { cash: cashPayment, card: cardPayment, cashAndCard: cashAndCardPayment };
}

function describePayments({ cash, card, cashAndCard }: OfferedPayments): Readonly<Record<string, string>> {
  const yes = (is: boolean) => (is ? 'da' : 'nu');
  return { Numerar: yes(cash), Card: yes(card), 'Numerar și card': yes(cashAndCard) };
}
