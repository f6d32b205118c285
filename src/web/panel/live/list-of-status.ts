import type { Api } from '#contract/client.ts';
import { fetchStaffOrders } from '#contract/orders/calls.ts';
import type { StaffOrders } from '#contract/orders/codec.ts';
import { LARGEST_PAGE } from '#contract/page-size.ts';
import type { OrderStatus } from '#domain/orders/order.ts';

/** More waiting orders than any kitchen ever saw. */
const MOST_PAGES = 10;

/** All orders of a status, however many wait: an order beyond a page would ring on no panel. */
export async function listOfStatus(api: Api, status: OrderStatus, signal: AbortSignal): Promise<StaffOrders> {
  const first = await fetchStaffOrders(api, { status, size: LARGEST_PAGE }, signal);
  const orders = new Map(first.orders.map((order) => [order.number, order]));
  const pages = Math.min(MOST_PAGES, Math.ceil(first.found / LARGEST_PAGE));
  for (let page = 1; page < pages; page += 1) {
    const next = await fetchStaffOrders(api, { status, page, size: LARGEST_PAGE }, signal);
    // What came meanwhile moves others to the next page: they are told twice, and kept once.
    for (const order of next.orders) orders.set(order.number, order);
  }
  return { ...first, orders: [...orders.values()] };
}
