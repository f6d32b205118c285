/** Whose orders they are: joining an account, and leaving it. */
import type { Instant } from '#domain/time/instant.ts';
import { anyOf } from '#server/platform/any-of.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Guests' orders with this address, in lower case as all are stored. */
export async function giveOrdersTo(
  tx: Tx,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ user_id: userId })
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .execute();
}

/** Held until the transaction ends, so that no answer of the kitchen comes in between. */
export async function lockOrderIdsOf(tx: Tx, userId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an undecided or accepted order was due after `dueAfter`. */
export async function hasOrderUnderWay(tx: Tx, userId: number, dueAfter: Instant): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['NEW', 'SCHEDULED', 'CONFIRMED'])
    .where((eb) => eb(eb.fn.coalesce('promised_at', 'requested_at', 'placed_at'), '>', new Date(dueAfter)))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Leaves amounts, dishes and moments; takes everything that tells who it was. */
export async function removePersonFrom(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      user_id: null,
      first_name: 'Client',
      last_name: 'șters',
      email: '',
      email_normal: '',
      phone: '',
      street: '',
      street_number: '',
      building: '',
      staircase: '',
      floor: '',
      apartment: '',
      intercom: '',
      landmark: '',
      additional_information: '',
    })
    .where('id', '=', anyOf(orderIds))
    .execute();
  await tx.updateTable('order_lines').set({ message: '' }).where('order_id', '=', anyOf(orderIds)).execute();
  // Stored answers name the address a mail went to.
  await tx.deleteFrom('idempotency_keys').where('order_id', '=', anyOf(orderIds)).execute();
}
