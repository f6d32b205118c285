/**
 * `npm run restore -- --at "2026-11-21 19:30"`: restores the database as of that minute. Without `--at`, to the end of
 * the copies.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { type Config, loadConfig, readEnvFile } from './config.ts';
import { BackupError } from './platform/backups/backup-error.ts';
import { type BackupStore, type FileStore, openFolderStore } from './platform/backups/backup-store.ts';
import { saveCopyKeys, unlockKeys } from './platform/backups/copy-keys.ts';
import { copyWal } from './platform/backups/copy-wal.ts';
import { listFullCopies } from './platform/backups/full-copies.ts';
import { fetchCopies } from './platform/backups/off-site-store.ts';
import { openStore, unlockStore } from './platform/backups/open-store.ts';
import { openS3Store } from './platform/backups/s3-store.ts';
import { parseStamp } from './platform/backups/wal-files.ts';
import { composeCommand, composeHelp } from './platform/command-line.ts';
import { CLUSTER, findHome } from './platform/embedded-postgres/find-home.ts';
import { failureReason } from './platform/failure-reason.ts';
import { lockDataDir } from './platform/lock-data-dir.ts';
import { ask, openProgress, runCommand } from './supervisor/command-words.ts';
import { findKeys, readGivenKey } from './supervisor/find-keys.ts';
import { chooseBeforeUpgrade, chooseCopy, restoreBackup } from './supervisor/restore-backup.ts';
import { REFUSALS } from './supervisor/tell-owner.ts';
import { type LentDatabase, requireEmbedded, withDatabase } from './supervisor/with-database.ts';

const HELP = `${composeHelp('restore', [
  ['--at "2026-11-21 19:30"', 'baza de date așa cum era în acel minut (ora restaurantului)'],
  ['', 'până la ultima schimbare copiată'],
  ['--before-upgrade', 'cum era înaintea ultimei actualizări a programului'],
  ['--list', 'ce copii sunt'],
  ['--fetch', 'aduce întâi copiile din BACKUP_S3_URL în BACKUP_DIR'],
])}
Alte opțiuni: --yes (nu întreabă), --key FIȘIER (cheia copiilor criptate; altfel BACKUP_KEY, sau o scrii când programul o cere)`;
const START = `Pornește magazinul cu ${composeCommand('start')}.`;
const START_OLD = 'Pornește acum versiunea de dinainte a programului: cea nouă ar actualiza-o din nou.';
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d{1,2}:\d\d)(?::([0-5]\d))?$/;

await runCommand(async () => {
  readEnvFile();
  const config = loadConfig();
  requireEmbedded(config);
  const {
    at,
    list,
    yes,
    help,
    key,
    fetch: isFetched = false,
    'before-upgrade': isBeforeUpgrade = false,
  } = readOptions();
  if (help) return say(HELP);
  const files = openFolderStore(config.backupDir);
  if (list) return listCopies(await openStore(config));
  if (isBeforeUpgrade && at !== undefined) throw new BackupError(`--at sau --before-upgrade, nu amândouă.\n${HELP}`);
  const moment = at === undefined ? null : parseMoment(at);
  if (!(await lockDataDir(config.dataDir))) throw new BackupError(REFUSALS.alreadyRunning(config.dataDir));
  if (isFetched) await bringCopies(config, files, key);
  // The choice of the copy needs only file names; reading it needs the key.
  const { area } = await chooseCopy(await openStore(config), moment);
  const keys = await findKeys({ config, files, area, keyFile: key, canAsk: process.stdin.isTTY });
  const store = await unlockStore(files, keys);
  await saveLastMinutes(config, store);
  const { copy, until } = isBeforeUpgrade
    ? await chooseBeforeUpgrade(store)
    : { copy: await chooseCopy(store, moment), until: moment };
  const target = until === null ? 'ultima schimbare copiată' : formatDateTime(until);
  say(`Restaurez până la: ${target}. Pornesc de la copia din ${formatDateTime(copy.finishedAt)}.`);
  if (!yes && !(await agrees('Baza de date de acum va fi mutată deoparte, nu ștearsă. Continui?'))) {
    throw new BackupError('Nu am schimbat nimic.');
  }
  const { show, end } = openProgress();
  const server = { programs: config.postgresBin };
  const restored = await restoreBackup({ dataDir: config.dataDir, server, store, copy, until, show }).finally(end);
  // From here on this machine continues to copy with the key of the copies.
  if (keys !== null) await saveCopyKeys(config.dataDir, keys);
  if (restored.endsAt !== null) say(`Atenție: copiile ajung numai până la ${formatDateTime(restored.endsAt)}.`);
  const last = restored.lastOrderAt === null ? '' : `, ultima din ${formatDateTime(instant(+restored.lastOrderAt))}`;
  say(`Gata: ${restored.tables} tabele, ${restored.orders} comenzi${last}.`);
  if (restored.before !== null)
    say(`Baza de date de dinainte este în ${restored.before}. ${isBeforeUpgrade ? START_OLD : START}`);
});

function readOptions() {
  try {
    return parseArgs({
      options: {
        at: { type: 'string' },
        'before-upgrade': { type: 'boolean' },
        list: { type: 'boolean' },
        key: { type: 'string' },
        fetch: { type: 'boolean' },
        yes: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BackupError(`${failureReason(error)}\n${HELP}`);
  }
}

/** In the restaurant's time; for a repeated hour, the earlier one. */
function parseMoment(text: string): Instant {
  const [, day = '', hour = '', second = '0'] = MOMENT.exec(text.trim()) ?? [];
  const date = parseLocalDate(day);
  const minutes = parseMinuteOfDay(hour);
  if (!date.ok || !minutes.ok) {
    throw new BackupError(`Nu înțeleg „${text}”: scrie de exemplu --at "2026-11-21 19:30".`);
  }
  const moment = instant(firstInstantAt(date.value, minutes.value) + Number(second) * 1_000);
  if (moment > Date.now()) throw new BackupError(`${formatDateTime(moment)} nu a venit încă.`);
  return moment;
}

