import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { findSettlement, markSettled } from './withdrawals.repository.ts';

const stateOf = (isSettled: boolean) => ({ Stare: isSettled ? 'Rezolvată' : 'De rezolvat' });

/** Marks a withdrawal as refunded, or removes the mark; an existing mark keeps its first author. */
export function settleWithdrawal(
  services: DbServices,
  staffId: number,
  { id, settled }: { readonly id: number; readonly settled: boolean },
): Promise<Result<object, ChangedMeanwhile | { readonly code: 'withdrawal_not_found' }>> {
  return saveByStaff(services, { subject: `withdrawal:${id}`, staffId }, async (tx, save, at) => {
    const before = await findSettlement(tx, id);
    if (before === null) return err({ code: 'withdrawal_not_found' });
    return save({
      title: `Retragere, comanda nr. ${before.orderNumber}`,
      before: stateOf(before.isSettled),
      after: stateOf(settled),
      write: () => markSettled(tx, id, settled ? { by: staffId, at } : null),
    });
  });
}
