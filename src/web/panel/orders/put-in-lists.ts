import type { QueryClient } from '@tanstack/react-query';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import { ORDERS_KEY } from './order-queries.ts';

/** What the answers of lists and board have in common. */
type Listed = { readonly orders: readonly ListedOrder[]; readonly found: number };

/**
 * Writes a step's answer into every list that was read, so that the order has left the lists it no longer belongs to
 * before they are read again.
 */
export function putInLists(queries: QueryClient, decided: OrderView): void {
  for (const [key, list] of queries.getQueriesData<Listed>({ queryKey: ORDERS_KEY })) {
    if (list === undefined || !list.orders.some(({ number }) => number === decided.number)) continue;
    const orders = belongs(key.at(ORDERS_KEY.length), decided)
      ? list.orders.map((order) => (order.number === decided.number ? { ...order, ...stateOf(decided) } : order))
      : list.orders.filter(({ number }) => number !== decided.number);
    queries.setQueryData<Listed>(key, { ...list, orders, found: list.found - list.orders.length + orders.length });
  }
}

/** @param list a status, `all` or `board` */
function belongs(list: unknown, { status }: OrderView): boolean {
  if (list === 'board') return OPEN_STATUSES.some((open) => open === status);
  return list === 'all' || list === status;
}

/** What a step changes of an order in a list. */
function stateOf(decided: OrderView) {
  const { status, version, kitchenNumber, promisedAt, minutesToPrepare, readyAt, leftAt, closedDay } = decided;
  const { paymentStatus, rejectionReason, total, payable } = decided;
  return {
    status,
    version,
    kitchenNumber,
    promisedAt,
    minutesToPrepare,
    readyAt,
    leftAt,
    closedDay,
    paymentStatus,
    rejectionReason,
    total,
    payable,
  };
}
