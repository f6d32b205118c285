import type { ManagerGrants } from '#domain/menu/editing/menu-rights.ts';
import type { Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/changes.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Editor } from './editor.ts';
import { writeManagerGrants } from './product-writing.repository.ts';
import { findManagerGrants } from './products.repository.ts';

export const MANAGER_RIGHTS = 'manager-rights';

/** Grants managers what is an administrator's, or takes it back: from the next call on. */
export function saveManagerGrants(
  services: DbServices,
  { staffId }: Editor,
  { version, ...grants }: ManagerGrants & { readonly version?: number | null | undefined },
): Promise<Result<{ readonly version: number }, ChangedMeanwhile>> {
  return saveByStaff(services, { subject: MANAGER_RIGHTS, staffId, version }, async (tx, save) =>
    save({
      title: 'Drepturile managerilor',
      before: inWords(await findManagerGrants(tx)),
      after: inWords(grants),
      write: () => writeManagerGrants(tx, grants),
    }),
  );
}

function inWords({ changePrices, deleteProducts }: ManagerGrants) {
  return { 'Schimbă prețuri': changePrices ? 'da' : 'nu', 'Șterg produse': deleteProducts ? 'da' : 'nu' };
}
