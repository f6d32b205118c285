import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { PaymentMethodsRequest } from '#contract/restaurant/payments.ts';
import { OFFERABLE_WAYS, wayLabel } from '#domain/orders/payment-means.ts';
import { describeIssuers, MEAL_CARD_ISSUERS } from '#domain/payments/meal-card-issuers.ts';
import { decidePayments } from '#domain/restaurant/decide-payments.ts';
import type { Restaurant } from '#domain/restaurant/restaurant.ts';
import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { loadRestaurant, offeredColumnsOf, updateRestaurant } from './restaurant.repository.ts';

export const PAYMENTS_SUBJECT = 'payment-methods';

export type PaymentsRefusal =
  | ChangedMeanwhile
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

/**
 * Saves the offered payment methods. That cards must be accepted by law is a warning of the form, not a refusal here.
 */
export async function savePayments(
  services: DbServices,
  { paymentMethods, mealCardIssuers, version }: z.output<typeof PaymentMethodsRequest>,
  staffId: number,
): Promise<Result<{ readonly version: number }, PaymentsRefusal>> {
  const wanted = decidePayments(paymentMethods);
  if (!wanted.ok) {
    return err({ code: 'invalid_request', fields: { paymentMethods: sentenceOf(wanted.error.code) } });
  }
  return saveByStaff(services, { subject: PAYMENTS_SUBJECT, staffId, version }, async (tx, save) => {
    const before = await loadRestaurant(tx);
    const issuers = MEAL_CARD_ISSUERS.filter((one) => (mealCardIssuers ?? before.mealCardIssuers).includes(one));
    return save({
      title: 'Metode de plată',
      before: describePayments(before),
      after: describePayments({ offeredPayments: wanted.value, mealCardIssuers: issuers }),
      write: () => updateRestaurant(tx, { ...offeredColumnsOf(wanted.value), meal_card_issuers: [...issuers] }),
    });
  });
}

function describePayments({
  offeredPayments,
  mealCardIssuers,
}: Pick<Restaurant, 'offeredPayments' | 'mealCardIssuers'>): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(OFFERABLE_WAYS.map((way) => [wayLabel(way), offeredPayments.includes(way) ? 'da' : 'nu'])),
    'Carduri de masă acceptate': describeIssuers(mealCardIssuers),
  };
}
