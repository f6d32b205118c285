/** Orders that wait for their payment, or were given up: rows that no view shows (docs/decisions/0280). */
import { sql } from 'kysely';
import type { Payment } from '#domain/orders/payment-means.ts';
import { HIDDEN_STATUSES } from '#domain/orders/status-sets.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Visible from now on: it counts as placed when it arrives, so that nobody is late with it before. */
export async function markArrived(
  tx: Tx,
  id: number,
  {
    status,
    at,
    payment,
    keepsPromise,
  }: {
    readonly status: 'NEW' | 'SCHEDULED';
    readonly at: Instant;
    /** Another payment, at the door; null keeps its own. */
    readonly payment: Payment | null;
    /** The hour that the guest read before ordering still holds. */
    readonly keepsPromise: boolean;
  },
): Promise<number> {
  const row = await tx
    .updateTable('all_orders')
    .set({ status, placed_at: new Date(at) })
    .$if(payment !== null, (query) => query.set({ payment_parts: JSON.stringify(payment) }))
    .$if(!keepsPromise, (query) => query.set({ told_at: null }))
    .where('id', '=', id)
    .where('status', 'in', HIDDEN_STATUSES)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function markAbandoned(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('all_orders')
    .set({ status: 'ABANDONED' })
    .where('id', '=', id)
    .where('status', '=', 'AWAITING_PAYMENT')
    .execute();
}

/** The pieces that it took from the stock, with their products. */
export async function listPiecesToTake(tx: Tx, orderId: number) {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['size_id', 'product_id', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
    .where('order_id', '=', orderId)
    .where('took_stock', '=', true)
    .groupBy(['size_id', 'product_id'])
    .orderBy('size_id')
    .execute();
  return rows.map((row) => ({ sizeId: row.size_id, productId: row.product_id, quantity: Number(row.quantity) }));
}

/** What an order held beside its stock, and whose it is. */
export async function readHeld(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('all_orders')
    .select(['reductions', 'email', 'phone', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    // Written by the program only.
    reductions: row.reductions as unknown as readonly Reduction[],
    person: { accountId: row.user_id, email: row.email, phone: row.phone },
  };
}

/** Runs `work`; what it wrote is undone when it says no. */
export async function runOrUndo(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint attempt`.execute(tx);
  if (await work()) return true;
  await sql`rollback to savepoint attempt`.execute(tx);
  return false;
}

/** The next version, for an event that no step of the order leads to. */
export async function raiseVersion(tx: Tx, id: number): Promise<number> {
  const row = await tx
    .updateTable('orders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
