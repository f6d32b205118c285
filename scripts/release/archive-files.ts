/** What an archive holds: the built program, its sources that run unbuilt, and the packages of one platform. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lockfile, type Platform, packagesOf, type ShippedPackage } from './platforms.ts';
import { matchesIntegrity } from './signature.ts';
import type { TarEntry } from './tar.ts';

/** Of the repository: what the processes that are not bundled run and read. */
const OWN_PATHS = [
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'db',
  'deploy/Caddyfile',
  'deploy/pofta.service',
  'package.json',
  'src/contract',
  'src/domain',
  'src/server',
];
/** Tests, and documents about the sources. */
const OWN_LEFT_OUT = /\.test\.tsx?$|\/README\.md$/;
/** Of packages: types, sources, maps, libraries for linking; of Node also its headers and manuals. */
const PACKAGE_LEFT_OUT =
  /\.(?:map|[cm]?ts|a|h|cc)$|\/pkgconfig\/|^node_modules\/node-[^/]+\/(?:include|share|README\.md|CHANGELOG\.md)/;
/** npm keeps no mode that could be relied on: programs of packages are told by their folder. */
const PROGRAM = /\/bin\/[^/.]+$/;

/** The packages that npm was not asked to install here are fetched into it, as npm packs them. */
const FETCHED = join('.cache', 'release-packages');

/** Every file below the archive's own folder, except those that are written for the archive. */
export function listArchiveFiles(platform: Platform, lockfile: Lockfile): readonly TarEntry[] {
  const packages = packagesOf(platform, lockfile);
  return [
    ...ownFiles().map((path) => fileAt(path)),
    ...readFolder('dist')
      .filter((path) => path !== 'dist/.built-from')
      .map((path) => fileAt(path)),
    ...packages.flatMap(filesOfPackage),
  ];
}

function ownFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...OWN_PATHS], { encoding: 'utf8' });
  return listed.split('\0').filter((path) => path !== '' && !OWN_LEFT_OUT.test(path));
}

function fileAt(path: string, from = path): TarEntry {
  return { kind: 'file', path, bytes: readFileSync(from), isProgram: PROGRAM.test(path) };
}

function filesOfPackage(one: ShippedPackage): readonly TarEntry[] {
  const folder = existsSync(one.folder) ? one.folder : fetchPackage(one);
  const nested = join(folder, 'node_modules');
  const files = readFolder(folder)
    .filter((path) => !path.startsWith(`${nested}/`))
    .map((path) => ({ from: path, path: `${one.folder}${path.slice(folder.length)}` }))
    .filter(({ path }) => !PACKAGE_LEFT_OUT.test(path));
  return [...files.map(({ path, from }) => fileAt(path, from)), ...linksOfPackage(one, folder)];
}

/** npm packages cannot contain links; a start cannot make them where the program's folder belongs to root. */
function linksOfPackage({ folder }: ShippedPackage, from: string): readonly TarEntry[] {
  const list = join(from, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  return links.map(({ source, target }) => ({
    kind: 'link',
    path: `${folder}/${target}`,
    target: source.slice(source.lastIndexOf('/') + 1),
  }));
}

/** Regular files only, below `folder`, as paths with it in front. */
function readFolder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function fetchPackage({ name, version, integrity }: ShippedPackage): string {
  const folder = join(FETCHED, `${name.replace('/', '+')}-${version}`);
  const unpacked = join(folder, 'package');
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(folder, { recursive: true });
  const said = execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [packed] = JSON.parse(said) as readonly { readonly filename: string }[];
  const file = join(folder, packed?.filename.replace('@', '').replace('/', '-') ?? '');
  if (integrity === undefined || !matchesIntegrity(readFileSync(file), integrity)) {
    throw new Error(`${name}@${version}: the registry's file is not the one of package-lock.json`);
  }
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  return unpacked;
}
