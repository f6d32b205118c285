import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/**
 * Whether an order was handed over to this person: mailbox and telephone must both match, because one alone is easily
 * known.
 */
export async function hasReceivedOrder(
  tx: Tx,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .select('id')
    .where('email_normal', '=', normalEmail(email))
    .where('phone', '=', normalPhone(phone))
    .where('status', '=', 'DELIVERED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an order was handed over to this telephone, or to the account that is signed in; one of them is enough. */
export async function wasServed(
  db: Database,
  { phone, userId }: { readonly phone: string; readonly userId: number | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb.or([eb('phone', '=', normalPhone(phone)), eb('user_id', '=', userId)]))
    .where('status', '=', 'DELIVERED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
