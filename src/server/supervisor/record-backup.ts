/** Records what came of a copy: for the back office and its mails. */
import type pg from 'pg';
import type { Instant } from '#domain/time/instant.ts';

export type BackupOutcome = {
  readonly place: 'first' | 'second';
  /** When the copy itself was made; in the first place it is now. */
  readonly madeAt?: Instant;
  readonly isVerified?: boolean;
  readonly isEncrypted?: boolean;
  readonly isOnSameDisk?: boolean;
  /** What it added. */
  readonly bytes?: number;
  readonly orders?: number | null;
  /** Why it came to nothing. */
  readonly trouble?: string;
};

/** Nothing where the schema is an older one: before an upgrade, what an older program records. */
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
