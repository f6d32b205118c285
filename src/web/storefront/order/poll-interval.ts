import type { OrderStatus } from '#domain/orders/order.ts';
import { isOpenOrder, isUnhandled } from '#domain/orders/order-status.ts';

/** The guest waits for an answer: news within seconds (src/web/storefront/order/README.md). */
const UNDECIDED_MS = 3_000;
const DECIDED_MS = 15_000;

/** How long until the order is asked about again, in milliseconds; `false` when nothing can change any more. */
export function pollInterval(status: OrderStatus): number | false {
  if (!isOpenOrder(status)) return false;
  return isUnhandled(status) ? UNDECIDED_MS : DECIDED_MS;
}
