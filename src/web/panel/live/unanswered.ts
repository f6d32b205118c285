/** Orders that wait for an answer, counted by the page that lists them: badges, strip and its link agree by this. */
import type { OrderStatus } from '#domain/orders/order.ts';
import { UNDECIDED_STATUSES } from '#domain/orders/status-sets.ts';
import { type LiveState, type WaitingOrder, waitingOrders } from './live-state.ts';

/** The page of each status that waits, and the one that lists both. */
const PAGES = { NEW: '/comenzi/noi', SCHEDULED: '/comenzi/programate' } as const;
const BOTH = '/comenzi/tabla';

export type UnansweredPage = (typeof PAGES)[keyof typeof PAGES] | typeof BOTH;

/** How many orders of a status wait. */
export function countUnanswered(state: LiveState, status: OrderStatus): number {
  return waitingOrders(state).filter((order) => order.status === status).length;
}

/** The page that lists these orders, and how many wait there. */
export function unansweredAt(
  state: LiveState,
  orders: readonly Pick<WaitingOrder, 'status'>[],
): { readonly page: UnansweredPage; readonly count: number } {
  const statuses = UNDECIDED_STATUSES.filter((status) => orders.some((order) => order.status === status));
  const [first, second] = statuses;
  return {
    page: first === undefined || second !== undefined ? BOTH : PAGES[first],
    count: statuses.reduce((sum, status) => sum + countUnanswered(state, status), 0),
  };
}
