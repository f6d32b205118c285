/** Whether a list of the panel shows an order: an order that stands on the screen needs no second window. */
import type { OrderSummary } from '#contract/orders.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { instantFrom, type LiveOrder } from '#web/panel/live/live-order.ts';
import type { OrdersWanted } from './order-queries.ts';

export type ShownList = Pick<OrdersWanted, 'status' | 'search' | 'page'> & {
  /** What came of it; undefined while it is fetched. */
  readonly content: readonly Pick<OrderSummary, 'orderNumber' | 'placedAt'>[] | undefined;
};

/**
 * A list of one status shows every order of it, some on its next pages; the list of all shows the newest first. An order
 * that has just come is shown as soon as the list is fetched anew, which is a moment later.
 */
export function listShows(
  { status, search, page, content }: ShownList,
  order: Pick<LiveOrder, 'number' | 'status' | 'placedAt'>,
): boolean {
  if (content?.some(({ orderNumber }) => orderNumber === order.number)) return true;
  if (search !== '') return false;
  if (status !== undefined) return status === order.status;
  if (page > 0) return false;
  const oldest = content?.at(-1);
  return oldest === undefined || content === undefined || content.length < PAGE_SIZE
    ? true
    : order.placedAt >= instantFrom(oldest.placedAt);
}
