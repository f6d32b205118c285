import pg from 'pg';
import { copyPlaceFrom } from '../platform/backups/copy-place.ts';
import type { S3Place } from '../platform/backups/s3-store.ts';
import { openSettings } from '../platform/server-settings/stored-settings.ts';

export type CopyPlaceConfig = { readonly dataDir: string; readonly backupS3: S3Place | null };

/**
 * The second place in force: of the environment, else the one that was entered in the back office. Null without one, and
 * for one that was stored on another machine.
 *
 * @param url superuser URL of the restaurant's database
 */
export async function findCopyPlace({ dataDir, backupS3 }: CopyPlaceConfig, url: string): Promise<S3Place | null> {
  if (backupS3 !== null) return backupS3;
  const client = new pg.Client({ connectionString: url, application_name: 'pofta backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    // Before an upgrade the schema is an older one.
    const { rows: tables } = await client.query(`select where to_regclass('public.server_settings') is not null`);
    if (tables.length === 0) return null;
    const { rows } = await client.query<{ sealed: Buffer }>(`select sealed from server_settings where part = 'copies'`);
    const [row] = rows;
    const values = row === undefined ? null : await openSettings(dataDir, 'copies', row.sealed);
    return values === null ? null : copyPlaceFrom(values);
  } finally {
    await client.end();
  }
}
