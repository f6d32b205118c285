/** A second PostgreSQL as a system installs one: the packaged programs in another folder, reporting another release. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPackagedBinaries, linkLibraries } from '#server/platform/embedded-postgres/postgres-binaries.ts';

/** As long as the packaged version, so that it takes its place in the programs. */
export function otherVersion(packaged: string): string {
  return packaged.replace(/\d$/, (digit) => (digit === '9' ? '8' : '9'));
}

export type AnotherPostgres = { readonly programs: string; readonly version: string; readonly share: string };

/** Installs it below `folder`; every user may run it. */
export async function installAnotherPostgres(folder: string): Promise<AnotherPostgres> {
  const packaged = await findPackagedBinaries();
  await linkLibraries(packaged);
  const version = otherVersion(packaged.version);
  const programs = join(folder, 'bin');
  await mkdir(programs, { recursive: true });
  for (const name of ['postgres', 'initdb']) {
    const program = join(programs, name);
    await writeFile(program, replaceAll(await readFile(join(packaged.programs, name)), packaged.version, version));
    await chmod(program, 0o755);
    // A changed program runs on macOS only when it is signed again.
    if (process.platform === 'darwin') await promisify(execFile)('codesign', ['--force', '--sign', '-', program]);
  }
  await symlink(join(packaged.folder, 'lib'), join(folder, 'lib'));
  await symlink(join(packaged.folder, 'share'), join(folder, 'share'));
  return { programs, version, share: join(folder, 'share') };
}

/** Leaves programs of which `postgres` ends at once when it is given a database. */
export async function breakServer({ programs, version }: AnotherPostgres): Promise<void> {
  const program = join(programs, 'postgres');
  await rm(program);
  const script = `#!/bin/sh
case "$1" in --version | -V) echo "postgres (PostgreSQL) ${version}"; exit 0 ;; esac
echo broken >&2
exit 3
`;
  await writeFile(program, script, { mode: 0o755 });
}

function replaceAll(bytes: Buffer, from: string, to: string): Buffer {
  const replaced = Buffer.from(bytes);
  for (let at = replaced.indexOf(from); at >= 0; at = replaced.indexOf(from, at)) replaced.write(to, at, 'latin1');
  return replaced;
}
