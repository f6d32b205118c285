import type { Instant } from '#domain/time/instant.ts';
import { findVersion } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { requireSession } from '#server/platform/sessions.ts';
import { loadRestaurant } from './restaurant.repository.ts';
import { offeredPaymentNames, PAYMENTS_SUBJECT, savePayments } from './save-payments.ts';

/** What the back office asks of the ways to pay. */
export function paymentRoutes(services: { readonly db: Database; readonly clock: () => Instant }): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('getPaymentMethods', async () => {
      const version = await findVersion(db, PAYMENTS_SUBJECT);
      return answer({ version, paymentMethods: offeredPaymentNames(await loadRestaurant(db)) });
    }),
    defineRoute('savePaymentMethods', async ({ body, session }) => {
      const saved = await savePayments(services, body, requireSession(session).userId);
      if (saved.ok) return answer({ message: 'Datele au fost salvate cu succes!', ...saved.value });
      return saved.error.code === 'changed_meanwhile'
        ? refuse(saved.error.code, saved.error.details)
        : refuse(saved.error.code, {}, { fields: saved.error.fields });
    }),
  ];
}
