import { describeFee } from '#domain/delivery/describe-fee.ts';
import { feeOf } from '#domain/delivery/quote-delivery.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { orderingWords as words } from '#web/i18n/panel/ordering.ts';

/**
 * Where is delivered to, as staff choose it: „Blaj · gratuită”.
 *
 * @param products what fees are counted by; null where it is not known, then no fee is told
 */
export function listZones(
  zones: readonly OrderZone[],
  products: Bani | null,
): readonly { readonly value: string; readonly label: string }[] {
  return zones
    .filter(({ enabled }) => enabled)
    .map((zone) => ({
      value: zone.code,
      label: products === null ? zone.city : words.zoneFee(zone.city, describeFee(feeOf(zone, products))),
    }));
}
