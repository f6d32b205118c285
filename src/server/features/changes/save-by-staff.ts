import { changedFields } from '#domain/changes/changed-fields.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { type ChangedMeanwhile, holdForSaving } from './hold-for-saving.ts';
import { recordChange } from './record-change.ts';

export type SavingServices = { readonly db: Database; readonly clock: () => Instant };

/** What is saved, from which version, by whom. */
type Saving = {
  readonly subject: string;
  readonly staffId: number;
  /** Of the form; without one (a client of the documents) the last save wins. */
  readonly version?: number | null | undefined;
  /** Locked before the subject, where the save must be compared with those of other subjects. */
  readonly alsoLock?: string;
};

/** The thing before and after, in words: label → value, as the history of changes shows it. */
type Written = {
  readonly title: string;
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  /** Runs where the words differ. */
  readonly write: () => Promise<unknown>;
};

/**
 * Saves one thing for a member of staff, in one transaction: lock the subject, compare the version, read and judge
 * (`decide`), write where something differs, record the change. Answers the new version; a refusal undoes everything.
 *
 * @see docs/decisions/0065-optimistic-locking.md
 */
export function saveByStaff<Refusal = never>(
  { db, clock }: SavingServices,
  { subject, staffId, version, alsoLock }: Saving,
  decide: (tx: Tx, at: Instant) => Promise<Result<Written, Refusal>>,
): Promise<Result<number, Refusal | ChangedMeanwhile>> {
  const at = clock();
  return inRefusableTransaction<number, Refusal | ChangedMeanwhile>(db, async (tx) => {
    if (alsoLock !== undefined) await holdForSaving(tx, alsoLock, null);
    const held = await holdForSaving(tx, subject, version);
    if (!held.ok) return held;
    const decided = await decide(tx, at);
    if (!decided.ok) return decided;
    const { title, before, after, write } = decided.value;
    const fields = changedFields(before, after);
    if (fields.length > 0) await write();
    return ok(await recordChange(tx, { subject, title, action: 'updated', fields, staffId, at }));
  });
}
