/** Whether a list of the panel shows an order: an order that is on the screen needs no popup. */
import { PAGE_SIZE } from '#contract/page-size.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import type { LiveOrder } from '#web/panel/live/live-order.ts';
import type { OrdersWanted } from './order-queries.ts';

export type ShownList = Pick<OrdersWanted, 'status' | 'search' | 'page'> & {
  /** The result; undefined while it is fetched. */
  readonly orders: readonly Pick<ListedOrder, 'number' | 'placedAt'>[] | undefined;
};

/**
 * A list of one status shows every order of it, some on later pages; the list of all shows the newest first. A new
 * order counts as shown although it appears only with the refetch a moment later.
 */
export function listShows(
  { status, search, page, orders }: ShownList,
  order: Pick<LiveOrder, 'number' | 'status' | 'placedAt'>,
): boolean {
  if (orders?.some(({ number }) => number === order.number)) return true;
  if (search !== '') return false;
  if (status !== undefined) return status === order.status;
  if (page > 0) return false;
  const oldest = orders?.at(-1);
  return oldest === undefined || orders === undefined || orders.length < PAGE_SIZE
    ? true
    : order.placedAt >= oldest.placedAt;
}
