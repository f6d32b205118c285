import type { Api } from '#contract/client.ts';
import type { AllOrdersResponse } from '#contract/orders.ts';
import { LARGEST_PAGE } from '#contract/page-size.ts';
import type { OrderStatus } from '#domain/orders/order.ts';

/** More waiting orders than any kitchen ever saw. */
const MOST_PAGES = 10;

/** All orders of a status, however many wait: an order beyond a page would ring on no panel. */
export async function listOfStatus(api: Api, status: OrderStatus, signal: AbortSignal): Promise<AllOrdersResponse> {
  const first = await api('getAllOrders', { query: { status, size: LARGEST_PAGE }, signal });
  const content = new Map(first.content.map((order) => [order.orderNumber, order]));
  const pages = Math.min(MOST_PAGES, Math.ceil(first.totalElements / LARGEST_PAGE));
  for (let page = 1; page < pages; page += 1) {
    const next = await api('getAllOrders', { query: { status, page, size: LARGEST_PAGE }, signal });
    // What came meanwhile moves others to the next page: they are told twice, and kept once.
    for (const order of next.content) content.set(order.orderNumber, order);
  }
  return { ...first, content: [...content.values()] };
}
