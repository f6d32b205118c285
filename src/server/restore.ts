/** `npm run restore -- --at "2026-11-21 19:30"`: the database as it was at that minute. Without `--at`, as far as copies reach. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { type Config, loadConfig, readEnvFile } from './config.ts';
import { BackupError } from './platform/backups/backup-error.ts';
import { openFolderStore } from './platform/backups/backup-store.ts';
import { copyWal } from './platform/backups/copy-wal.ts';
import { listFullCopies } from './platform/backups/full-copies.ts';
import { CLUSTER, findHome } from './platform/embedded-postgres/find-home.ts';
import { lockDataDir } from './platform/lock-data-dir.ts';
import { openProgress, runCommand } from './supervisor/command-words.ts';
import { chooseBeforeUpgrade, chooseCopy, restoreBackup } from './supervisor/restore-backup.ts';
import { REFUSALS } from './supervisor/tell-owner.ts';
import { type LentDatabase, requireEmbedded, withDatabase } from './supervisor/with-database.ts';

const HELP = `npm run restore -- --at "2026-11-21 19:30"   baza de date așa cum era în acel minut (ora restaurantului)
npm run restore                              până la ultima schimbare copiată
npm run restore -- --before-upgrade          cum era înaintea ultimei actualizări a programului
npm run restore -- --list                    ce copii sunt
Alte opțiuni: --yes (nu întreabă)`;
const START = 'Pornește magazinul cu npm start.';
const START_OLD = 'Pornește acum versiunea de dinainte a programului: cea nouă ar actualiza-o din nou.';
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d{1,2}:\d\d)(?::([0-5]\d))?$/;

await runCommand(async () => {
  readEnvFile();
  const config = loadConfig();
  requireEmbedded(config);
  const { at, list, yes, help, 'before-upgrade': isBeforeUpgrade = false } = readOptions();
  if (help) return say(HELP);
  if (list) return listCopies(config.backupDir);
  if (isBeforeUpgrade && at !== undefined) throw new BackupError(`--at sau --before-upgrade, nu amândouă.\n${HELP}`);
  const moment = at === undefined ? null : parseMoment(at);
  if (!(await lockDataDir(config.dataDir))) throw new BackupError(REFUSALS.alreadyRunning(config.dataDir));
  await saveLastMinutes(config);
  const { copy, until } = isBeforeUpgrade
    ? await chooseBeforeUpgrade(config.backupDir)
    : { copy: await chooseCopy(config.backupDir, moment), until: moment };
  const target = until === null ? 'ultima schimbare copiată' : formatDateTime(until);
  say(`Restaurez până la: ${target}. Pornesc de la copia din ${formatDateTime(copy.finishedAt)}.`);
  if (!yes && !(await agrees('Baza de date de acum va fi mutată deoparte, nu ștearsă. Continui?'))) {
    throw new BackupError('Nu am schimbat nimic.');
  }
  const { show, end } = openProgress();
  const restored = await restoreBackup({ config, copy, until, show }).finally(end);
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
        yes: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
}

/** By the restaurant's clock; of an hour that comes twice the earlier. */
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

async function listCopies(backupDir: string): Promise<void> {
  const copies = await listFullCopies(openFolderStore(backupDir));
  if (copies.length === 0) return say(`În ${backupDir} nu este nicio copie.`);
  say(`Copii întregi în ${backupDir}:`);
  for (const { finishedAt } of copies) say(`  ${formatDateTime(finishedAt)}`);
}

/** What was committed after the last look at the log is copied too, when the database still starts. */
async function saveLastMinutes(config: Config): Promise<void> {
  const home = await findHome(config.dataDir);
  const cluster = join(home.folder, CLUSTER);
  const store = openFolderStore(config.backupDir);
  if ((await stat(cluster).catch(() => null)) === null || (await listFullCopies(store)).length === 0) return;
  try {
    const save = async ({ url }: LentDatabase) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await copyWal({ client, cluster, store, clock: () => instant(Date.now()) }).finally(() => client.end());
    };
    await withDatabase(config, save, true);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`Baza de date de acum nu pornește, deci ultimele minute nu intră în copii: ${reason}`);
  }
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new BackupError('Adaugă --yes: aici nu pot întreba.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^d(a)?$/i.test((await terminal.question(`${question} [da/nu] `)).trim());
  } finally {
    terminal.close();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
