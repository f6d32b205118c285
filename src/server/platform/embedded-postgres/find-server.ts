/**
 * Finds the PostgreSQL that runs the cluster: the machine's own when it is newer than the packaged one, because the
 * system renews it and no package does.
 *
 * @see docs/decisions/0261-the-machine-s-own-postgresql.md
 */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#domain/time/instant.ts';
import { chooseNewer, explainUnfit, type InstalledServer, judgeInstalled } from './choose-server.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Launcher, launch } from './launcher.ts';
import type { PackagedBinaries, PostgresBinaries } from './postgres-binaries.ts';

/** What the migrations create. */
export const EXTENSIONS = ['pg_trgm'];

/** In the home: the installed server that could not open the cluster. */
const REFUSED_FILE = 'refused-server';
/** A refusal may have had a cause that passed, so it is tried again. */
const REFUSED_FOR_MS = DAY_MS;

export type ServerSearch = {
  /** `POSTGRES_BIN`: the folder of the programs to use, of whatever minor version. Null = the newest is looked for. */
  readonly programs: string | null;
  /** Folders that are looked into; the usual ones of the systems by default. */
  readonly folders?: readonly string[] | undefined;
};

/** Where Debian and Ubuntu, PostgreSQL's own RPMs and Homebrew install a major version. */
export function usualFolders(major: string): readonly string[] {
  return [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
  ];
}

/**
 * The binaries for the cluster in `home`.
 *
 * @throws EmbeddedPostgresError when the folder of `POSTGRES_BIN` cannot be used
 */
export async function findServer(
  { programs, folders }: ServerSearch,
  {
    home,
    launcher,
    packaged,
  }: { readonly home: string; readonly launcher: Launcher; readonly packaged: PackagedBinaries },
): Promise<PostgresBinaries> {
  const major = packaged.version.split('.')[0] ?? '';
  if (programs !== null) {
    const judged = judgeInstalled(await inspect(launcher, programs), packaged);
    if ('reason' in judged) throw new EmbeddedPostgresError(explainUnfit(programs, judged, major));
    return (await isRefused(home, judged)) ? packaged : judged;
  }
  const installed: PostgresBinaries[] = [];
  for (const folder of folders ?? usualFolders(major)) {
    if ((await stat(join(folder, 'postgres')).catch(() => null)) === null) continue;
    const judged = judgeInstalled(await inspect(launcher, folder), packaged);
    if (!('reason' in judged) && !(await isRefused(home, judged))) installed.push(judged);
  }
  return chooseNewer(packaged, installed) ?? packaged;
}

async function inspect(launcher: Launcher, programs: string): Promise<InstalledServer> {
  const [server, initdb] = await Promise.all([
    launch(launcher, join(programs, 'postgres'), ['--version']),
    // Prints where the build looks for its files; the folder of data is not touched.
    launch(launcher, join(programs, 'initdb'), ['--show', '--pgdata=/nonexistent']),
  ]);
  const [, version = null] = /^VERSION=(.*)$/m.exec(initdb.output) ?? [];
  const [, share = ''] = /^share_path=(.*)$/m.exec(initdb.output) ?? [];
  const missingExtensions: string[] = [];
  for (const name of EXTENSIONS) {
    const control = join(share, 'extension', `${name}.control`);
    if ((await stat(control).catch(() => null)) === null) missingExtensions.push(name);
  }
  return {
    programs,
    server: server.code === 0 ? server.output : null,
    initdb: initdb.code === 0 ? version : null,
    missingExtensions,
  };
}

/** Remembers that `binaries` could not open the cluster, so that starts and checks of copies do not try them again. */
export async function refuseServer(home: string, binaries: PostgresBinaries): Promise<void> {
  await writeFile(join(home, REFUSED_FILE), lineOf(binaries), { mode: 0o600 });
}

async function isRefused(home: string, binaries: PostgresBinaries): Promise<boolean> {
  const path = join(home, REFUSED_FILE);
  const written = await readFile(path, 'utf8').catch(() => null);
  if (written !== lineOf(binaries)) return false;
  const age = Date.now() - ((await stat(path).catch(() => null))?.mtimeMs ?? 0);
  if (age < REFUSED_FOR_MS) return true;
  await rm(path, { force: true });
  return false;
}

function lineOf({ programs, version }: PostgresBinaries): string {
  return `${version} ${programs}\n`;
}
