import type { OrderStatus } from '#domain/orders/order.ts';
import { isOpenOrder, isUnhandled } from '#domain/orders/order-status.ts';

/** While the guest waits for an answer, news must arrive within seconds (src/web/storefront/order/README.md). */
const UNDECIDED_MS = 3_000;
const DECIDED_MS = 15_000;

/** Milliseconds until the order is fetched again; `false` when nothing can change any more. */
export function pollInterval(status: OrderStatus): number | false {
  if (!isOpenOrder(status)) return false;
  return isUnhandled(status) ? UNDECIDED_MS : DECIDED_MS;
}
