/**
 * `npm run backup`: makes a full copy of the embedded database now, also while the shop runs. The supervisor calls it
 * each night and before an upgrade. `--new-key`, `--no-key` and `--check-key` manage the encryption.
 */
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { formatDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { type Config, loadConfig, readEnvFile } from './config.ts';
import { BackupError } from './platform/backups/backup-error.ts';
import { composeHelp } from './platform/command-line.ts';
import { failureReason } from './platform/failure-reason.ts';
import { changeToNewKey, changeToNoKey, describeKey } from './supervisor/change-copy-key.ts';
import { ask, openProgress, runCommand } from './supervisor/command-words.ts';
import { findCopyPlace } from './supervisor/find-copy-place.ts';
import { makeAskedCopy } from './supervisor/make-asked-copy.ts';
import { makeBackup } from './supervisor/make-backup.ts';
import { sendBackup } from './supervisor/send-backup.ts';
import { requireEmbedded, withDatabase } from './supervisor/with-database.ts';

const HELP = composeHelp('backup', [
  ['', 'o copie întreagă acum'],
  ['--new-key', 'copii criptate de acum încolo, cu o cheie nouă, afișată o singură dată'],
  ['--new-key --sheet foaie.html', 'și o foaie de tipărit cu ea'],
  ['--no-key', 'copii necriptate de acum încolo'],
  ['--check-key', 'spune dacă cheia păstrată deschide copiile'],
  ['--send', 'trimite acum copiile în BACKUP_S3_URL, fără o copie nouă'],
]);
const LOWEST_PRIORITY = 19;
const MB = 1024 * 1024;

await runCommand(async () => {
  readEnvFile();
  const config = loadConfig();
  requireEmbedded(config);
  const options = readOptions();
  if (options.help) return say(HELP);
  if (options['check-key']) return say(await describeKey(config, config.backupKey ?? (await askForKey())));
  if (options['new-key']) await changeKey(config, options);
  if (options['no-key']) {
    await changeToNoKey(config);
    say('Copiile de acum încolo nu sunt criptate; cele de până acum rămân cu cheia lor.');
  }
  // Inherited by the database that opens the copy, so that orders get the processor first.
  setPriority(LOWEST_PRIORITY);
  if (options.asked) return makeAskedCopy(config);
  if (!options.send) await copy(config, options.night ? 'night' : options.upgrade ? 'upgrade' : 'command');
  // At night the supervisor sends copies by this command separately: a failure to send must not make the copy fail.
  if (options.send || !(options.night || options.upgrade)) await send(config);
});

async function copy(config: Config, reason: 'night' | 'upgrade' | 'command'): Promise<void> {
  const { show, end } = openProgress();
  const made = await withDatabase(config, (database) => makeBackup({ config, ...database, reason, show })).finally(end);
  const size = `${Math.ceil(made.writtenBytes / MB)} MB noi`;
  const proof =
    made.checked === null
      ? 'neverificată: nu este loc pe disc pentru a o deschide'
      : `verificată: ${made.checked.tables} tabele, ${made.checked.orders} comenzi`;
  const secrecy = made.isEncrypted ? 'criptată' : 'necriptată';
  say(`Copie făcută: ${formatDateTime(made.finishedAt)}, ${size}, ${secrecy}, ${proof}.\n${config.backupDir}`);
}

async function send(config: Config): Promise<void> {
  const { show, end } = openProgress();
  await withDatabase(config, async ({ url }) => {
    const place = await findCopyPlace(config, url);
    if (place === null) return;
    const sent = await sendBackup({ config, place, url, show });
    end();
    say(`Trimisă: copia din ${formatDateTime(sent.newest.finishedAt)}, ${sent.files} fișiere noi.\n${place.url}`);
  }).finally(end);
}

async function changeKey(config: Config, { yes, sheet }: ReturnType<typeof readOptions>): Promise<void> {
  if (!(yes || process.stdin.isTTY)) throw new BackupError('Adaugă --yes: aici nu pot întreba dacă ai păstrat cheia.');
  await changeToNewKey({ config, at: instant(Date.now()), say, ask: yes ? null : ask, sheet: sheet ?? null });
  say('Copiile de acum încolo sunt criptate cu această cheie.');
}

function askForKey(): Promise<string> {
  if (!process.stdin.isTTY) throw new BackupError('Dă cheia în setarea BACKUP_KEY: aici nu pot întreba.');
  return ask('Cheia tipărită (AGE-SECRET-KEY-1…): ');
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        night: { type: 'boolean' },
        upgrade: { type: 'boolean' },
        send: { type: 'boolean' },
        asked: { type: 'boolean' },
        'new-key': { type: 'boolean' },
        'no-key': { type: 'boolean' },
        'check-key': { type: 'boolean' },
        sheet: { type: 'string' },
        yes: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BackupError(`${failureReason(error)}\n${HELP}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
