import { changedFields } from '#domain/changes/changed-fields.ts';
import type { ManagerGrants } from '#domain/menu/editing/menu-rights.ts';
import { ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { EditingServices, Editor } from './editor.ts';
import { writeManagerGrants } from './product-writing.repository.ts';
import { findManagerGrants } from './products.repository.ts';

export const MANAGER_RIGHTS = 'manager-rights';

/** Grants managers what is an administrator's, or takes it back: from the next call on. */
export function saveManagerGrants(
  { db, clock }: EditingServices,
  { staffId }: Editor,
  grants: ManagerGrants,
  version: number | null | undefined,
): Promise<Result<number, ChangedMeanwhile>> {
  return inRefusableTransaction<number, ChangedMeanwhile>(db, async (tx) => {
    const held = await holdForSaving(tx, MANAGER_RIGHTS, version);
    if (!held.ok) return held;
    const before = await findManagerGrants(tx);
    await writeManagerGrants(tx, grants);
    return ok(
      await recordChange(tx, {
        subject: MANAGER_RIGHTS,
        title: 'Drepturile managerilor',
        action: 'updated',
        fields: changedFields(inWords(before), inWords(grants)),
        staffId,
        at: clock(),
      }),
    );
  });
}

function inWords({ changePrices, deleteProducts }: ManagerGrants) {
  return { 'Schimbă prețuri': changePrices ? 'da' : 'nu', 'Șterg produse': deleteProducts ? 'da' : 'nu' };
}
