import { inspect } from 'node:util';
import { ConfigError, loadConfig, readEnvFile } from './config.ts';
import { openShop } from './open-shop.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/embedded-postgres-error.ts';
import { MigrationError } from './platform/postgres/migrate.ts';
import { StartError } from './start-error.ts';
import { stopRequested } from './stop-requested.ts';

/** Errors whose message is a sentence for the owner; anything else is a bug and shows its stack. */
const EXPECTED = [StartError, ConfigError, EmbeddedPostgresError, MigrationError];

/** Opens the shop, closes it when asked to, and ends the process: 0 after a stop, 1 when it cannot go on. */
export async function runShop(workerEntry: string | null): Promise<never> {
  try {
    let abandon = () => {};
    const stop = stopRequested(() => abandon());
    const stopping = new AbortController();
    void stop.then(() => stopping.abort());
    readEnvFile();
    const shop = await openShop({
      config: loadConfig(),
      workerEntry,
      say: (text) => process.stdout.write(`${text}\n`),
      signal: stopping.signal,
    });
    abandon = shop.abandon;
    await Promise.race([stop, shop.failed]).finally(shop.close);
    process.exit(0);
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    process.stderr.write(`${isExpected && error instanceof Error ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}
