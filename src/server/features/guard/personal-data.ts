import type { PersonalData } from '#contract/accounts/personal-data.ts';
import { emailKey, phoneKey } from '#domain/guard/block-keys.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteBlocksEndedBefore, hideBlocksOf, listBlocksOf } from './blocks.repository.ts';

/** A person's entries on the block list, with the reason. */
export async function exportBlocks(
  db: Database,
  person: { readonly userId: number; readonly email: string; readonly phone: string },
): Promise<PersonalData['blocks']> {
  const keys = [emailKey(person.email), ...(person.phone === '' ? [] : [phoneKey(person.phone)])];
  const blocks = await listBlocksOf(db, { keys, userId: person.userId });
  return blocks.map(({ kind, shown, reason, until, addedAt }) => ({ kind, value: shown, reason, until, addedAt }));
}

/** Removes the readable text about a deleted person; the block itself stays until its end, as a hash. */
export function hideBlocks(
  tx: Tx,
  { email, orderIds }: { readonly email: string; readonly orderIds: readonly number[] },
): Promise<void> {
  return hideBlocksOf(tx, { keys: [emailKey(email)], orderIds });
}

/** Entries are kept for a while after their end, because they may be disputed (privacy policy, section 3). */
const KEPT_DAYS = 30;

export function deleteEndedBlocks(db: Database, now: Instant): Promise<void> {
  return deleteBlocksEndedBefore(db, addDays(dateOf(now), -KEPT_DAYS));
}
