import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import { loadCopyKeys } from '#server/platform/backups/copy-keys.ts';
import { COPY_ASKED_NOTICE, type CopyPlaceServices, readCopyPlace } from '#server/platform/backups/copy-place.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { type CopyRun, findCopyRun, notifyAskedCopy, saveAskedCopy } from './backups.repository.ts';

export type AskedCopyServices = CopyPlaceServices & {
  readonly clock: () => Instant;
  readonly config: { readonly databaseFolder: string | null };
};

/** A run that reports nothing for so long has ended without a word: its process was killed. */
const SILENT_MS = 10 * MINUTE_MS;

export type ShownRun = Omit<CopyRun, 'state'> & { readonly state: CopyRun['state'] | 'lost' };

export async function loadCopyRun({ db, clock }: Pick<AskedCopyServices, 'db' | 'clock'>): Promise<ShownRun | null> {
  const run = await findCopyRun(db);
  if (run === null || !isRunning(run)) return run;
  return clock() - run.at > SILENT_MS ? { ...run, state: 'lost' } : run;
}

/** Asks the supervisor for a copy; its process reports the progress. */
export async function askForCopy(
  services: AskedCopyServices,
): Promise<Result<null, { readonly code: 'copies_not_here' | 'copies_key_missing' | 'copy_under_way' }>> {
  const { db, clock, config } = services;
  if (config.databaseFolder === null) return err({ code: 'copies_not_here' });
  const { url } = await readCopyPlace(services);
  const keys = await loadCopyKeys(config.dataDir);
  // Nothing leaves this machine unencrypted.
  if (url !== null && (keys?.current ?? null) === null) return err({ code: 'copies_key_missing' });
  const run = await loadCopyRun(services);
  if (run !== null && run.state !== 'lost' && isRunning(run)) return err({ code: 'copy_under_way' });
  await inTransaction(db, async (tx) => {
    await saveAskedCopy(tx, clock());
    await notifyAskedCopy(tx, COPY_ASKED_NOTICE);
  });
  return ok(null);
}

function isRunning({ state }: { readonly state: string }): boolean {
  return state === 'asked' || state === 'copying' || state === 'sending';
}
