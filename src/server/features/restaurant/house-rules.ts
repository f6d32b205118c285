import type { Result } from '#domain/result.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff } from '#server/features/changes/changes.door.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { findHouseRules, type HouseRules, updateHouseRules } from './house-rules.repository.ts';

const SUBJECT = 'house-rules';

export function loadHouseRules(db: Database): Promise<HouseRules> {
  return findHouseRules(db);
}

export async function loadHouseRulesWithVersion(db: Database): Promise<HouseRules & { readonly version: number }> {
  return { ...(await findHouseRules(db)), version: await findVersion(db, SUBJECT) };
}

/** Saves the rules; returns their new version. */
export function saveHouseRules(
  services: DbServices,
  { version, ...rules }: HouseRules & { readonly version?: number | null | undefined },
  staffId: number,
): Promise<Result<{ readonly version: number }, ChangedMeanwhile>> {
  return saveByStaff(services, { subject: SUBJECT, staffId, version }, async (tx, save) =>
    save({
      title: 'Reguli pentru clienți',
      before: describeRules(await findHouseRules(tx)),
      after: describeRules(rules),
      write: () => updateHouseRules(tx, rules),
    }),
  );
}

function describeRules(rules: HouseRules): Readonly<Record<string, string>> {
  return {
    'Clientul poate anula': rules.guestsMayCancel ? 'da' : 'nu',
    Locuri: rules.seats === null ? 'nu se numără' : String(rules.seats),
    'Durata mesei': `${rules.stayMinutes} min`,
  };
}
