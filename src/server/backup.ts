/** `npm run backup`: a full copy of the embedded database now, also while the shop runs. The supervisor calls it each night and before an upgrade. */
import { setPriority } from 'node:os';
import { formatDateTime } from '#domain/time/format-date.ts';
import { loadConfig, readEnvFile } from './config.ts';
import { openProgress, runCommand } from './supervisor/command-words.ts';
import { makeBackup } from './supervisor/make-backup.ts';
import { requireEmbedded, withDatabase } from './supervisor/with-database.ts';

const LOWEST_PRIORITY = 19;
const MB = 1024 * 1024;
/** Named by the supervisor. */
const REASONS = ['night', 'upgrade'] as const;

await runCommand(async () => {
  readEnvFile();
  const config = loadConfig();
  requireEmbedded(config);
  // Inherited by the database that opens the copy: guests and kitchen come first.
  setPriority(LOWEST_PRIORITY);
  const { show, end } = openProgress();
  const reason = REASONS.find((one) => process.argv.includes(`--${one}`)) ?? 'command';
  const made = await withDatabase(config, (database) => makeBackup({ config, ...database, reason, show })).finally(end);
  const size = `${Math.ceil(made.writtenBytes / MB)} MB noi`;
  const proof =
    made.checked === null
      ? 'neverificată: nu este loc pe disc pentru a o deschide'
      : `verificată: ${made.checked.tables} tabele, ${made.checked.orders} comenzi`;
  process.stdout.write(`Copie făcută: ${formatDateTime(made.finishedAt)}, ${size}, ${proof}.\n${config.backupDir}\n`);
});