/** Downloads the copies from the second place. A given key is checked before the download. */
async function bringCopies(
  { backupS3, backupKey }: Config,
  files: FileStore,
  keyFile: string | undefined,
): Promise<void> {
  if (backupS3 === null)
    throw new BackupError('--fetch aduce copiile din BACKUP_S3_URL: completează setările BACKUP_S3_…');
  const elsewhere = openS3Store(backupS3);
  const given = await readGivenKey({ backupKey, keyFile });
  if (given !== null) await unlockKeys(elsewhere, given);
  const { show, end } = openProgress();
  const count = await fetchCopies(elsewhere, files, ({ done, files: all }) =>
    show(`Aduc: ${done} din ${all} fișiere`),
  ).finally(end);
  say(`Aduse din ${elsewhere.place}: ${count} fișiere.`);
}

async function listCopies(store: BackupStore): Promise<void> {
  const copies = await listFullCopies(store);
  if (copies.length === 0) return say(`În ${store.place} nu este nicio copie.`);
  say(`Copii întregi în ${store.place}:`);
  for (const { finishedAt, area } of copies) {
    say(
      `  ${formatDateTime(finishedAt)}${area === null ? '' : `, criptată cu cheia din ${formatDateTime(parseStamp(area))}`}`,
    );
  }
}

/** Also copies what was committed after the last copied log, when the database still starts. */
async function saveLastMinutes(config: Config, store: BackupStore): Promise<void> {
  const home = await findHome(config.dataDir, { server: { programs: config.postgresBin } });
  const cluster = join(home.folder, CLUSTER);
  if ((await stat(cluster).catch(() => null)) === null || (await listFullCopies(store)).length === 0) return;
  try {
    const save = async ({ url }: LentDatabase) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await copyWal({ client, cluster, store, clock: () => instant(Date.now()) }).finally(() => client.end());
    };
    await withDatabase(config, save, true);
  } catch (error) {
    const reason = failureReason(error);
    say(`Ultimele minute ale bazei de date de acum nu intră în copii: ${reason}`);
  }
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new BackupError('Adaugă --yes: aici nu pot întreba.');
  return /^d(a)?$/i.test(await ask(`${question} [da/nu] `));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
