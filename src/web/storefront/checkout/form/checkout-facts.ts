/** What a checkout is judged against: what the restaurant answered, read for the rules, and what time it is. */

import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import type { Instant } from '#domain/time/instant.ts';

export type CheckoutFacts = Omit<OrderFacts, 'coupon' | 'isCouponUsed'> & {
  /** What to call when nothing else helps. */
  readonly phone: string;
  /** Where one comes for one's food, as one writes it. */
  readonly address: string;
};

/** @param at when it is judged */
export function readCheckoutFacts(
  restaurant: ShownRestaurant,
  { menu, promotions }: Pick<OrderFacts, 'menu' | 'promotions'>,
  at: Instant,
): CheckoutFacts {
  return {
    at,
    menu,
    promotions,
    zones: restaurant.zones,
    schedule: restaurant.schedule,
    offeredPayments: restaurant.offeredPayments,
    isDineInOn: restaurant.isDineInEnabled,
    ownContainerFrom: restaurant.ownContainerFrom,
    phone: restaurant.phone,
    address: describeAddress(restaurant),
  };
}

function describeAddress({ street, streetNumber, city }: ShownRestaurant): string {
  const line = streetNumber === '' ? street : `${street} nr. ${streetNumber}`;
  return [line, city].filter((part) => part !== '').join(', ');
}
