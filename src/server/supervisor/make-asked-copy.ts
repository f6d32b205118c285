/** `npm run backup -- --asked`: the copy that was asked for in the back office, which shows its progress. */
import pg from 'pg';
import type { Config } from '../config.ts';
import { failureReason } from '../platform/failure-reason.ts';
import { findCopyPlace } from './find-copy-place.ts';
import { makeBackup } from './make-backup.ts';
import { sendBackup } from './send-backup.ts';
import { withDatabase } from './with-database.ts';

const REPORT_EVERY_MS = 500;

/** @throws BackupError as `makeBackup` and `sendBackup` do; the reason is recorded first */
export async function makeAskedCopy(config: Config): Promise<void> {
  await withDatabase(config, async (database) => {
    const client = new pg.Client({ connectionString: database.url, application_name: 'pofta backup' });
    client.on('error', () => {});
    await client.connect();
    const record = (state: string, said: string) =>
      client.query('update copy_runs set state = $1, said = $2, at = now()', [state, said]);
    const showAs = (state: string) => {
      let shownAt = 0;
      return (line: string) => {
        if (performance.now() - shownAt < REPORT_EVERY_MS) return;
        shownAt = performance.now();
        // A line that is lost is followed by the next one.
        void record(state, line).catch(() => {});
      };
    };
    try {
      await record('copying', '');
      await makeBackup({ config, ...database, reason: 'command', show: showAs('copying') });
      const place = await findCopyPlace(config, database.url);
      if (place !== null) {
        await record('sending', '');
        await sendBackup({ config, place, url: database.url, show: showAs('sending') });
      }
      await record('done', '');
    } catch (error) {
      await record('failed', failureReason(error));
      throw error;
    } finally {
      await client.end();
    }
  });
}
