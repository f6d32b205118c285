import { type Api, CallFailure } from '#contract/client.ts';
import type { StaffOrders } from '#contract/orders/codec.ts';
import { fetchStaffOrders } from '#contract/orders/staff-client.ts';
import { LARGEST_PAGE } from '#contract/page-size.ts';
import type { OrderStatus } from '#domain/orders/order.ts';

/** More waiting orders than any kitchen has had. */
const MOST_PAGES = 10;

type Page = { readonly orders: readonly { readonly number: number }[]; readonly found: number };

/**
 * `isWhole`: `orders` holds every order that waited when reading began, so an order that is missing has been answered.
 */
export type Whole<Some extends Page> = Some & { readonly isWhole: boolean };

/** All orders of a status, over all pages: an order on a page that is not read would ring on no panel. */
export function listOfStatus(api: Api, status: OrderStatus, signal: AbortSignal): Promise<Whole<StaffOrders>> {
  return readFromBack((page) => fetchStaffOrders(api, { status, page, size: LARGEST_PAGE }, signal));
}

/**
 * Reads all pages of a list, the last page first. The longest waiting orders come first and are answered first, which
 * moves all later ones forward. Reading from the front, an order that moves to a page already read would be missed;
 * reading from the back, it is read twice and kept once. A page that cannot be read leaves the orders of the others.
 *
 * @throws the failure of the first page, or the end of the session
 */
export async function readFromBack<Some extends Page>(read: (page: number) => Promise<Some>): Promise<Whole<Some>> {
  const first = await read(0);
  if (first.found <= LARGEST_PAGE) return { ...first, isWhole: true };
  const orders = new Map<number, Some['orders'][number]>();
  const add = (some: Some) => {
    for (const order of some.orders) orders.set(order.number, order);
  };
  const pages = Math.min(MOST_PAGES, Math.ceil(first.found / LARGEST_PAGE));
  let isWhole = first.found <= MOST_PAGES * LARGEST_PAGE;
  try {
    for (let page = pages - 1; page >= 0; page -= 1) add(await read(page));
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 401) throw failure;
    add(first);
    isWhole = false;
  }
  return { ...first, orders: [...orders.values()], isWhole };
}
