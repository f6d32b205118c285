import type { PersonalData } from '#contract/accounts/calls.ts';
import type { KnownPerson } from '#domain/accounts/known-person.ts';
import { emailKey, phoneKey } from '#domain/guard/block-keys.ts';
import { keptSinceDay } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteBlocksEndedBefore, hideBlocksOf, listBlocksOf } from './blocks.repository.ts';

/** What stands on the block list of a person, with the reason. */
export async function exportBlocks(
  db: Database,
  { accountPhone, ...person }: KnownPerson & { readonly accountPhone?: string },
): Promise<PersonalData['blocks']> {
  const blocks = await listBlocksOf(db, {
    keys: keysOf({ ...person, phone: accountPhone ?? person.phone }),
    userId: person.userId,
  });
  return blocks.map(({ kind, shown, reason, until, addedAt }) => ({ kind, value: shown, reason, until, addedAt }));
}

/** Removes the readable text about a deleted person; the block itself stays until its end, as a hash. */
export function hideBlocks(
  tx: Tx,
  { orderIds, ...person }: KnownPerson & { readonly orderIds: readonly number[] },
): Promise<void> {
  return hideBlocksOf(tx, { keys: keysOf(person), orderIds });
}

function keysOf({ email, phone }: KnownPerson): readonly string[] {
  return [...(email === null ? [] : [emailKey(email)]), ...(phone === null || phone === '' ? [] : [phoneKey(phone)])];
}

export function deleteEndedBlocks(db: Database, now: Instant): Promise<void> {
  return deleteBlocksEndedBefore(db, keptSinceDay('ended_blocks', now));
}
