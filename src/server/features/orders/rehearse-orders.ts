/** Orders of a rehearsal (docs/decisions/0210). */
import { GUEST } from '#domain/orders/actor.ts';
import type { RehearsalOrder } from '#domain/rehearsal/invent-rehearsal-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { recordArrival } from './arrival.repository.ts';
import {
  deleteRehearsalOrders,
  insertRehearsalOrder,
  listRehearsalOrders,
  type StoredRehearsalOrder,
} from './rehearsal-orders.repository.ts';

export type { StoredRehearsalOrder };

/** Places an order like a guest's: panels ring and printers fetch its slip, but there is no stock, coupon or mail. */
export async function placeRehearsalOrder(
  tx: Tx,
  order: RehearsalOrder,
  { number, at }: { readonly number: number; readonly at: Instant },
): Promise<void> {
  const orderId = await insertRehearsalOrder(tx, order, { number, at });
  await recordArrival(tx, { orderId, actor: GUEST, status: 'NEW', version: 1, at, mailJob: null });
}

/** The orders of the running rehearsal with their outcome. */
export function listRehearsedOrders(db: Database): Promise<readonly StoredRehearsalOrder[]> {
  return listRehearsalOrders(db);
}

/** Deletes the orders of every rehearsal. */
export function removeRehearsalOrders(tx: Tx): Promise<void> {
  return deleteRehearsalOrders(tx);
}
