/** Records the outcome of a copy, for the back office and its mails. */
import type pg from 'pg';
import type { Instant } from '#domain/time/instant.ts';

export type BackupOutcome = {
  readonly place: 'first' | 'second';
  /** When the copy was made; absent in the first place, where it is now. */
  readonly madeAt?: Instant;
  readonly isVerified?: boolean;
  readonly isEncrypted?: boolean;
  readonly isOnSameDisk?: boolean;
  /** Bytes added to the store. */
  readonly bytes?: number;
  readonly orders?: number | null;
  /** Reason of a failure. */
  readonly trouble?: string;
};

/** Writes only the columns that exist, and nothing without the table: before an upgrade the schema is an older one. */
export async function recordBackup(client: pg.Client, outcome: BackupOutcome): Promise<void> {
  const { rows } = await client.query<{ columns: string[] | null }>(
    `select array_agg(attname::text) as columns from pg_attribute where attrelid = to_regclass('public.backups') and attnum > 0`,
  );
  const known = rows[0]?.columns ?? [];
  const {
    place,
    madeAt,
    isVerified = false,
    isEncrypted = false,
    isOnSameDisk = false,
    bytes,
    orders,
    trouble,
  } = outcome;
  const values = Object.entries({
    place,
    made_at: madeAt === undefined ? null : new Date(madeAt),
    is_verified: isVerified,
    is_encrypted: isEncrypted,
    is_on_same_disk: isOnSameDisk,
    bytes: bytes ?? null,
    orders: orders ?? null,
    trouble: trouble ?? null,
  }).filter(([name]) => known.includes(name));
  if (values.length === 0) return;
  const names = values.map(([name]) => name).join(', ');
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  await client.query(
    `insert into backups (${names}) values (${places})`,
    values.map(([, value]) => value),
  );
}
