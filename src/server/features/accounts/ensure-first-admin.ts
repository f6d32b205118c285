import { sql } from 'kysely';
import { instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { ADVISORY_LOCKS } from '#server/platform/postgres/advisory-locks.ts';
import { hasAdmin, saveAdmin } from './accounts.repository.ts';
import { hashPassword, newPassword } from './passwords/passwords.ts';

const DEFAULT_EMAIL = 'admin@pofta.local';

export type FirstAdmin = { readonly email: string; readonly password: string };

/**
 * Creates an administrator when there is none, and returns the credentials, which are printed only this once. `null`
 * when there was one. Two nodes that start at once create only one.
 */
export async function ensureFirstAdmin(
  db: Database,
  { adminEmail, adminPassword }: { readonly adminEmail: string | null; readonly adminPassword: string | null },
): Promise<FirstAdmin | null> {
  if (await hasAdmin(db)) return null;
  const admin = { email: (adminEmail ?? DEFAULT_EMAIL).toLowerCase(), password: adminPassword ?? newPassword() };
  const passwordHash = await hashPassword(admin.password);
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.firstAdmin)})`.execute(tx);
    if (await hasAdmin(tx)) return null;
    await saveAdmin(tx, { email: admin.email, passwordHash, now: instant(Date.now()) });
    return admin;
  });
}
