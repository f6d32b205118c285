/** Orders of a rehearsal (docs/decisions/0210). */
import { GUEST } from '#domain/orders/actor.ts';
import type { RehearsalOrder } from '#domain/rehearsal/invent-rehearsal-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import { slipsOnArrival } from '#server/features/printing/printing.door.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { insertOrderEvent } from './orders.repository.ts';
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
  await slipsOnArrival({ orderId, at }).execute(tx);
  const step = { orderId, from: [], actor: GUEST, at };
  await insertOrderEvent(tx, step, { kind: 'placed', version: 1, status: 'NEW', facts: {} });
}

/** The orders of the running rehearsal with their outcome. */
export function listRehearsedOrders(db: Database): Promise<readonly StoredRehearsalOrder[]> {
  return listRehearsalOrders(db);
}

/** Deletes the orders of every rehearsal. */
export function removeRehearsalOrders(tx: Tx): Promise<void> {
  return deleteRehearsalOrders(tx);
}
