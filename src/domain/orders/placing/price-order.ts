import { takesOwnContainer } from '#domain/cart/own-container.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { OrderDay, OrderRequest } from '#domain/orders/order.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { OrderFacts } from './judge-order.ts';
import { dayOfOrder, orderTerms } from './order-terms.ts';

/** The parts of an order that its price depends on. */
export type OrderToPrice = Pick<OrderRequest, 'lines' | 'method' | 'moment' | 'couponCode' | 'bringsContainer'> & {
  readonly address: Pick<NonNullable<OrderRequest['address']>, 'zoneCode'> | null;
};
type PriceFacts = Omit<OrderFacts, 'offeredPayments' | 'isDineInOn'>;

/**
 * What an order costs with everything chosen so far: in the browser while the form is filled in, on the server when the
 * order arrives.
 */
export function priceOrder(order: OrderToPrice, facts: PriceFacts): PricedCart {
  const { lines, method, moment, address, couponCode } = order;
  const { at, menu, promotions, zones, coupon, isCouponUsed } = facts;
  return priceCart({
    cart: { lines },
    menu,
    promotions,
    coupon: couponCode === null ? null : coupon === null || isCouponUsed ? 'unknown' : coupon,
    delivery: address === null || address.zoneCode === '' ? null : { zones, zoneCode: address.zoneCode },
    method,
    hasOwnContainer: hasOwnContainer(order, facts),
    today: dateOf(at),
    now: at,
    day: chosenDay(order, facts),
    wantedAt: moment === 'asap' ? at : moment,
  });
}

/** The day the order is for; `null` while the guest has not chosen. */
function chosenDay(
  { method, moment }: Pick<OrderRequest, 'method' | 'moment'>,
  { at, schedule }: Pick<OrderFacts, 'at' | 'schedule'>,
): OrderDay | null {
  if (method === null || moment === null) return null;
  return dayOfOrder(orderTerms(schedule, method), at, moment === 'asap' ? null : moment);
}

/** Decided by the day the order changes hands; where an own container is not allowed, boxes are charged. */
export function hasOwnContainer(
  { bringsContainer, method, moment }: Pick<OrderRequest, 'bringsContainer' | 'method' | 'moment'>,
  { at, ownContainerFrom }: Pick<OrderFacts, 'at' | 'ownContainerFrom'>,
): boolean {
  const day = dateOf(moment === null || moment === 'asap' ? at : moment);
  return bringsContainer && takesOwnContainer({ method, day, from: ownContainerFrom });
}
