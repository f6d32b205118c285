/**
 * `npm run rehearse`: would this program compute yesterday as it was? Opens the newest copy beside the running shop,
 * applies this program's migrations to it, computes the day's orders and its close anew and compares them with what is
 * stored, to the ban (docs/decisions/0294). The one entry of an update that wants to know before it changes over.
 *
 * Exit codes: 0 everything is the same · 2 something is computed otherwise, each difference is printed · 3 the
 * migrations fail on these data, or take too long · 1 it could not be found out (no copy, no space, a key is missing).
 */
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { describeReplay, isSame } from '#domain/replay/replay-day.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { instant } from '#domain/time/instant.ts';
import { addDays } from '#domain/time/local-date.ts';
import { type Config, loadConfig, readEnvFile } from './config.ts';
import { findReplayedDay, replayStoredDay } from './features/replay/index.ts';
import { BackupError } from './platform/backups/backup-error.ts';
import { openFolderStore } from './platform/backups/backup-store.ts';
import { openStore, unlockStore } from './platform/backups/open-store.ts';
import { findHome } from './platform/embedded-postgres/find-home.ts';
import { failureReason } from './platform/failure-reason.ts';
import { MigrationError } from './platform/postgres/migrate.ts';
import { MIGRATIONS } from './prepare-database.ts';
import { openProgress, runCommand } from './supervisor/command-words.ts';
import { findKeys } from './supervisor/find-keys.ts';
import { rehearseUpdate } from './supervisor/rehearse-update.ts';
import { chooseCopy } from './supervisor/restore-backup.ts';
import { requireEmbedded } from './supervisor/with-database.ts';

const HELP = `npm run rehearse                 deschide ultima copie cu acest program și recalculează ziua de ieri
Alte opțiuni: --key FIȘIER (cheia copiilor criptate; altfel BACKUP_KEY)
Codul de ieșire: 0 totul iese la fel; 2 ceva iese altfel; 3 migrările nu reușesc; 1 nu am putut afla.`;
const LOWEST_PRIORITY = 19;
const [DIFFERS, CANNOT_MIGRATE] = [2, 3];
/** While the shop changes over, no order can be placed. */
const MOST_MIGRATION_SECONDS = 60;

await runCommand(async () => {
  readEnvFile();
  const config = loadConfig();
  requireEmbedded(config);
  const { help, key } = readOptions();
  if (help) return say(HELP);
  // Orders of the running shop go first.
  setPriority(LOWEST_PRIORITY);
  const { show, end } = openProgress();
  const now = instant(Date.now());
  try {
    const { value, seconds } = await rehearse(config, key, show).finally(end);
    for (const line of describeReplay(value, value.day === addDays(dateOf(now), -1))) say(line);
    if (seconds > MOST_MIGRATION_SECONDS) {
      say('Pe copie migrările au durat peste un minut: magazinul ar sta oprit prea mult.');
      process.exitCode = CANNOT_MIGRATE;
    } else if (!isSame(value)) process.exitCode = DIFFERS;
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    say(error.message);
    process.exitCode = CANNOT_MIGRATE;
  }
});

async function rehearse(config: Config, keyFile: string | undefined, show: (line: string) => void) {
  const { area } = await chooseCopy(await openStore(config), null);
  const files = openFolderStore(config.backupDir);
  const keys = await findKeys({ config, files, area, keyFile, canAsk: process.stdin.isTTY });
  const home = await findHome(config.dataDir, { server: { programs: config.postgresBin } });
  return rehearseUpdate({
    store: await unlockStore(files, keys),
    home,
    migrations: MIGRATIONS,
    show,
    work: async (db, copiedAt) => {
      const today = dateOf(copiedAt);
      return replayStoredDay(db, await findReplayedDay(db, today, addDays(today, -1)));
    },
  });
}

function readOptions() {
  try {
    return parseArgs({ options: { key: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new BackupError(`${failureReason(error)}\n${HELP}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
