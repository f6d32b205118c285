import { type Instant, instant } from '#domain/time/instant.ts';
import { anyOf } from '#server/platform/any-of.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export type Withdrawal = {
  readonly orderNumber: number;
  readonly email: string;
  readonly name: string;
  readonly items: string;
  readonly orderId: number | null;
  readonly receivedAt: Instant;
};

export async function insertWithdrawal(db: Database, withdrawal: Withdrawal): Promise<number> {
  const { id } = await db
    .insertInto('withdrawal_requests')
    .values({
      order_number: withdrawal.orderNumber,
      email: withdrawal.email,
      name: withdrawal.name,
      items: withdrawal.items,
      order_id: withdrawal.orderId,
      received_at: new Date(withdrawal.receivedAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findStoredWithdrawal(db: Database, id: number): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawal_requests')
    .select(['order_number', 'email', 'name', 'items', 'order_id', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    orderNumber: row.order_number,
    email: row.email,
    name: row.name,
    items: row.items,
    orderId: row.order_id,
    receivedAt: instant(row.received_at.getTime()),
  };
}

/** Takes name and address out of what a mailbox sent, or sent about these orders; the ids. */
export async function hideWithdrawalsOf(
  tx: Tx,
  { email, orderIds }: { readonly email: string; readonly orderIds: readonly number[] },
): Promise<readonly number[]> {
  const rows = await tx
    .updateTable('withdrawal_requests')
    .set({ name: 'Client șters', email: '' })
    .where((eb) => eb.or([eb('email', '=', email), eb('order_id', '=', anyOf(orderIds))]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const MOST_EXPORTED = 500;

/** What a mailbox sent, the newest first. */
export async function listWithdrawalsOf(db: Database, email: string) {
  const rows = await db
    .selectFrom('withdrawal_requests')
    .select(['order_number', 'items', 'received_at'])
    .where('email', '=', email)
    .orderBy('received_at', 'desc')
    .limit(MOST_EXPORTED)
    .execute();
  return rows.map((row) => ({
    orderNumber: row.order_number,
    items: row.items,
    receivedAt: instant(row.received_at.getTime()),
  }));
}

/** Deletes what was received before `before`. */
export async function deleteWithdrawals(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('withdrawal_requests').where('received_at', '<', new Date(before)).execute();
}
