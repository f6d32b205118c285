import type { PersonalData } from '#contract/accounts/calls.ts';
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { deleteMailsAbout } from '#server/platform/mail/mails.repository.ts';
import { WITHDRAWAL_MAILS } from './mails/withdrawal-mails.ts';
import { deleteWithdrawals, hideWithdrawalsOf, listWithdrawalsOf } from './withdrawals.repository.ts';

/** Withdrawals of a mailbox. */
export function exportWithdrawals(db: Database, email: string): Promise<PersonalData['withdrawals']> {
  return listWithdrawalsOf(db, email);
}

export function deleteOldWithdrawals(db: Database, now: Instant): Promise<void> {
  return deleteWithdrawals(db, keptSince('withdrawals', now));
}

/**
 * Anonymises a person's withdrawals and deletes the mails about them: subject and moment of the withdrawal stay, as the
 * law requires.
 */
export async function anonymiseWithdrawalsOf(
  tx: Tx,
  person: { readonly email: string | null; readonly orderIds: readonly number[] },
): Promise<void> {
  const ids = await hideWithdrawalsOf(tx, person);
  await deleteMailsAbout(tx, { kinds: WITHDRAWAL_MAILS, ids });
}
