import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

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
    receivedAt: readInstant(row.received_at),
  };
}

/** Removes name and address from withdrawals of a mailbox, or about these orders; returns their ids. */
export async function hideWithdrawalsOf(
  tx: Tx,
  { email, orderIds }: { readonly email: string | null; readonly orderIds: readonly number[] },
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

/** Withdrawals of a mailbox, the newest first. */
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
    receivedAt: readInstant(row.received_at),
  }));
}

/** Deletes what was received before `before`. */
export async function deleteWithdrawals(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('withdrawal_requests').where('received_at', '<', new Date(before)).execute();
}

export type WithdrawalState = 'open' | 'settled';

/** The newest first, with the person who settled it. */
export async function listStoredWithdrawals(
  db: Database,
  { state, page, size }: { readonly state: WithdrawalState | null; readonly page: number; readonly size: number },
): Promise<readonly StaffView[]> {
  const rows = await db
    .selectFrom('withdrawal_requests')
    .leftJoin('users', 'users.id', 'withdrawal_requests.settled_by')
    .select(['withdrawal_requests.id', 'order_number', 'withdrawal_requests.email', 'name', 'items', 'order_id'])
    .select(['received_at', 'settled_at', 'first_name', 'last_name'])
    .$if(state !== null, (query) => query.where('settled_at', state === 'open' ? 'is' : 'is not', null))
    .orderBy('received_at', 'desc')
    .orderBy('withdrawal_requests.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    email: row.email,
    name: row.name,
    items: row.items,
    orderId: row.order_id,
    receivedAt: readInstant(row.received_at),
    settledAt: maybeInstant(row.settled_at),
    settledBy: joinedName(row),
  }));
}

export type StaffView = Withdrawal & {
  readonly id: number;
  readonly settledAt: Instant | null;
  readonly settledBy: string | null;
};

export function countStoredWithdrawals(db: Database, state: WithdrawalState | null): Promise<number> {
  return countRows(
    db
      .selectFrom('withdrawal_requests')
      .$if(state !== null, (query) => query.where('settled_at', state === 'open' ? 'is' : 'is not', null)),
  );
}

/** Whether it is settled, locked until the transaction ends; null when it does not exist. */
export async function findSettlement(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('withdrawal_requests')
    .select(['order_number', 'settled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { orderNumber: row.order_number, isSettled: row.settled_at !== null };
}

/** Null removes the mark. */
export async function markSettled(
  tx: Tx,
  id: number,
  settled: { readonly by: number; readonly at: Instant } | null,
): Promise<void> {
  await tx
    .updateTable('withdrawal_requests')
    .set({ settled_at: settled === null ? null : new Date(settled.at), settled_by: settled?.by ?? null })
    .where('id', '=', id)
    .execute();
}
