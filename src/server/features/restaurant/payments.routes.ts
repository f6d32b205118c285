import { findVersion } from '#server/features/changes/changes.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { loadRestaurant } from './restaurant.repository.ts';
import { offeredPaymentNames, PAYMENTS_SUBJECT, savePayments } from './save-payments.ts';

/** What the back office asks of the ways to pay. */
export function paymentRoutes(services: DbServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('getPaymentMethods', async () => {
      const version = await findVersion(db, PAYMENTS_SUBJECT);
      return answer({ version, paymentMethods: offeredPaymentNames(await loadRestaurant(db)) });
    }),
    defineRoute('savePaymentMethods', async ({ body, session }) =>
      answerSaved(await savePayments(services, body, session.userId)),
    ),
  ];
}
