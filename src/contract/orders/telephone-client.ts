/** The calls of `/comenzi/telefon`, with domain values on both sides. */

import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { OrderRequest, StaffSource } from '#domain/orders/order.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { Bundle } from '#domain/promotions/promotion.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Api } from '../client.ts';
import { IDEMPOTENCY_HEADER } from '../idempotency.ts';
import { calendarDay } from '../values/fields.ts';
import { orderFromWire } from './codec.ts';
import { orderRequestToWire } from './order-request.ts';
import { findCaller as findCallerCall, takeOrder as takeOrderCall } from './staff-calls.ts';

/** What is known about a telephone number: its orders that were not rejected, the newest first. */
export type FoundCaller = {
  readonly phone: string;
  readonly numberOfOrders: number;
  readonly orders: readonly OrderView[];
  /** Promotions that are counted for each person, and that the number gets no more. */
  readonly withheldPromotionIds: readonly number[];
  /** Why the number may not order online; null where it may. */
  readonly block: { readonly reason: string; readonly until: LocalDate | null } | null;
};

export async function findCaller(api: Api, phone: string, signal?: AbortSignal): Promise<FoundCaller> {
  const { phoneNumber, numberOfOrders, orders, withheldPromotionIds, block } = await api(findCallerCall, {
    body: { phoneNumber: phone },
    ...(signal === undefined ? {} : { signal }),
  });
  return {
    phone: phoneNumber,
    numberOfOrders,
    orders: orders.map(orderFromWire),
    withheldPromotionIds,
    block: block && { reason: block.reason, until: block.until && calendarDay.fromWire(block.until) },
  };
}

/** What staff add to an order they take. */
export type TakenBy = {
  readonly source: StaffSource;
  readonly minutes: number | null;
  readonly allergyRead: boolean;
};

/** @param key requests with the same key are the same order */
export async function takeOrder(
  api: Api,
  {
    order,
    quote,
    taken,
    key,
    ...names
  }: {
    readonly order: OrderRequest;
    readonly quote: PricedCart;
    readonly taken: TakenBy;
    readonly key: string;
    readonly zones: readonly OrderZone[];
    readonly promotions: readonly Bundle[];
  },
): Promise<{ readonly order: OrderView; readonly livePage: string }> {
  const { source, minutes, allergyRead } = taken;
  const body = { ...orderRequestToWire(order, quote, names), source, timeToPrepare: minutes, allergyRead };
  const { order: stored, trackingPath } = await api(takeOrderCall, { body, headers: { [IDEMPOTENCY_HEADER]: key } });
  return { order: orderFromWire(stored), livePage: trackingPath };
}
