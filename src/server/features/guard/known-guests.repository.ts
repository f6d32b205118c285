import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
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
