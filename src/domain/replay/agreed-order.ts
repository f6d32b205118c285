/** Prices an order from its own record: what was agreed with its guest, where the rules of its day are not known. */
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { PAYMENT_WAYS } from '#domain/orders/payment-means.ts';
import type { OrderFacts, OrderZone } from '#domain/orders/placing/judge-order.ts';
import { priceOrder } from '#domain/orders/placing/price-order.ts';
import { keepPromised } from '#domain/orders/proposals/keep-promised.ts';
import { completeContent } from '#domain/orders/proposals/sold-order.ts';
import { localDate } from '#domain/time/local-date.ts';
import { orderedLines, type RecordedOrder, requestOf } from './recorded-order.ts';

const ALWAYS = {
  enabled: true,
  asSoonAsPossible: true,
  minimumAdvanceMinutes: null,
  maximumAdvanceMinutes: null,
} as const;

/** The facts that follow from the order: its prices, fee, bundles and method, and no rule beside them. */
export function agreedFacts(order: RecordedOrder): OrderFacts {
  const open: OrderFacts = {
    at: order.placedAt,
    menu: { categories: [], products: [] },
    promotions: [],
    coupon: null,
    isCouponUsed: false,
    zones: order.method === 'DELIVERY' ? [agreedZone(order)] : [],
    schedule: {
      hours: { REGULAR: null, PICKUP: null, DELIVERY: null },
      closures: [],
      services: { pickup: ALWAYS, delivery: ALWAYS, booking: ALWAYS, preOrders: ALWAYS },
      pauses: [],
      busy: null,
      usualMinutes: { pickup: null, delivery: null },
      capacity: null,
    },
    offeredPayments: PAYMENT_WAYS,
    isDineInOn: true,
    // Whether a container was allowed was decided when it was ordered.
    ownContainerFrom: localDate('2000-01-01'),
  };
  const lines = orderedLines(order, []);
  const asked = { lines, method: null, address: null, moment: null, payment: null, secondPart: null };
  return keepPromised(order, completeContent(order, asked), open);
}

function agreedZone({ address, deliveryFee }: RecordedOrder): OrderZone {
  return {
    // A delivered order has one; what is compared would be its fee.
    code: String(address.zoneCode),
    city: address.city,
    county: address.county,
    enabled: true,
    minimumOrder: ZERO_BANI,
    fee: deliveryFee,
    freeFrom: null,
    extraMinutes: 0,
    isVillage: false,
  };
}

/** What its lines, boxes, deposits and way cost as agreed; what promotions took off is not computed anew. */
export function priceAgreed(order: RecordedOrder): PricedCart {
  return priceOrder({ ...requestOf(order), couponCode: null }, agreedFacts(order));
}
