/**
 * A program of `pofta`, run as the shop's user: says whether the migrations in the folder that is named know the data
 * (`fits`), or the data are of a newer version (`newer`).
 */
import { loadConfig, readEnvFile } from '../config.ts';
import { openDatabase } from '../platform/database.ts';
import { findPending, MigrationError } from '../platform/postgres/migrate.ts';
import { runCommand } from '../supervisor/command-words.ts';
import { requireEmbedded, withDatabase } from '../supervisor/with-database.ts';

await runCommand(async () => {
  readEnvFile();
  const config = loadConfig();
  requireEmbedded(config);
  const [folder = ''] = process.argv.slice(2);
  const verdict = await withDatabase(config, async ({ url }) => {
    const { db } = openDatabase({ url, applicationName: 'pofta-version', poolSize: 1, isUnhurried: true });
    try {
      await findPending(db, folder);
      return 'fits';
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error;
      return 'newer';
    } finally {
      await db.destroy();
    }
  });
  process.stdout.write(`${verdict}\n`);
});
