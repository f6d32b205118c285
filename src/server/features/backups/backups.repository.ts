/** Outcomes of the copies of the database; written by `supervisor/make-backup.ts`, or by the owner's own tools. */
import { sql } from 'kysely';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type LastBackup = {
  readonly finishedAt: Instant;
  readonly isVerified: boolean;
  readonly isOnSameDisk: boolean;
  readonly isEncrypted: boolean;
};

/** `second`: a remote store to which copies of the first place are sent. */
export type BackupPlace = 'first' | 'second';

/**
 * The last successful copy in that place; `finishedAt` is the moment of the copy, not of sending it to a second place.
 */
export async function findLastBackup(db: Database, place: BackupPlace): Promise<LastBackup | null> {
  const row = await db
    .selectFrom('backups')
    .select(['finished_at', 'made_at', 'is_verified', 'is_on_same_disk', 'is_encrypted'])
    .where('trouble', 'is', null)
    .where('place', '=', place)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    finishedAt: readInstant(row.made_at ?? row.finished_at),
    isVerified: row.is_verified,
    isOnSameDisk: row.is_on_same_disk,
    isEncrypted: row.is_encrypted,
  };
}

/** Why the newest copies failed; null when the newest one succeeded. */
export async function findBackupTrouble(db: Database, place: BackupPlace): Promise<string | null> {
  const row = await db
    .selectFrom('backups')
    .select('trouble')
    .where('place', '=', place)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.trouble ?? null;
}

/** When sending a copy to the second place was first tried; null when it never was. */
export async function findFirstSending(db: Database): Promise<Instant | null> {
  const row = await db
    .selectFrom('backups')
    .select(({ fn }) => fn.min('finished_at').as('at'))
    .where('place', '=', 'second')
    .executeTakeFirst();
  return row?.at == null ? null : readInstant(row.at);
}

/** When this database was created. */
export async function findInstalledAt(db: Database): Promise<Instant> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from schema_migrations`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has one row');
  return readInstant(row.at);
}

const MAIL_PAUSE_MINUTES = 24 * 60;

/**
 * Whether a mail about missing copies in that place may be sent now, at most one a day; of several processes only one
 * gets true.
 */
export async function claimBackupMail(tx: Tx, place: BackupPlace, at: Instant): Promise<boolean> {
  const sentAt = new Date(at);
  const row = await tx
    .insertInto('backup_mails')
    .values({ place, sent_at: sentAt })
    .onConflict((conflict) =>
      conflict
        .column('place')
        .doUpdateSet({ sent_at: sentAt })
        .where('backup_mails.sent_at', '<=', new Date(plusMinutes(at, -MAIL_PAUSE_MINUTES))),
    )
    .returning('place')
    .executeTakeFirst();
  return row !== undefined;
}

export type CopyRun = {
  readonly state: 'asked' | 'copying' | 'sending' | 'done' | 'failed';
  /** A line of progress, or why it failed. */
  readonly said: string;
  readonly at: Instant;
};

/** The copy that was asked for last; its process writes the progress (`supervisor/make-asked-copy.ts`). */
export async function findCopyRun(db: Database): Promise<CopyRun | null> {
  const row = await db.selectFrom('copy_runs').select(['state', 'said', 'at']).executeTakeFirst();
  return row === undefined ? null : { ...row, at: readInstant(row.at) };
}

export async function saveAskedCopy(tx: Tx, at: Instant): Promise<void> {
  const columns = { state: 'asked' as const, said: '', at: new Date(at) };
  await tx
    .insertInto('copy_runs')
    .values(columns)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(columns))
    .execute();
}

export async function notifyAskedCopy(tx: Tx, channel: string): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(tx);
}
