/**
 * `npm run release`: makes the archives of the committed version, with sums, a signature, the list of parts and install.sh.
 * Two runs of one commit with one public key make equal bytes; `--prove` shows it.
 *
 *   --key FILE           the Ed25519 key that signs (PEM); its public half goes into archives and install.sh
 *   --public-key FILE    instead of it, to build a release again without signing it
 *   --platform NAME      only that one; may be repeated
 *   --from ADDRESS       where the files will lie, for install.sh and `pofta update`
 *   --out FOLDER         `release` by default
 *
 * @see docs/decisions/0292-a-release-is-one-archive.md
 */
import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { listArchiveFiles } from './archive-files.ts';
import { writeLauncher } from './launcher.ts';
import { type Lockfile, PLATFORMS, type Platform, packagesOf } from './platforms.ts';
import { proveEqualBytes } from './prove-equal-bytes.ts';
import { describeParts, readBundled } from './sbom.ts';
import { type ReleaseKeys, readKeys, sha256Of, signBytes, toPem } from './signature.ts';
import { type TarEntry, writeTar } from './tar.ts';

const MOST_BYTES = 150_000_000;
const NODE_PACKAGE = /^node-(?:bin-)?(?:linux|darwin)-/;

const { values } = parseArgs({
  options: {
    key: { type: 'string' },
    'public-key': { type: 'string' },
    platform: { type: 'string', multiple: true, default: [...PLATFORMS] },
    from: { type: 'string', default: '' },
    out: { type: 'string', default: 'release' },
    prove: { type: 'boolean', default: false },
  },
});
const platforms = values.platform.map(parsePlatform);
const keys = readKeys({
  ...(values.key !== undefined && { key: values.key }),
  ...(values['public-key'] !== undefined && { publicKey: values['public-key'] }),
});
if (git('status', '--porcelain') !== '')
  throw new Error('A release is made of a commit: commit or remove what is changed.');
const commit = git('rev-parse', 'HEAD');
const seconds = Number(git('log', '-1', '--format=%ct'));
const lockfile = readJson('package-lock.json') as Lockfile;
const { version } = readJson('package.json') as { readonly version: string };

mkdirSync(values.out, { recursive: true });
const made: string[] = [];
for (const platform of platforms) made.push(await makeArchive(platform));
made.push(writeParts(), writeInstaller());
const sums = Buffer.from(made.map((name) => `${sha256Of(read(name))}  ${name}\n`).join(''));
const sumsName = `pofta-${version}.sums`;
write(sumsName, sums);
write('latest', `${version}\n`);
if (keys.privateKey !== null) write(`${sumsName}.sig`, signBytes(sums, keys.privateKey));
process.stdout.write(sums);
console.log(`${keys.privateKey === null ? 'Not signed' : 'Signed'}: ${join(values.out, sumsName)}`);
if (values.prove) proveEqualBytes({ commit, platform: platforms[0] ?? 'linux-x64', keys, from: values.from, sums });

async function makeArchive(platform: Platform): Promise<string> {
  const root = `pofta-${version}-${platform}`;
  const nodePackage = packagesOf(platform, lockfile).find(({ name }) => NODE_PACKAGE.test(name));
  if (nodePackage === undefined) throw new Error(`package-lock.json has no Node for ${platform}`);
  const facts = { version, commit, platform, madeAt: new Date(seconds * 1000).toISOString(), from: values.from };
  const entries: readonly TarEntry[] = [
    ...listArchiveFiles(platform, lockfile),
    textFile('bin/pofta', await writeLauncher(nodePackage.folder), true),
    textFile('release.json', `${JSON.stringify(facts, null, 2)}\n`),
    textFile('release-key.pem', toPem(keys.publicKey)),
    textFile('install.sh', composeInstaller(keys), true),
  ];
  const name = `${root}.tar.gz`;
  const path = join(values.out, name);
  const inRoot = entries.map((entry) => ({ ...entry, path: `${root}/${entry.path}` }));
  await pipeline(Readable.from(writeTar(inRoot, seconds)), createGzip({ level: 9 }), createWriteStream(path));
  const size = readFileSync(path).length;
  if (size > MOST_BYTES) throw new Error(`${name} has ${size} bytes, more than ${MOST_BYTES}`);
  console.log(`${name}: ${Math.ceil(size / 1_000_000)} MB, ${entries.length} files`);
  return name;
}

function textFile(path: string, text: string, isProgram = false): TarEntry {
  return { kind: 'file', path, bytes: Buffer.from(text), isProgram };
}

function writeParts(): string {
  const packages = platforms.flatMap((platform) => packagesOf(platform, lockfile));
  const bundled = readBundled(readFileSync(join('dist', 'client', 'licente.txt'), 'utf8'));
  const name = `pofta-${version}.cdx.json`;
  write(name, `${JSON.stringify(describeParts({ version, seconds, packages, bundled, lockfile }), null, 2)}\n`);
  return name;
}

/** The one of the repository names no key and no place: only a release knows them. */
function composeInstaller({ publicKey }: ReleaseKeys): string {
  return readFileSync('install.sh', 'utf8')
    .replace(/^FROM=''$/m, () => `FROM='${values.from}'`)
    .replace(/^KEY=''$/m, () => `KEY='${toPem(publicKey).trim()}'`);
}

function writeInstaller(): string {
  write('install.sh', composeInstaller(keys));
  return 'install.sh';
}

function write(name: string, content: string | Buffer): void {
  writeFileSync(join(values.out, name), content);
}

function read(name: string): Buffer {
  return readFileSync(join(values.out, name));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function parsePlatform(name: string): Platform {
  const platform = PLATFORMS.find((one) => one === name);
  if (platform === undefined) throw new Error(`--platform ${name}: one of ${PLATFORMS.join(', ')}`);
  return platform;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
