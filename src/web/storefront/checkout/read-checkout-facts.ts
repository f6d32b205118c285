import type { RestaurantResponse } from '#contract/restaurant.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { Instant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/local-date.ts';
import { readSchedule } from '#web/storefront/facts/read-schedule.ts';
import { readZones } from '#web/storefront/facts/read-zones.ts';
import type { CheckoutFacts } from './checkout-facts.ts';

/** What the restaurant answered, read for the rules; `now` is when. */
export function readCheckoutFacts(
  restaurant: RestaurantResponse,
  { menu, promotions }: { readonly menu: Menu; readonly promotions: readonly Promotion[] },
  now: Instant,
): CheckoutFacts {
  const villages = new Set(
    restaurant.deliveryCities.filter(({ isVillage }) => isVillage).map(({ cityCode }) => cityCode),
  );
  return {
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
    now,
  };
}

function describeAddress({ address, streetNumber, city }: RestaurantResponse): string {
  const street = streetNumber === '' ? address : `${address} nr. ${streetNumber}`;
  return [street, city].filter((part) => part !== '').join(', ');
}
