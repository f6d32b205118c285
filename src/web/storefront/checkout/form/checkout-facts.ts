/** What a checkout is judged against: what the restaurant answered, read for the rules, and what time it is. */
import type { RestaurantResponse } from '#contract/restaurant/wire.ts';
import type { OrderFacts } from '#domain/orders/placing/judge-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { readSchedule } from '#web/storefront/facts/read-schedule.ts';
import { readZones } from '#web/storefront/facts/read-zones.ts';

export type CheckoutFacts = Omit<OrderFacts, 'coupon' | 'isCouponUsed'> & {
  /** What to call when nothing else helps. */
  readonly phone: string;
  /** Where one comes for one's food, as one writes it. */
  readonly address: string;
};

/** @param at when it is judged */
export function readCheckoutFacts(
  restaurant: RestaurantResponse,
  { menu, promotions }: Pick<OrderFacts, 'menu' | 'promotions'>,
  at: Instant,
): CheckoutFacts {
  const villages = new Set(
    restaurant.deliveryCities.filter(({ isVillage }) => isVillage).map(({ cityCode }) => cityCode),
  );
  return {
    at,
    menu,
    promotions,
    zones: readZones(restaurant).map((zone) => ({ ...zone, isVillage: villages.has(zone.code) })),
    schedule: readSchedule(restaurant),
    offeredPayments: {
      CASH: restaurant.cashPayment,
      CARD: restaurant.cardPayment,
      CASH_AND_CARD: restaurant.cashAndCardPayment,
    },
    isDineInOn: restaurant.dineInEnabled,
    ownContainerFrom: localDate(restaurant.ownContainerFrom),
    phone: restaurant.phoneNumber,
    address: describeAddress(restaurant),
  };
}

function describeAddress({ address, streetNumber, city }: RestaurantResponse): string {
  const street = streetNumber === '' ? address : `${address} nr. ${streetNumber}`;
  return [street, city].filter((part) => part !== '').join(', ');
}
