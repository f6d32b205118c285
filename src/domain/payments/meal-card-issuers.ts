/** The issuers of meal cards in Romania. */
import { keysOf } from '#domain/keys-of.ts';

const ISSUERS = {
  edenred: 'Edenred',
  pluxee: 'Pluxee',
  up: 'Up',
} as const;
export type MealCardIssuer = keyof typeof ISSUERS;
/** In the order of every list. */
export const MEAL_CARD_ISSUERS: readonly MealCardIssuer[] = keysOf(ISSUERS);

export function issuerLabel(issuer: MealCardIssuer): string {
  return ISSUERS[issuer];
}

/** „Edenred, Pluxee, Up”. */
export function describeIssuers(issuers: readonly MealCardIssuer[]): string {
  return issuers.map(issuerLabel).join(', ');
}
