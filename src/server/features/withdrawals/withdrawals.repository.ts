import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';

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
