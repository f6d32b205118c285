/** Creates the files of a new database, atomically. */
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureReason } from '../failure-reason.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { CLUSTER, type Home } from './find-home.ts';
import { launch } from './launcher.ts';

export const SUPERUSER = 'postgres';

/** Written at every start; see `start-server.ts`. */
export const SETTINGS_FILE = 'pofta.conf';

/**
 * The locale: Romanian collation by ICU, the same on every machine; character classes of `C.UTF-8` include letters of
 * every language, which `pg_trgm` needs for ș and ț.
 */
const LOCALE = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=ro'];

/** No socket file is opened; the only access is the loopback address, with a password. */
const HOST_BASED_ACCESS = `# Written once by Poftă.
host all all 127.0.0.1/32 scram-sha-256
`;

/**
 * Creates the cluster of `home` unless it exists.
 *
 * It is created in a temporary folder and renamed at the end, so an interrupted start begins again.
 *
 * @throws EmbeddedPostgresError when the disk is full, `initdb` fails for another reason, or `signal` aborts it
 */
export async function createCluster(
  { folder, launcher, binaries }: Home,
  superuserPassword: string,
  signal?: AbortSignal,
): Promise<void> {
  const cluster = join(folder, CLUSTER);
  if ((await readClusterVersion(cluster)) !== null) return;
  const unfinished = join(folder, 'cluster.new');
  const passwordFile = join(folder, 'password.new');
  try {
    await rm(unfinished, { recursive: true, force: true });
    await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
    if (launcher.kind === 'other user') await chown(passwordFile, launcher.uid, launcher.gid);
    const args = [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--no-instructions',
      ...LOCALE,
    ];
    const { code, output } = await launch(launcher, join(binaries.programs, 'initdb'), args, signal);
    if (code !== 0) throw new Error(errorsIn(output));
    await writeFile(join(unfinished, 'pg_hba.conf'), HOST_BASED_ACCESS);
    await writeFile(join(unfinished, 'postgresql.conf'), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`, { flag: 'a' });
    await rename(unfinished, cluster);
  } catch (error) {
    const reason = failureReason(error);
    await rm(unfinished, { recursive: true, force: true });
    const sentence = /No space left|ENOSPC/.test(reason)
      ? `Discul este plin: baza de date nu încape în ${folder}.`
      : `Baza de date nu a putut fi creată în ${folder}.`;
    throw new EmbeddedPostgresError(`${sentence}\n${reason}`, { cause: error });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The lines that say why, without those of each finished step; all of them when none does. */
function errorsIn(output: string): string {
  const lines = output.trim().split('\n');
  const errors = lines.filter((line) => /\b(?:error|ERROR|FATAL|PANIC|detail|DETAIL|hint|HINT):/.test(line));
  return (errors.length > 0 ? errors : lines).join('\n');
}

/** The major version that made `cluster`, or null when there is none. */
export async function readClusterVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
