import type { ManagerGrants, ManagerSettings } from '#domain/menu/editing/menu-rights.ts';
import type { Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import type { Editor } from './editor.ts';
import { writeManagerGrants } from './product-writing.repository.ts';
import { findManagerGrants } from './products.repository.ts';

export const MANAGER_RIGHTS = 'manager-rights';

type Asked = ManagerGrants & {
  /** Absent: unchanged. */
  readonly asksSecondFactor?: boolean | undefined;
  readonly version?: number | null | undefined;
  readonly ip: string;
};

/** Grants rights to managers, or revokes them; effective from the next call. */
export function saveManagerGrants(
  services: DbServices & { readonly securityLog: SecurityLog },
  { staffId }: Editor,
  { version, ip, asksSecondFactor, ...rights }: Asked,
): Promise<Result<{ readonly version: number }, ChangedMeanwhile>> {
  return saveByStaff(services, { subject: MANAGER_RIGHTS, staffId, version }, async (tx, save) => {
    const before = await findManagerGrants(tx);
    const grants = { ...rights, asksSecondFactor: asksSecondFactor ?? before.asksSecondFactor };
    return save({
      title: 'Drepturile managerilor',
      before: inWords(before),
      after: inWords(grants),
      async write() {
        await writeManagerGrants(tx, grants);
        const detail = MANAGER_RIGHTS;
        await services.securityLog.recordWithin(tx, {
          kind: 'rights_changed',
          userId: null,
          actorId: staffId,
          ip,
          detail,
        });
      },
    });
  });
}

function inWords({ changePrices, deleteProducts, asksSecondFactor }: ManagerSettings) {
  const inWord = (isSo: boolean) => (isSo ? 'da' : 'nu');
  return {
    'Schimbă prețuri': inWord(changePrices),
    'Șterg produse': inWord(deleteProducts),
    'Li se cere al doilea pas': inWord(asksSecondFactor),
  };
}
