import type { PersonalDataResponse } from '#contract/accounts/accounts.ts';
import { isoInstant } from '#contract/values/convert.ts';
import type { Database } from '#server/platform/database.ts';
import { listWithdrawalsOf } from './withdrawals.repository.ts';

/** Withdrawals that a mailbox sent. */
export async function exportWithdrawals(db: Database, email: string): Promise<PersonalDataResponse['withdrawals']> {
  const withdrawals = await listWithdrawalsOf(db, email);
  return withdrawals.map(({ receivedAt, ...sent }) => ({ ...sent, receivedAt: isoInstant(receivedAt) }));
}
