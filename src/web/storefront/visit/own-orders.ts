import type { Api } from '#contract/client.ts';
import { fetchOwnOrders } from '#contract/orders/client.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { useOfAccount } from './use-of-account.ts';

/** Few, because every page asks for them; the newest is the one to order again. */
export const OWN_ORDERS_ASKED = 3;
/** The bar and the card request it at the same time. */
const FRESH_MS = 20_000;

type Asked = { readonly email: string; readonly atMs: number; readonly orders: Promise<readonly ListedOrder[]> };
let last: Asked | null = null;

const NONE: readonly ListedOrder[] = [];

/** The newest orders of the signed-in customer; empty for guests, while loading, and after a failure. */
export function useOwnOrders(): readonly ListedOrder[] {
  return useOfAccount(askFor, NONE) ?? NONE;
}

function askFor(api: Api, email: string): Promise<readonly ListedOrder[]> {
  const atMs = Date.now();
  if (last?.email === email && atMs - last.atMs < FRESH_MS) return last.orders;
  const orders = fetchOwnOrders(api, { page: 0, size: OWN_ORDERS_ASKED }).then((page) => page.orders);
  last = { email, atMs, orders };
  return orders;
}
