import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { PaymentMethodsRequest } from '#contract/restaurant/payments.ts';
import { OFFERABLE_WAYS, type PaymentWay, wayLabel } from '#domain/orders/payment-means.ts';
import { decidePayments } from '#domain/restaurant/decide-payments.ts';
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
  { paymentMethods, version }: z.output<typeof PaymentMethodsRequest>,
  staffId: number,
): Promise<Result<{ readonly version: number }, PaymentsRefusal>> {
  const wanted = decidePayments(paymentMethods);
  if (!wanted.ok) {
    return err({ code: 'invalid_request', fields: { paymentMethods: sentenceOf(wanted.error.code) } });
  }
  return saveByStaff(services, { subject: PAYMENTS_SUBJECT, staffId, version }, async (tx, save) =>
    save({
      title: 'Metode de plată',
      before: describePayments((await loadRestaurant(tx)).offeredPayments),
      after: describePayments(wanted.value),
      write: () => updateRestaurant(tx, offeredColumnsOf(wanted.value)),
    }),
  );
}

function describePayments(offered: readonly PaymentWay[]): Readonly<Record<string, string>> {
  return Object.fromEntries(OFFERABLE_WAYS.map((way) => [wayLabel(way), offered.includes(way) ? 'da' : 'nu']));
}
