import { sql } from 'kysely';
import { z } from 'zod';
import { DIALECTS } from '#domain/fiscal/dialects.ts';
import { type FiscalSettings, ONLINE_MOMENTS } from '#domain/fiscal/fiscal-settings.ts';
import { keysOf } from '#domain/keys-of.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { maybeInstant } from '#server/platform/postgres/read-instant.ts';

export type StoredRegister = FiscalSettings & {
  readonly secretTurn: number;
  readonly lastSeenAt: Instant | null;
};

const Codes = z.record(z.string(), z.string());
const Row = z.object({
  dialect: z.enum(keysOf(DIALECTS)),
  online_moment: z.enum(ONLINE_MOMENTS),
  vat_groups: Codes,
  payment_codes: Codes,
});

/** The register; null before its settings are saved for the first time. */
export async function findRegister(db: Database): Promise<StoredRegister | null> {
  const row = await db.selectFrom('fiscal_settings').selectAll().executeTakeFirst();
  if (row === undefined) return null;
  const read = Row.parse(row);
  return {
    isOn: row.on_since !== null,
    dialect: read.dialect,
    onlineMoment: read.online_moment,
    nameLetters: row.name_letters,
    groups: read.vat_groups,
    paymentCodes: read.payment_codes,
    depositGroup: row.deposit_group,
    department: row.department,
    depositDepartment: row.deposit_department,
    secretTurn: row.secret_turn,
    lastSeenAt: maybeInstant(row.last_seen_at),
  };
}

export async function saveRegister(tx: Tx, settings: FiscalSettings, at: Instant): Promise<void> {
  const columns = {
    dialect: settings.dialect,
    online_moment: settings.onlineMoment,
    name_letters: settings.nameLetters,
    vat_groups: JSON.stringify(settings.groups),
    payment_codes: JSON.stringify(settings.paymentCodes),
    deposit_group: settings.depositGroup,
    department: settings.department,
    deposit_department: settings.depositDepartment,
  };
  await tx
    .insertInto('fiscal_settings')
    .values({ ...columns, on_since: settings.isOn ? new Date(at) : null })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({
        ...columns,
        on_since: settings.isOn ? sql`coalesce(fiscal_settings.on_since, excluded.on_since)` : null,
      }),
    )
    .execute();
}

/** The present address opens nothing any more. */
export async function turnRegisterKey(tx: Tx): Promise<void> {
  await tx.updateTable('fiscal_settings').set({ secret_turn: sql`secret_turn + 1`, last_seen_at: null }).execute();
}

export async function noteRegisterPoll(db: Database, at: Instant): Promise<void> {
  await db
    .updateTable('fiscal_settings')
    .set({ last_seen_at: new Date(at) })
    .execute();
}
