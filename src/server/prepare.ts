/**
 * A child process of the supervisor that migrates the database, adds the data of a first start, and exits: the memory
 * it needs (especially for the demonstration) would otherwise stay in a long-running process.
 */
import { constants } from 'node:os';
import { inspect } from 'node:util';
import { loadConfig } from './config.ts';
import { bearLostParent } from './platform/bear-lost-parent.ts';
import { openDatabase } from './platform/database.ts';
import { isOutage } from './platform/outage.ts';
import { MigrationError } from './platform/postgres/migrate.ts';
import { MIGRATIONS, prepareDatabase } from './prepare-database.ts';
import { explainDatabase } from './supervisor/explain-trouble.ts';
import { type Preparation, type Prepared, parsePreparation } from './supervisor/prepare-in-own-process.ts';
import { requireServerVersion } from './supervisor/require-server-version.ts';
import { StartError } from './supervisor/start-error.ts';
import { upgradeDatabase } from './supervisor/upgrade-database.ts';

bearLostParent();

const stopping = new AbortController();
let createsAccounts = false;

// Ends at once: what is not committed is rolled back, and the next start does it again. Only new passwords are shown
// before the end, because their hashes may be committed already.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (createsAccounts) return;
    stopping.abort();
    process.exit(128 + constants.signals[signal]);
  });
}
process.once('disconnect', () => {
  stopping.abort();
  process.exit(0);
});
process.once('message', (message) => {
  prepare(parsePreparation(message)).then(
    (told) => process.send?.(told),
    (error: unknown) => {
      process.stderr.write(`${inspect(error)}\n`);
      process.exit(1);
    },
  );
});

async function prepare({ ownerUrl, superuserUrl }: Preparation): Promise<Prepared> {
  const config = loadConfig();
  const isOurs = config.databaseUrl === null;
  const { db } = openDatabase({ url: ownerUrl, applicationName: 'pofta-prepare', poolSize: 3, isUnhurried: true });
  try {
    if (superuserUrl !== null) {
      const postgres = { urls: { owner: ownerUrl }, superuserUrl: () => superuserUrl };
      const say = (text: string) => void process.stdout.write(`${text}\n`);
      await upgradeDatabase({ config, postgres, migrations: MIGRATIONS, say, signal: stopping.signal });
    }
    if (!isOurs) await requireServerVersion(db);
    const beforeAccounts = () => {
      createsAccounts = true;
    };
    return { kind: 'prepared', ...(await prepareDatabase(db, config, beforeAccounts)) };
  } catch (error) {
    if (error instanceof StartError || error instanceof MigrationError) {
      return { kind: 'refused', sentence: error.message };
    }
    if (isOurs && isOutage(error)) return { kind: 'outage', reason: inspect(error) };
    const sentence = isOurs ? null : explainDatabase(error);
    if (sentence === null) throw error;
    return { kind: 'refused', sentence };
  } finally {
    await db.destroy();
  }
}
