import type { Result } from '#domain/result.ts';
import { type ChangedMeanwhile, findVersion, saveByStaff } from '#server/features/changes/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { findGuestRules, type GuestRules, updateGuestRules } from './guest-rules.repository.ts';

const SUBJECT = 'house-rules';

export function loadGuestRules(db: Database): Promise<GuestRules> {
  return findGuestRules(db);
}

export async function loadGuestRulesWithVersion(db: Database): Promise<GuestRules & { readonly version: number }> {
  return { ...(await findGuestRules(db)), version: await findVersion(db, SUBJECT) };
}

/** Saves the rules; returns their new version. */
export function saveGuestRules(
  services: DbServices,
  { version, ...rules }: GuestRules & { readonly version?: number | null | undefined },
  staffId: number,
): Promise<Result<{ readonly version: number }, ChangedMeanwhile>> {
  return saveByStaff(services, { subject: SUBJECT, staffId, version }, async (tx, save) =>
    save({
      title: 'Reguli pentru clienți',
      before: describeRules(await findGuestRules(tx)),
      after: describeRules(rules),
      write: () => updateGuestRules(tx, rules),
    }),
  );
}

function describeRules(rules: GuestRules): Readonly<Record<string, string>> {
  return {
    'Clientul poate anula': rules.guestsMayCancel ? 'da' : 'nu',
    Locuri: rules.seats === null ? 'nu se numără' : String(rules.seats),
    'Durata mesei': `${rules.stayMinutes} min`,
  };
}
