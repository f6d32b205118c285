import { homeZone } from '#domain/delivery/home-zone.ts';
import { type DeliveryZone, quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { cartText } from '#web/i18n/cart.ts';

/** A sentence; with `missing`, what the cart still lacks for what the sentence tells. */
type DeliveryNews = { readonly sentence: string; readonly missing: Bani | null };

/**
 * What is missing for the minimum of the nearest place, else for free delivery there; null where there is nothing to tell.
 *
 * @param products the sum that minimum and threshold count (readings 2)
 */
export function tellDelivery(zones: readonly DeliveryZone[], city: string, products: Bani): DeliveryNews | null {
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
  // Where delivery never becomes free, or always is, no sum has been reached.
  return home.freeFrom === null ? null : { missing: null, sentence: cartText.freeReached(home.city) };
}
