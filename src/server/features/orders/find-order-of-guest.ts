import { normalEmail } from '#domain/promotions/normal-email.ts';
import type { Database } from '#server/platform/database.ts';
import { findOrderIdByMailbox, hasOrderOfMailbox } from './stored-orders.repository.ts';

/** The order that `number` and `email` both name; null when they do not belong together. Never told to whoever asks. */
export async function findOrderOfGuest(
  db: Database,
  { number, email }: { readonly number: number; readonly email: string },
): Promise<number | null> {
  return findOrderIdByMailbox(db, number, normalEmail(email));
}

/** Has anybody ordered with this mailbox? Then it may be written to about an order. */
export async function isGuestMailbox(db: Database, email: string): Promise<boolean> {
  return hasOrderOfMailbox(db, normalEmail(email));
}
