import type { Api } from '#contract/client.ts';
import type { AllOrdersResponse } from '#contract/orders.ts';
import type { OrderStatus } from '#domain/orders/order.ts';

/** The contract's largest page. */
const PAGE_SIZE = 100;
/** More waiting orders than any kitchen ever saw. */
const MOST_PAGES = 10;

/** All orders of a status, however many wait: an order beyond a page would ring on no panel. */
export async function listOfStatus(api: Api, status: OrderStatus, signal: AbortSignal): Promise<AllOrdersResponse> {
  const first = await api('getAllOrders', { query: { status, size: PAGE_SIZE }, signal });
  const content = new Map(first.content.map((order) => [order.orderNumber, order]));
  const pages = Math.min(MOST_PAGES, Math.ceil(first.totalElements / PAGE_SIZE));
  for (let page = 1; page < pages; page += 1) {
    const next = await api('getAllOrders', { query: { status, page, size: PAGE_SIZE }, signal });
    // What came meanwhile moves others to the next page: they are told twice, and kept once.
    for (const order of next.content) content.set(order.orderNumber, order);
  }
  return { ...first, content: [...content.values()] };
}
