/** The localities of the delivery zones as guests type and read them. */
import { type DeliveryZone, quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, formatLei } from '#domain/money/format-lei.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { fold } from '#domain/text/fold.ts';
import { checkout } from '#web/i18n/checkout.ts';

/** A locality that can be chosen: its name, and what delivery to it costs in words. */
export type Locality = { readonly code: string; readonly name: string; readonly fee: string };

/** @param products what the fee depends on */
export function listLocalities(zones: readonly OrderZone[], products: Bani): readonly Locality[] {
  const offered = zones.filter(({ enabled }) => enabled);
  return offered.map((zone) => ({ code: zone.code, name: nameIn(offered, zone), fee: describeFee(zone, products) }));
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

/** What delivery to the zone costs; „gratuită” for nothing. */
export function describeFee(zone: OrderZone, products: Bani): string {
  const fee = feeOf(zone, products);
  return fee > 0 ? formatLei(fee) : checkout.freeDelivery;
}

/** Below its minimum, too: then another sentence says what is missing. */
function feeOf({ fee, freeFrom }: OrderZone, products: Bani): Bani {
  return freeFrom !== null && products >= freeFrom ? ZERO_BANI : fee;
}

/** The fee that the tile of delivery says while the locality is not known: „5,00 lei”, „0,00–10,00 lei”. */
export function describeFeeRange(zones: readonly OrderZone[], products: Bani): string {
  const offered = zones.filter(({ enabled }) => enabled);
  const sorted = offered.toSorted((one, other) => feeOf(one, products) - feeOf(other, products));
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  const [from, to] = [feeOf(lowest, products), feeOf(highest, products)];
  return from === to ? describeFee(lowest, products) : `${formatAmount(from)}–${formatLei(to)}`;
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
