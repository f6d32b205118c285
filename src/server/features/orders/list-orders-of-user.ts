import type { UserOrdersResponse } from '#contract/orders.ts';
import type { Database } from '#server/platform/database.ts';
import { presentOrderSummary } from './present-order.ts';
import { countOrdersOf, listOrders } from './stored-orders.repository.ts';

/** A page of the orders of an account, the newest first. */
export async function listOrdersOfUser(
  db: Database,
  asked: { readonly userId: number; readonly page: number; readonly size: number },
): Promise<UserOrdersResponse> {
  const orders = await listOrders(db, { status: null, search: null, ...asked });
  return {
    content: orders.map((order) => presentOrderSummary(order)),
    totalElements: await countOrdersOf(db, asked.userId),
  };
}
