/**
 * Finds a combination of folder, system user and binaries in which the user that runs the database can access
 * everything.
 */
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findServer, type ServerSearch } from './find-server.ts';
import { type Launcher, launch, listLaunchers, runAsOtherUser } from './launcher.ts';
import {
  copyBinaries,
  findPackagedBinaries,
  linkLibraries,
  type PackagedBinaries,
  type PostgresBinaries,
} from './postgres-binaries.ts';

/** Used when the database's user cannot access root's own folders, as below /root. */
const SYSTEM_FOLDER = '/var/lib/pofta';

/** File in the data folder with the path of a database that had to be placed elsewhere. */
const LINK_OUTSIDE = 'postgres-elsewhere';

/** The database's files, inside the home. */
export const CLUSTER = 'cluster';

export type Home = {
  readonly folder: string;
  readonly launcher: Launcher;
  /** Of the server that runs here: the packaged ones, or the machine's own. */
  readonly binaries: PostgresBinaries;
  readonly packaged: PackagedBinaries;
};

export type HomeSearch = {
  /** Overrides the default launchers; tests pass one. */
  readonly launchers?: readonly Launcher[] | undefined;
  readonly server?: ServerSearch | undefined;
};

const ANY_SERVER: ServerSearch = { programs: null };

/**
 * Decides the location of the database of `dataDir` and the user that runs it. An existing database is not moved.
 *
 * @throws EmbeddedPostgresError with all attempts when none works
 */
export async function findHome(dataDir: string, search: HomeSearch = {}): Promise<Home> {
  // Others may only traverse the folder: the database may run as another user.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const { launchers, server = ANY_SERVER } = search;
  const packaged = await findPackagedBinaries();
  const refusals: string[] = [];
  for (const { folder, launcher } of await listCandidates(dataDir, launchers ?? (await listLaunchers()))) {
    const tried = await tryHome(folder, launcher, packaged);
    if ('home' in tried) {
      if (!folder.startsWith(dataDir)) await linkOutside(dataDir, folder);
      const { home } = tried;
      return { ...home, binaries: await findServer(server, { home: folder, launcher, packaged: home.packaged }) };
    }
    refusals.push(`  ${launcher.kind}, ${folder}: ${tried.refusal}`);
  }
  throw new EmbeddedPostgresError(
    `Baza de date nu poate porni aici: PostgreSQL nu rulează ca root și nici calea de ocolire nu merge. ` +
      `Pornește cu un utilizator obișnuit sau setează DATABASE_URL.\n${refusals.join('\n')}`,
  );
}

type Candidate = { readonly folder: string; readonly launcher: Launcher };

async function listCandidates(dataDir: string, launchers: readonly Launcher[]): Promise<readonly Candidate[]> {
  const isRoot = process.getuid?.() === 0;
  const inside = join(dataDir, 'postgres');
  const folders = isRoot ? [inside, await chooseOutside(dataDir)] : [inside];
  for (const folder of folders) {
    const owner = await stat(join(folder, CLUSTER)).catch(() => null);
    if (owner === null) continue;
    if (!isRoot && owner.uid !== process.getuid?.()) {
      throw new EmbeddedPostgresError(
        `Baza de date din ${folder} aparține altui utilizator (uid ${owner.uid}): pornește ca el.`,
      );
    }
    const keepers = isRoot && owner.uid !== 0 ? [runAsOtherUser(owner)] : launchers;
    return keepers.map((launcher) => ({ folder, launcher }));
  }
  return launchers.flatMap((launcher) => folders.map((folder) => ({ folder, launcher })));
}

/**
 * The location of a database outside `dataDir`; a new name each time, so that emptying `dataDir` starts with an empty
 * database.
 */
async function chooseOutside(dataDir: string): Promise<string> {
  const known = await readlink(join(dataDir, LINK_OUTSIDE)).catch(() => null);
  return known ?? join(SYSTEM_FOLDER, randomBytes(8).toString('hex'));
}

async function linkOutside(dataDir: string, folder: string): Promise<void> {
  const link = join(dataDir, LINK_OUTSIDE);
  if ((await readlink(link).catch(() => null)) !== null) return;
  await symlink(folder, link);
}

async function tryHome(
  folder: string,
  launcher: Launcher,
  binaries: PackagedBinaries,
): Promise<{ home: Omit<Home, 'binaries'> } | { refusal: string }> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o711 });
  const passed = await launch(launcher, '/bin/sh', ['-c', 'test -x "$1"', 'sh', dirname(folder)]);
  if (passed.code !== 0) return { refusal: passed.output.trim() || 'folder out of reach' };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await give(folder, launcher);
  const reached = await launch(launcher, '/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', folder]);
  if (reached.code !== 0) return { refusal: reached.output.trim() || 'folder not writable' };
  let packaged = binaries;
  if (!(await linkLibraries(packaged)) || !(await runs(launcher, packaged))) {
    packaged = await copyBinaries(binaries, folder, launcher);
    const { code, output } = await launch(launcher, join(packaged.programs, 'postgres'), ['--version']);
    if (code !== 0) return { refusal: output.trim() };
  }
  return { home: { folder, launcher, packaged } };
}

async function runs(launcher: Launcher, { programs: folder }: PostgresBinaries): Promise<boolean> {
  const programs = ['postgres', 'initdb'].map((name) => join(folder, name));
  const outcomes = await Promise.all(programs.map((program) => launch(launcher, program, ['--version'])));
  return outcomes.every(({ code }) => code === 0);
}

/** Gives the folder, and a database created by another user, to the launcher's user. No server runs in it yet. */
async function give(folder: string, { uid, gid }: Launcher): Promise<void> {
  if (process.getuid?.() !== 0 || (await stat(folder)).uid === uid) return;
  await chown(folder, uid, gid);
  const cluster = join(folder, CLUSTER);
  if ((await stat(cluster).catch(() => null)) === null) return;
  for (const entry of await readdir(cluster, { recursive: true })) await chown(join(cluster, entry), uid, gid);
  await chown(cluster, uid, gid);
}
