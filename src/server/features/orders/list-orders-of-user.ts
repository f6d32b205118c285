import type { OwnOrders } from '#contract/orders/codec.ts';
import type { Database } from '#server/platform/database.ts';
import { countOrdersOf, listOrders } from './stored-orders.repository.ts';
import { listedOrder } from './view-order.ts';

/** A page of the orders of an account, the newest first. */
export async function listOrdersOfUser(
  db: Database,
  asked: { readonly userId: number; readonly page: number; readonly size: number },
): Promise<OwnOrders> {
  const orders = await listOrders(db, { status: null, search: null, ...asked });
  return { orders: orders.map((order) => listedOrder(order)), found: await countOrdersOf(db, asked.userId) };
}
