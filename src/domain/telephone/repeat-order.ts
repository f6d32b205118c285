import { type PlanAgain, planAgain } from '#domain/cart/order-again.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { DeliveryAddress, DeliveryMethod } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { isMix, meansOf, type PaymentWay, wayOf, waysFor } from '#domain/orders/payment-means.ts';
import { mentionsAllergy } from '#domain/orders/placing/allergy-note.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';

/** „Ca data trecută”: the parts of an earlier order that are repeated. */
export type RepeatedOrder = Pick<PlanAgain, 'lines' | 'changes'> & {
  readonly method: DeliveryMethod;
  /** Null without delivery, or when the restaurant no longer delivers there. */
  readonly address: DeliveryAddress | null;
  /** The earlier order was delivered to a zone that no longer exists. */
  readonly isZoneGone: boolean;
  /** Only a means by itself that the telephone desk may choose is repeated; otherwise cash. */
  readonly payment: PaymentWay;
  /** An allergy note is repeated until the caller withdraws it; other notes were about that order. */
  readonly notes: string;
};

export function repeatOrder(
  order: Pick<OrderView, 'lines' | 'bundles' | 'method' | 'address' | 'payment' | 'notes'>,
  {
    menu,
    promotions,
    zones,
  }: { readonly menu: Menu; readonly promotions: readonly Bundle[]; readonly zones: readonly OrderZone[] },
): RepeatedOrder {
  const { lines, changes } = planAgain(order, menu, promotions);
  const { method, notes, payment } = order;
  const { city: _city, county: _county, zoneCode, ...address } = order.address;
  const zone = zones.find(({ code, enabled }) => enabled && code === zoneCode);
  const isDelivered = method === 'DELIVERY';
  return {
    lines,
    changes,
    method,
    address: isDelivered && zone !== undefined ? { ...address, zoneCode: zone.code } : null,
    isZoneGone: isDelivered && zone === undefined,
    payment: waysFor('telephone').find((way) => !isMix(way) && way === wayOf(meansOf(payment))) ?? 'cash',
    notes: mentionsAllergy(notes) ? notes : '',
  };
}
