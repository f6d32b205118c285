/** What people read about an order, in Romanian: on screens as on paper and in mails. */

import { formatLei } from '#domain/money/format-lei.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { handoverMoment, type OrderMoments } from '#domain/orders/order-moments.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour, formatLongDate } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { EventFacts } from './order-event.ts';
import type { OrderHead } from './stored-order.ts';

/** The documents' words for the chosen method (storefront.md §2). */
export const METHOD_LABELS = {
  DELIVERY: 'Livrare la domiciliu',
  PICKUP: 'Ridicare din restaurant',
  RESTAURANT: 'Servire în restaurant',
} as const satisfies Record<DeliveryMethod, string>;

/** „vineri, 20 noiembrie 2026, ora 19:30”. */
export function describeMoment(at: Instant): string {
  return `${formatLongDate(dateOf(at))}, ora ${formatHour(at)}`;
}

/** When the order changes hands. */
export function describeHandover(order: OrderMoments): string {
  const moment = handoverMoment(order);
  return moment.kind === 'as_soon_as_possible' ? 'Cât mai repede' : describeMoment(moment.at);
}

/** What stands beside a step of the timeline; '' when the step says it all. */
export function describeEvent({ promisedAt, agreed, allergyRead, paid, unpaid, reason }: EventFacts): string {
  if (promisedAt !== undefined) {
    return [
      `pentru ${describeMoment(promisedAt)}`,
      ...(agreed === undefined
        ? []
        : [`clientul a fost de acord cu ${formatLei(agreed.payable)} în loc de ${formatLei(agreed.announced)}`]),
      ...(allergyRead ? ['mesajul despre alergii a fost citit'] : []),
    ].join('; ');
  }
  if (reason !== undefined) return reason;
  if (unpaid) return 'neîncasat';
  if (paid === undefined) return '';
  const parts = { cash: `${formatLei(paid.cash)} numerar`, card: `${formatLei(paid.card)} cu cardul` };
  const received = { CASH: parts.cash, CARD: parts.card, CASH_AND_CARD: `${parts.cash} și ${parts.card}` };
  return `încasat ${received[paid.method]}`;
}

/** „Strada Lungă nr. 5, bl. B, ap. 3, Blaj”; '' unless delivered. */
export function shortAddress({ method, address }: Pick<OrderHead, 'method' | 'address'>): string {
  return method === 'DELIVERY' ? formatAddress(address) : '';
}
