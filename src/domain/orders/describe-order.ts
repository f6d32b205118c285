/** Describes an order in Romanian; the texts are the same on screens, on paper, in mails and in answers. */
import { fullName } from '#domain/accounts/full-name.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { formatLongDateTime } from '#domain/time/format-date.ts';
import type { DeliveryMethod, OrderContact, OrderSource } from './order.ts';
import { handoverMoment, type OrderMoments } from './order-moments.ts';
import type { OrderAddress } from './order-view.ts';

/** Labels of the documents for the chosen method (storefront.md §2). */
export const METHOD_LABELS = {
  DELIVERY: 'Livrare la domiciliu',
  PICKUP: 'Ridicare din restaurant',
  RESTAURANT: 'Servire în restaurant',
} as const satisfies Record<DeliveryMethod, string>;

/** The same as one word, for staff. */
export const HANDOVER_WORDS = {
  DELIVERY: 'Livrare',
  PICKUP: 'Ridicare',
  RESTAURANT: 'Servire',
} as const satisfies Record<DeliveryMethod, string>;

/** Where an order came in, for staff. */
export const SOURCE_LABELS = {
  WEB: 'Web',
  PHONE: 'Telefon',
  COUNTER: 'La tejghea',
} as const satisfies Record<OrderSource, string>;

export const AS_SOON_AS_POSSIBLE = 'Cât mai repede';

/** When the order changes hands: „Cât mai repede”, „vineri, 20 noiembrie 2026, ora 19:30”. */
export function describeHandover(order: Pick<OrderMoments, 'requestedAt' | 'promisedAt'>): string {
  const at = handoverMoment(order);
  return at === null ? AS_SOON_AS_POSSIBLE : formatLongDateTime(at);
}

/** „Strada Lungă nr. 5, bl. B, ap. 3, Blaj”; '' unless delivered. */
export function shortAddress({
  method,
  address,
}: {
  readonly method: DeliveryMethod;
  readonly address: OrderAddress;
}): string {
  return method === 'DELIVERY' ? formatAddress(address) : '';
}

/** The guest's name in lists and alerts. Only an order taken at the counter may have no name. */
export function clientName(contact: OrderContact): string {
  return fullName(contact) || SOURCE_LABELS.COUNTER;
}
