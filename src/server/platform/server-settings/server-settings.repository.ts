import type { ServerPartName } from '#domain/server-settings/server-settings.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../database.ts';
import type { Tx } from '../in-transaction.ts';

export async function findSealedSettings(db: Database, part: ServerPartName): Promise<Uint8Array | null> {
  const row = await db.selectFrom('server_settings').select('sealed').where('part', '=', part).executeTakeFirst();
  return row?.sealed ?? null;
}

export async function saveSealedSettings(tx: Tx, part: ServerPartName, sealed: Buffer, now: Instant): Promise<void> {
  const columns = { sealed, saved_at: new Date(now) };
  await tx
    .insertInto('server_settings')
    .values({ part, ...columns })
    .onConflict((conflict) => conflict.column('part').doUpdateSet(columns))
    .execute();
}

export async function deleteSealedSettings(tx: Tx, part: ServerPartName): Promise<void> {
  await tx.deleteFrom('server_settings').where('part', '=', part).execute();
}
