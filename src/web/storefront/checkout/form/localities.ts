/** The localities of the delivery zones, for typing and display. */
import { describeFee } from '#domain/delivery/describe-fee.ts';
import { type DeliveryZone, feeOf, quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { fold } from '#domain/text/fold.ts';
import { checkout } from '#web/i18n/checkout.ts';

/** A locality that can be chosen: its name, and its delivery fee in words. */
export type Locality = { readonly code: string; readonly name: string; readonly fee: string };

/** @param products sum that the fee depends on */
export function listLocalities(zones: readonly OrderZone[], products: Bani): readonly Locality[] {
  const offered = zones.filter(({ enabled }) => enabled);
  return offered.map((zone) => ({
    code: zone.code,
    name: nameIn(offered, zone),
    fee: describeFee(feeOf(zone, products)),
  }));
}

/** The zone of a typed name, '' when none; case and diacritics are ignored. */
export function findLocality(localities: readonly Locality[], typed: string): string {
  const wanted = fold(typed).trim();
  return localities.find(({ name }) => fold(name) === wanted)?.code ?? '';
}

/**
 * The only locality that begins with the typed text; `null` when there are several or none, or the name is complete.
 */
export function completeLocality(localities: readonly Locality[], typed: string): string | null {
  const wanted = fold(typed).trim();
  const [found, ...others] = localities.filter(({ name }) => fold(name).startsWith(wanted));
  return wanted === '' || others.length > 0 || found?.name === typed ? null : (found?.name ?? null);
}

/** The town of the restaurant among the served localities, proposed before the guest types; null when not served. */
export function findOwnLocality(localities: readonly Locality[], city: string): Locality | null {
  return localities.find(({ code }) => code === findLocality(localities, city)) ?? null;
}

/** Fills in the locality where only one is served: there is nothing to choose. */
export function fillOnlyLocality<Form extends { readonly city: string; readonly zoneCode: string }>(
  form: Form,
  zones: readonly OrderZone[],
): Form {
  const [only, ...others] = zones.filter(({ enabled }) => enabled);
  const isOpen = form.city === '' && form.zoneCode === '';
  return isOpen && only !== undefined && others.length === 0 ? { ...form, zoneCode: only.code } : form;
}

/** The zone's minimum and its threshold for free delivery, in words. */
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

/** Places in two counties may have the same name. */
function nameIn(zones: readonly DeliveryZone[], { city, county, code }: DeliveryZone): string {
  const isTwice = zones.some((other) => other.code !== code && fold(other.city) === fold(city));
  return isTwice ? `${city} (${county})` : city;
}
