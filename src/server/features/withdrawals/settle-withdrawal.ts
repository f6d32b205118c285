import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { findSettlement, markSettled } from './withdrawals.repository.ts';

const stateOf = (isSettled: boolean) => (isSettled ? 'Rezolvată' : 'De rezolvat');

type NoWithdrawal = { readonly code: 'withdrawal_not_found' };

/** Marks that the money went back, or takes the mark away; what is settled already keeps who was first. */
export function settleWithdrawal(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  staffId: number,
  { id, settled }: { readonly id: number; readonly settled: boolean },
): Promise<Result<null, NoWithdrawal>> {
  return inRefusableTransaction<null, NoWithdrawal>(db, async (tx) => {
    const subject = `withdrawal:${id}`;
    await holdForSaving(tx, subject, null);
    const before = await findSettlement(tx, id);
    if (before === null) return err({ code: 'withdrawal_not_found' });
    const at = clock();
    if (before.isSettled !== settled) await markSettled(tx, id, settled ? { by: staffId, at } : null);
    const title = `Retragere, comanda nr. ${before.orderNumber}`;
    const fields = changedFields({ Stare: stateOf(before.isSettled) }, { Stare: stateOf(settled) });
    await recordChange(tx, { subject, title, action: 'updated', fields, staffId, at });
    return ok(null);
  });
}
