/**
 * Writes groups of options as part of another feature's transaction, which has validated them: the demonstration, a
 * menu import.
 */
import type { GroupUse, OptionGroupSheet } from '#domain/menu/options/option-sheet.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { type GroupUser, writeGroupUses, writeOptionGroup } from './option-groups.repository.ts';

/** Writes a group, replacing the one with `id`; returns its id. */
export function writeGroupWithin(tx: Tx, sheet: OptionGroupSheet, id: number | null): Promise<number> {
  return writeOptionGroup(tx, sheet, id);
}

/** A product or a category uses these groups, in this order. */
export function writeUsesWithin(tx: Tx, user: GroupUser, uses: readonly GroupUse[]): Promise<void> {
  return writeGroupUses(tx, user, uses);
}
