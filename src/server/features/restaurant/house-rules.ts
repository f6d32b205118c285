import { ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import {
  type ChangedMeanwhile,
  findVersion,
  holdForSaving,
  recordChange,
} from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { findHouseRules, type HouseRules, updateHouseRules } from './house-rules.repository.ts';

const SUBJECT = 'house-rules';

export function loadHouseRules(db: Database): Promise<HouseRules> {
  return findHouseRules(db);
}

export async function loadHouseRulesWithVersion(db: Database): Promise<HouseRules & { readonly version: number }> {
  return { ...(await findHouseRules(db)), version: await findVersion(db, SUBJECT) };
}

/** Saves the rules; answers their new version. */
export function saveHouseRules(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  { version, ...rules }: HouseRules & { readonly version?: number | null | undefined },
  staffId: number,
): Promise<Result<number, ChangedMeanwhile>> {
  const at = clock();
  return inRefusableTransaction(db, async (tx) => {
    const held = await holdForSaving(tx, SUBJECT, version);
    if (!held.ok) return held;
    const before = await findHouseRules(tx);
    await updateHouseRules(tx, rules);
    const [old, fresh] = [describeRules(before), describeRules(rules)];
    const fields = old.flatMap(([name, value], index) => {
      const after = fresh[index]?.[1] ?? '';
      return value === after ? [] : [{ name, before: value, after }];
    });
    const title = 'Reguli pentru clienți';
    return ok(await recordChange(tx, { subject: SUBJECT, title, action: 'updated', fields, staffId, at }));
  });
}

function describeRules(rules: HouseRules): readonly (readonly [string, string])[] {
  return [
    ['Clientul poate anula', rules.guestsMayCancel ? 'da' : 'nu'],
    ['Locuri', rules.seats === null ? 'nu se numără' : String(rules.seats)],
    ['Durata mesei', `${rules.stayMinutes} min`],
  ];
}
