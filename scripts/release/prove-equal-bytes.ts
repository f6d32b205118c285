/** Builds a commit a second time in another folder, and compares the archive of one platform byte by byte. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Platform } from './platforms.ts';
import { type ReleaseKeys, toPem } from './signature.ts';

export type ProofOf = {
  readonly commit: string;
  readonly platform: Platform;
  readonly keys: ReleaseKeys;
  readonly from: string;
  /** Of the release that was made here. */
  readonly sums: Buffer;
};

/** @throws Error naming the archive when its bytes differ */
export function proveEqualBytes({ commit, platform, keys, from, sums }: ProofOf): void {
  const folder = mkdtempSync(join(tmpdir(), 'pofta-again-'));
  try {
    const copy = join(folder, 'another folder');
    run('git', ['clone', '--quiet', '--shared', '--no-checkout', resolve('.'), copy], '.');
    run('git', ['checkout', '--quiet', commit], copy);
    // The installed packages are the same by the lockfile; only the product is built again.
    cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    const key = join(folder, 'key.pem');
    writeFileSync(key, toPem(keys.publicKey));
    const out = join(folder, 'release');
    const args = ['scripts/release.mjs', '--public-key', key, '--platform', platform, '--from', from, '--out', out];
    run(process.execPath, args, copy);
    const version = readFileSync(join(out, 'latest'), 'utf8').trim();
    const archive = new RegExp(`^[0-9a-f]{64}  \\S+-${platform}\\.tar\\.gz$`, 'm');
    const here = archive.exec(sums.toString())?.[0];
    const there = archive.exec(readFileSync(join(out, `pofta-${version}.sums`), 'utf8'))?.[0];
    if (here === undefined || here !== there) throw new Error(`Two builds of ${commit} differ:\n${here}\n${there}`);
    console.log(`Built again in another folder with equal bytes: ${here}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: 'inherit' });
}
