/** What came of the copies of the database; written by `supervisor/make-backup.ts`, or by the owner's own tools. */
import { sql } from 'kysely';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export type LastBackup = {
  readonly finishedAt: Instant;
  readonly isVerified: boolean;
  readonly isOnSameDisk: boolean;
};

/** The last copy that came to something. */
export async function findLastBackup(db: Database): Promise<LastBackup | null> {
  const row = await db
    .selectFrom('backups')
    .select(['finished_at', 'is_verified', 'is_on_same_disk'])
    .where('trouble', 'is', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    finishedAt: instant(row.finished_at.getTime()),
    isVerified: row.is_verified,
    isOnSameDisk: row.is_on_same_disk,
  };
}

/** Why the newest copies came to nothing; null when the newest did. */
export async function findBackupTrouble(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('backups')
    .select('trouble')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.trouble ?? null;
}

/** When this database was made. */
export async function findInstalledAt(db: Database): Promise<Instant> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from schema_migrations`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate has one row');
  return instant(row.at.getTime());
}

const MAIL_PAUSE_MINUTES = 24 * 60;

/** Whether a mail about missing copies may be sent now, because the last one is a day ago; of several processes one hears yes. */
export async function claimBackupMail(tx: Tx, at: Instant): Promise<boolean> {
  const sentAt = new Date(at);
  const row = await tx
    .insertInto('backup_mails')
    .values({ sent_at: sentAt })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ sent_at: sentAt })
        .where('backup_mails.sent_at', '<=', new Date(plusMinutes(at, -MAIL_PAUSE_MINUTES))),
    )
    .returning('is_only')
    .executeTakeFirst();
  return row !== undefined;
}
