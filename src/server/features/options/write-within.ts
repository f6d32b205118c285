/**
 * Writes groups of options as part of another feature's transaction, which has validated them: the demonstration, a
 * menu import.
 */
import type { GroupUse, OptionGroupSheet } from '#domain/menu/options/option-sheet.ts';
import type { Instant } from '#domain/time/instant.ts';
import { resolveVat } from '#server/features/vat/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { type GroupUser, writeGroupUses, writeOptionGroup } from './option-groups.repository.ts';

/** Writes a group, replacing the one with `id`; a percentage that no rate has gets one. Returns its id. */
export async function writeGroupWithin(
  tx: Tx,
  sheet: OptionGroupSheet,
  id: number | null,
  at: Instant,
): Promise<number> {
  const written = sheet.options.flatMap((option) => [
    { basisPoints: option.vatTakeawayBasisPoints, rateId: option.vatTakeawayRateId ?? null },
    { basisPoints: option.vatOnPremisesBasisPoints, rateId: option.vatOnPremisesRateId ?? null },
  ]);
  const known = written.flatMap(({ basisPoints, rateId }) => (basisPoints === null ? [] : [{ basisPoints, rateId }]));
  const rateIds = known.length === 0 ? [] : [...(await resolveVat(tx, at, known))];
  const next = (basisPoints: number | null) => (basisPoints === null ? null : (rateIds.shift() ?? null));
  const options = sheet.options.map((option) => ({
    ...option,
    vatTakeawayRateId: next(option.vatTakeawayBasisPoints),
    vatOnPremisesRateId: next(option.vatOnPremisesBasisPoints),
  }));
  return writeOptionGroup(tx, { ...sheet, options }, id);
}

/** A product or a category uses these groups, in this order. */
export function writeUsesWithin(tx: Tx, user: GroupUser, uses: readonly GroupUse[]): Promise<void> {
  return writeGroupUses(tx, user, uses);
}
