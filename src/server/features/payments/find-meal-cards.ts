import { MEAL_CARD_ISSUERS, type MealCardIssuer } from '#domain/payments/meal-card-issuers.ts';
import { factsOfProvider } from '#domain/payments/providers.ts';
import type { Database } from '#server/platform/database.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { findPaymentSettings } from './settings/payment-settings.repository.ts';

/** Whose meal cards guests may pay with online: by contracts of the restaurant, for a trial all. */
export async function findMealCards(
  db: Database,
  { name }: Pick<PaymentProvider, 'name'>,
): Promise<readonly MealCardIssuer[]> {
  if (name === 'trial') return MEAL_CARD_ISSUERS;
  return factsOfProvider(name).takesMealCards ? (await findPaymentSettings(db)).mealCardIssuers : [];
}
