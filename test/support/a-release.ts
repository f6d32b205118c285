/** A release of this commit for this machine, signed by a key of its own, and other versions made from it; served by http. */
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256Of, signBytes } from '../../scripts/release/signature.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const PLATFORM = `${process.platform}-${process.arch}`;

export type Release = {
  /** The folder with archives, sums and install.sh, as it would be published. */
  readonly folder: string;
  /** Of this commit. */
  readonly version: string;
  /** Makes another version of the same program after `change` of its unpacked folder, and calls it the latest. */
  readonly publish: (version: string, change: (home: string) => void, key?: KeyObject) => void;
};

/** Takes about a minute and 1 GB in `folder`; the commit must be clean, as for every release. */
export function makeRelease(folder: string): Release {
  const { privateKey } = generateKeyPairSync('ed25519');
  const keyFile = join(folder, 'key.pem');
  const out = join(folder, 'published');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const args = ['scripts/release/make-release.ts', '--key', keyFile, '--platform', PLATFORM, '--out', out];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  const version = readFileSync(join(out, 'latest'), 'utf8').trim();
  const unpacked = join(folder, `pofta-${version}-${PLATFORM}`);
  execFileSync('tar', ['-xzf', join(out, archiveOf(version)), '-C', folder, '--no-same-owner']);
  return {
    folder: out,
    version,
    publish(next, change, key = privateKey) {
      const name = `pofta-${next}-${PLATFORM}`;
      const home = join(folder, name);
      cpSync(unpacked, home, { recursive: true, verbatimSymlinks: true });
      const facts = JSON.parse(readFileSync(join(home, 'release.json'), 'utf8'));
      writeFileSync(join(home, 'release.json'), JSON.stringify({ ...facts, version: next }));
      change(home);
      execFileSync('tar', ['--use-compress-program=gzip -1', '-cf', join(out, archiveOf(next)), '-C', folder, name]);
      rmSync(home, { recursive: true });
      const sums = Buffer.from(`${sha256Of(readFileSync(join(out, archiveOf(next))))}  ${archiveOf(next)}\n`);
      writeFileSync(join(out, `pofta-${next}.sums`), sums);
      writeFileSync(join(out, `pofta-${next}.sums.sig`), signBytes(sums, key));
      writeFileSync(join(out, 'latest'), `${next}\n`);
    },
  };
}

export function archiveOf(version: string): string {
  return `pofta-${version}-${PLATFORM}.tar.gz`;
}

export type ReleaseServer = AsyncDisposable & {
  readonly address: string;
  /** Archives end in the middle from now on. */
  readonly tearArchives: (isTorn: boolean) => void;
};

export async function serveRelease(folder: string): Promise<ReleaseServer> {
  let isTorn = false;
  const server = createServer((request, response) => {
    try {
      const bytes = readFileSync(join(folder, request.url?.replace(/[^\w.-]/g, '') ?? ''));
      response.setHeader('Content-Length', bytes.length);
      if (!isTorn || !request.url?.endsWith('.gz')) return response.end(bytes);
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
    } catch {
      response.writeHead(404).end();
    }
    return response;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tearArchives: (torn) => {
      isTorn = torn;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
