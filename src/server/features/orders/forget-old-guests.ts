import { firstKeptDay } from '#domain/orders/fiscal-retention.ts';
import { dateOf, firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { forgetRedeemers } from '#server/features/promotions/promotions.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import { listNamed, listReachable, removeContactFrom, removePersonFrom } from './order-owners.repository.ts';

/** Claims about an order end after three years (Cod civil art. 2517); until then somebody may have to be called. */
const CONTACT_DAYS = 3 * 365 + 1;
const DAY_MS = 24 * 3_600_000;
/** Rows held at once; the panel must not wait for spring-cleaning. */
const AT_ONCE = 500;

/**
 * Takes phone and address out of orders after three years, and the person when the accounts need not name them any more
 * (privacy policy, section 3). Dishes, amounts and moments stay.
 */
export async function forgetOldGuests(db: Database, now: Instant): Promise<void> {
  const contactBefore = instant(now - CONTACT_DAYS * DAY_MS);
  await inPortions(db, async (tx) => {
    const orderIds = await listReachable(tx, contactBefore, AT_ONCE);
    await removeContactFrom(tx, orderIds);
    return orderIds.length;
  });
  const namedBefore = firstInstantAt(firstKeptDay(dateOf(now)), 0);
  await inPortions(db, async (tx) => {
    const orderIds = await listNamed(tx, namedBefore, AT_ONCE);
    await forgetRedeemers(tx, orderIds);
    await removePersonFrom(tx, orderIds);
    return orderIds.length;
  });
}

async function inPortions(db: Database, forgetSome: (tx: Tx) => Promise<number>): Promise<void> {
  while ((await inTransaction(db, forgetSome)) === AT_ONCE);
}
