/** PostgreSQL's programs of the lockfile: a package per platform. */
import { execFile } from 'node:child_process';
import { chown, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { composeCommand } from '#server/platform/command-line.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type PostgresBinaries = {
  /** The folder of `postgres` and `initdb`. */
  readonly programs: string;
  /** As in `18.4`. */
  readonly version: string;
};

export type PackagedBinaries = PostgresBinaries & {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
};

/**
 * Finds the installed package.
 *
 * @throws EmbeddedPostgresError when there is none for this platform
 */
export async function findPackagedBinaries(): Promise<PackagedBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let folder: string;
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Lipsește pachetul ${name} cu baza de date. Rulează din nou ${composeCommand('start')} sau setează DATABASE_URL.`,
      { cause: error },
    );
  }
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  return packagedIn(folder, version.split('.').slice(0, 2).join('.'));
}

function packagedIn(folder: string, version: string): PackagedBinaries {
  return { folder, programs: join(folder, 'bin'), version };
}

/**
 * Creates the symbolic links of the libraries.
 *
 * npm packages cannot contain symbolic links; the package's install script creates them, but npm may be configured not
 * to run it.
 *
 * @returns false when the folder is not writable: then use a copy
 */
export async function linkLibraries({ folder }: PackagedBinaries): Promise<boolean> {
  for (const { source, target } of await readLinks(folder)) {
    try {
      await symlink(basename(source), join(folder, '..', target));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false;
      if (code !== 'EEXIST') throw error;
    }
  }
  return true;
}

async function readLinks(folder: string): Promise<readonly { source: string; target: string }[]> {
  try {
    // The package's own file; a wrong shape fails at the first link.
    return JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  } catch (error) {
    // Packages of platforms without such links do not have the file.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Copies the binaries below `parent`, owned by `owner`, unless they exist. The rename at the end excludes incomplete
 * copies.
 */
export async function copyBinaries(
  binaries: PackagedBinaries,
  parent: string,
  owner: { readonly uid: number; readonly gid: number },
): Promise<PackagedBinaries> {
  const folder = join(parent, `postgres-${binaries.version}`, 'native');
  const copied = packagedIn(folder, binaries.version);
  if ((await readVersion(copied)) !== null) return copied;
  const unfinished = join(parent, `postgres-${binaries.version}.new`);
  await rm(unfinished, { recursive: true, force: true });
  await rm(dirname(folder), { recursive: true, force: true });
  await cp(binaries.folder, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  if (process.getuid?.() === 0) await chown(unfinished, owner.uid, owner.gid);
  await rename(unfinished, dirname(folder));
  await linkLibraries(copied);
  return copied;
}

async function readVersion({ programs }: PackagedBinaries): Promise<string | null> {
  try {
    return (await promisify(execFile)(join(programs, 'postgres'), ['--version'])).stdout;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
