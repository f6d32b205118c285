import { homeZone } from '#domain/delivery/home-zone.ts';
import { type DeliveryZone, quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { cartText } from '#web/i18n/cart.ts';

/** A sentence; `missing` is the sum that the cart lacks for it. */
type DeliveryFeeNote = { readonly sentence: string; readonly missing: Bani | null };

/**
 * What is missing for the minimum of the nearest place, else for free delivery there; null when there is nothing to
 * say.
 *
 * @param products the sum that minimum and threshold apply to (readings 2)
 */
export function describeDeliveryFees(
  zones: readonly DeliveryZone[],
  city: string,
  products: Bani,
): DeliveryFeeNote | null {
  const home = homeZone(zones, city);
  if (home === null) return null;
  const quote = quoteDelivery(zones, home.code, products);
  if (!quote.ok) {
    if (quote.error.code !== 'below_minimum') return null;
    const { missing, minimum } = quote.error;
    return { missing, sentence: cartText.moreForMinimum(formatLei(missing), home.city, formatLei(minimum)) };
  }
  const missing = quote.value.missingForFree;
  if (missing !== null) return { missing, sentence: cartText.moreForFree(formatLei(missing), home.city) };
  // When delivery is never free or always free, no threshold was reached.
  return home.freeFrom === null ? null : { missing: null, sentence: cartText.freeReached(home.city) };
}
