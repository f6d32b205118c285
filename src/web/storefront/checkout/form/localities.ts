/** The localities of the delivery zones as guests type and read them. */
import { describeFee } from '#domain/delivery/describe-fee.ts';
import { type DeliveryZone, feeOf, quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { fold } from '#domain/text/fold.ts';
import { checkout } from '#web/i18n/checkout.ts';

/** A locality that can be chosen: its name, and what delivery to it costs in words. */
export type Locality = { readonly code: string; readonly name: string; readonly fee: string };

/** @param products what the fee depends on */
export function listLocalities(zones: readonly OrderZone[], products: Bani): readonly Locality[] {
  const offered = zones.filter(({ enabled }) => enabled);
  return offered.map((zone) => ({
    code: zone.code,
    name: nameIn(offered, zone),
    fee: describeFee(feeOf(zone, products)),
  }));
}

/** The zone that a typed name means, '' when none: capitals and diacritics do not matter. */
export function findLocality(localities: readonly Locality[], typed: string): string {
  const wanted = fold(typed).trim();
  return localities.find(({ name }) => fold(name) === wanted)?.code ?? '';
}

/** The only locality that begins as typed; `null` when there are several, none, or the name is there in full. */
export function completeLocality(localities: readonly Locality[], typed: string): string | null {
  const wanted = fold(typed).trim();
  const [found, ...others] = localities.filter(({ name }) => fold(name).startsWith(wanted));
  return wanted === '' || others.length > 0 || found?.name === typed ? null : (found?.name ?? null);
}

/** What else an order to the zone needs, or saves. */
export function describeTerms(zone: OrderZone, products: Bani): string {
  const quote = quoteDelivery([zone], zone.code, products);
  const missing = quote.ok ? quote.value.missingForFree : null;
  return [
    zone.minimumOrder > 0 ? checkout.minimumHere(formatLei(zone.minimumOrder)) : '',
    missing === null ? '' : checkout.moreForFree(formatLei(missing)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Two places may have the same name in two counties. */
function nameIn(zones: readonly DeliveryZone[], { city, county, code }: DeliveryZone): string {
  const isTwice = zones.some((other) => other.code !== code && fold(other.city) === fold(city));
  return isTwice ? `${city} (${county})` : city;
}
