import { type Bani, bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** A zone that the restaurant delivers to, with its terms. */
export type DeliveryZone = {
  readonly code: string;
  readonly city: string;
  readonly county: string;
  readonly enabled: boolean;
  /** Minimum of the counted sum; 0 for none. */
  readonly minimumOrder: Bani;
  readonly fee: Bani;
  /** Delivery is free from this counted sum; null for never. */
  readonly freeFrom: Bani | null;
  /** Added to the minimum advance. */
  readonly extraMinutes: number;
};

/** storefront §9, readings 2: the initial fee of the restaurant's own city. */
export const HOME_CITY_FEE = bani(500);
export const HOME_CITY_FREE_FROM = bani(5000);

export type DeliveryQuote = {
  readonly fee: Bani;
  /** Amount still missing for free delivery; null when it is free already or never free. */
  readonly missingForFree: Bani | null;
  readonly extraMinutes: number;
};

export type DeliveryRefusal =
  | { readonly code: 'zone_unknown' }
  | { readonly code: 'below_minimum'; readonly minimum: Bani; readonly missing: Bani };

/** The fee at a counted sum, also below the minimum of the zone. */
export function feeOf({ fee, freeFrom }: Pick<DeliveryZone, 'fee' | 'freeFrom'>, counted: Bani): Bani {
  return freeFrom !== null && counted >= freeFrom ? ZERO_BANI : fee;
}

/**
 * Quotes delivery to a locality.
 *
 * @param zoneCode the locality's code; one that is unknown or switched off is refused alike
 * @param counted products and paid bundles after what bundles give away, before the coupon, without packaging, delivery
 *   and deposits
 * @see readings 2: minimum, threshold and the prompt for free delivery count the same sum
 * @example quoteDelivery(zones, 'BLAJ', bani(4200)) // → ok({ fee: 500, missingForFree: 800, extraMinutes: 0 })
 */
export function quoteDelivery(
  zones: readonly DeliveryZone[],
  zoneCode: string,
  counted: Bani,
): Result<DeliveryQuote, DeliveryRefusal> {
  const zone = zones.find(({ code, enabled }) => code === zoneCode && enabled);
  if (!zone) return err({ code: 'zone_unknown' });
  const { minimumOrder, freeFrom, extraMinutes } = zone;
  if (counted < minimumOrder) {
    return err({ code: 'below_minimum', minimum: minimumOrder, missing: minusBani(minimumOrder, counted) });
  }
  const fee = feeOf(zone, counted);
  return ok({ fee, missingForFree: freeFrom !== null && fee > 0 ? minusBani(freeFrom, counted) : null, extraMinutes });
}
