import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { lockByName, type Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { anonymiseChangesOfUser, type ChangeAction, findLastChange, insertChange } from './changes.repository.ts';

export type ChangedMeanwhile = {
  readonly code: 'changed_meanwhile';
  readonly details: { readonly actor: string | null; readonly when: string };
};

/** Who saves, and when. */
export type Author = {
  readonly staffId: number | null;
  readonly at: Instant;
  /** False for what the shop writes itself: it leaves no change and no version, so that staff have not saved it. */
  readonly isRecorded?: boolean;
};

/** Subject, base version and author of a save. */
type Saving = {
  /**
   * Locked until the transaction ends. Several are locked in the order of their names, so that saves cannot deadlock.
   */
  readonly subject: string | readonly string[];
  readonly staffId: number | null;
  /** The form's version; without one (a client of the documents) the last save wins. */
  readonly version?: number | null | undefined;
  /** Locked before the subject, when the save must be compared with those of other subjects. */
  readonly alsoLock?: string;
};

/** The thing as text: label → value, as shown in the history of changes. */
export type Words = Readonly<Record<string, string>>;

type Change = {
  readonly title: string;
  /** 'updated' by default. */
  readonly action?: ChangeAction;
  /** Set for a created thing, or for one of several locked subjects; default: the locked subject. */
  readonly subject?: string;
  readonly before?: Words;
  readonly after?: Words;
  /** For an update: runs only when the texts differ. */
  readonly write?: () => Promise<unknown>;
};

/**
 * Writes when something differs, records the change and returns the new version; without a difference the version
 * stays.
 */
export type Save = (change: Change) => Promise<{ readonly ok: true; readonly value: { readonly version: number } }>;

/**
 * Saves for a member of staff, in one transaction: locks the subject and compares the version; then `decide` reads,
 * validates and calls `save`, which writes and records. A refusal rolls everything back.
 *
 * @see docs/decisions/0065-optimistic-locking.md
 */
export function saveByStaff<Value, Refusal>(
  { db, clock }: DbServices,
  saving: Saving,
  decide: (tx: Tx, save: Save, at: Instant) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | ChangedMeanwhile>> {
  const at = clock();
  return inRefusableTransaction<Value, Refusal | ChangedMeanwhile>(db, (tx) =>
    saveWithin(tx, { ...saving, at }, (save) => decide(tx, save, at)),
  );
}

/** The same as part of another transaction: both commit, or neither. */
export async function saveWithin<Value, Refusal>(
  tx: Tx,
  { subject, staffId, version, alsoLock, at, isRecorded = true }: Saving & Author,
  decide: (save: Save) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | ChangedMeanwhile>> {
  const subjects = [subject].flat().toSorted();
  const [locked = ''] = subjects;
  for (const each of alsoLock === undefined ? subjects : [alsoLock, ...subjects])
    await lockByName(tx, `change ${each}`);
  if (version !== null && version !== undefined) {
    const last = await findLastChange(tx, locked);
    if (last !== null && last.id !== version) {
      return err({ code: 'changed_meanwhile', details: { actor: last.staffName, when: formatDateTime(last.at) } });
    }
  }
  return decide(async ({ title, action = 'updated', subject: made = locked, before = {}, after = {}, write }) => {
    const fields = changedFields(before, after);
    const isSame = action === 'updated' && fields.length === 0;
    if (isSame) return ok({ version: await findVersion(tx, made) });
    await write?.();
    if (!isRecorded) return ok({ version: 0 });
    return ok({ version: await insertChange(tx, { subject: made, title, action, fields, staffId, at }) });
  });
}

/** The version of a thing: the id of its last change, 0 before the first save. */
export async function findVersion(db: Database, subject: string): Promise<number> {
  return (await findLastChange(db, subject))?.id ?? 0;
}

/** Keeps when and how often staff changed data of a person; removes who it was and what was written. */
export function anonymiseChanges(tx: Tx, userId: number): Promise<void> {
  return anonymiseChangesOfUser(tx, userId, 'Utilizator șters');
}
