/** A data folder with a database whose orders are numbers, and copies of it. */
import { join } from 'node:path';
import pg from 'pg';
import { type Instant, instant } from '#domain/time/instant.ts';
import { copyWal } from '#server/platform/backups/copy-wal.ts';
import { openStore } from '#server/platform/backups/open-store.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { findHome } from '#server/platform/embedded-postgres/find-home.ts';
import { makeBackup } from '#server/supervisor/make-backup.ts';
import { chooseCopy, restoreBackup } from '#server/supervisor/restore-backup.ts';
import { temporaryFolder } from './temporary-folder.ts';

const SETTINGS = { fsync: 'off' };
const silent = () => {};

export async function aCopiedShop() {
  const folder = await temporaryFolder();
  const config = { dataDir: join(folder.path, 'data'), backupDir: join(folder.path, 'copies') };
  const store = () => openStore(config);
  let postgres: EmbeddedPostgres | null = null;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: postgres?.superuserUrl('pofta') });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  };
  return {
    /** For further files of a story. */
    folder: folder.path,
    config,
    store,
    start: async () => {
      postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, settings: SETTINGS, hasBallast: false });
    },
    stop: async () => void (await postgres?.stop()),
    place: (number: number) => query(`insert into orders (number) values (${number})`),
    listOrders: async () => (await query('select number from orders order by number')).map((row) => row.number),
    query,
    copyAll: async () =>
      makeBackup({
        config,
        home: await findHome(config.dataDir),
        url: postgres?.superuserUrl('pofta') ?? '',
        reason: 'command',
        show: silent,
      }),
    copyLog: async () => {
      const client = new pg.Client({ connectionString: postgres?.superuserUrl('pofta') });
      await client.connect();
      const cluster = join(postgres?.folder ?? '', 'cluster');
      const clock = () => instant(Date.now());
      return copyWal({ client, cluster, store: await store(), clock }).finally(() => client.end());
    },
    restore: async (until: Instant | null) => {
      const opened = await store();
      const copy = await chooseCopy(opened, until);
      return restoreBackup({ dataDir: config.dataDir, store: opened, copy, until, show: silent });
    },
    [Symbol.asyncDispose]: async () => {
      await postgres?.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}
