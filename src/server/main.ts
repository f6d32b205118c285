/**
 * The process that `npm start` ends in: database up, schema ours, workers serving, everything stopped on the way out.
 * It answers no request itself; what can crash by a request is a worker, which it replaces.
 *
 * @see docs/decisions/0010-processes.md
 */
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { ConfigError, loadConfig, readEnvFile } from './config.ts';
import { openShop } from './open-shop.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/embedded-postgres-error.ts';
import { MigrationError } from './platform/migrate.ts';
import { StartError } from './start-error.ts';
import { stopRequested } from './stop-requested.ts';

/** Errors whose message is a sentence for the owner; anything else is a bug and shows its stack. */
const EXPECTED = [StartError, ConfigError, EmbeddedPostgresError, MigrationError];
const WORKER = fileURLToPath(new URL('../../dist/server/worker.js', import.meta.url));

try {
  const stop = stopRequested();
  readEnvFile();
  const shop = await openShop({
    config: loadConfig(),
    workerEntry: process.argv.includes('--dev') ? null : WORKER,
    say: (text) => process.stdout.write(`${text}\n`),
  });
  try {
    await Promise.race([stop, shop.failed]);
  } finally {
    await shop.close();
  }
  process.exit(0);
} catch (error) {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected && error instanceof Error ? error.message : inspect(error)}\n`);
  process.exit(1);
}
