/**
 * The product at an earlier commit, built, beside the present one: an improvement is measured in the same run as its
 * baseline.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Orderable } from '#test/support/an-order.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const KEPT = join(ROOT, '.cache', 'bench', 'commits');

export type EarlierCommit = { readonly folder: string; readonly name: string };

/**
 * Unpacks and builds `ref`; a second run reuses the build. It runs with the present packages, or with its own when its
 * lockfile differs.
 *
 * @returns null, after printing the reason, when the repository's history does not have it or it cannot be built
 */
export async function buildEarlierCommit(ref: string): Promise<EarlierCommit | null> {
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (commit === null) {
    console.log(`  The commit ${ref} is not in the history here: nothing to compare with.`);
    return null;
  }
  const folder = join(KEPT, commit);
  const name = commit.slice(0, 7);
  if (existsSync(folder)) return { folder, name };
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const archive = spawn('git', ['archive', commit], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const unpack = spawn('tar', ['-x', '-C', unfinished], { stdio: [archive.stdout, 'inherit', 'inherit'] });
  const [code] = await once(unpack, 'exit');
  const hasOurPackages = (await git('diff', '--quiet', commit, '--', 'package-lock.json')) !== null;
  if (hasOurPackages) await symlink(join(ROOT, 'node_modules'), join(unfinished, 'node_modules'));
  console.log(`  Building the commit ${name} …`);
  if (code !== 0 || !(await build(unfinished))) {
    console.log(`  The commit ${name} could not be built: nothing to compare with.`);
    return null;
  }
  await rename(unfinished, folder);
  return { folder, name };
}

/** The statements of an order at that commit, counted by its own code on the database of its shop. */
export async function countEarlierStatements(
  { folder }: EarlierCommit,
  databaseUrl: string,
  dishes: readonly Orderable[],
): Promise<number> {
  const program = `const { recordOrder } = await import('${pathToFileURL(join(folder, 'bench', 'record-order.ts'))}');
    const { statements } = await recordOrder('${databaseUrl}', ${JSON.stringify(dishes)}); console.log(statements.length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
  });
  return Number(stdout.trim().split('\n').at(-1));
}

async function git(...words: readonly string[]): Promise<string | null> {
  return promisify(execFile)('git', words, { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

async function build(folder: string): Promise<boolean> {
  const [install, builder] = ['install.mjs', 'build.mjs'].map((name) =>
    pathToFileURL(join(folder, 'scripts', 'bootstrap', name)),
  );
  const program = `const { install } = await import('${install}'); const { build } = await import('${builder}');
    process.exitCode = (await install()) ? await build() : 1;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}
