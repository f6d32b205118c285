import { constants } from 'node:os';
import { inspect } from 'node:util';
import { ConfigError, loadConfig, readEnvFile } from '../config.ts';
import { EmbeddedPostgresError } from '../platform/embedded-postgres/embedded-postgres-error.ts';
import { openShop } from './open-shop.ts';
import { StartError } from './start-error.ts';

/** Errors whose message is a sentence for the owner; anything else is a bug and shows its stack. */
const EXPECTED = [StartError, ConfigError, EmbeddedPostgresError];

/**
 * Opens the shop, closes it on request, and ends the process: exit code 0 after a stop, 1 when the shop cannot recover,
 * 128 + the signal's number, without a word, when it was stopped before it opened.
 */
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
    }).catch(async (error: unknown) => {
      // Whatever an aborted step reports, the reason is the stop.
      if (stopping.signal.aborted) process.exit(128 + constants.signals[await stop]);
      throw error;
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

/**
 * A terminal's Ctrl-C arrives twice, from the terminal and from the bootstrap; the second one is ignored within this
 * time.
 */
const ECHO_MS = 1_000;
const INTERRUPTED = 130;

/**
 * Resolves at a stop signal, or as at SIGTERM when the parent process has ended. At a second signal the process exits at once, after
 * `onImpatience`; the next start cleans up.
 */
function stopRequested(onImpatience: () => void): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAskedAt: number | null = null;
    const ask = (signal: NodeJS.Signals) => {
      if (firstAskedAt !== null && Date.now() - firstAskedAt > ECHO_MS) {
        onImpatience();
        process.exit(INTERRUPTED);
      }
      firstAskedAt ??= Date.now();
      resolve(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    process.once('disconnect', () => ask('SIGTERM'));
  });
}
