/**
 * What the built product carries: the packages it needs at run time, and the licences of everything of others in it. That
 * the shop answers with the licences is asked of the shop that heads.shop.test.ts starts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SERVER = join(ROOT, 'dist', 'server');
const read = (path: string) => readFileSync(path, 'utf8');

/** What runs from its sources: the processes of `npm start`, and the programs that they and the workers start. */
const PROGRAMS = [
  'main.ts',
  'prepare.ts',
  'backup.ts',
  'restore.ts',
  'features/menu-import/menu-thread.ts',
  'platform/images/draw-pictures.ts',
].map((path) => join(ROOT, 'src', 'server', path));
const ALIASES = /^#(?=(?:domain|contract|server|web)\/)/;

/** Asked for only where it is installed. */
const NEVER_INSTALLED = ['pg-native'];

const filesBelow = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => join(folder, path));

/** The modules that a file imports when it runs; imports of types are gone by then. */
function importsOf(file: string): readonly string[] {
  const code = read(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literalIn(code.slice(start, end))),
    // As the bundler writes CommonJS that stays outside.
    ...[...code.matchAll(/\b__require\("([^"]+)"\)/g)].map(([, name = '']) => name),
  ];
}

function literalIn(argument: string): readonly string[] {
  const text = /^(['"`])([^$]*)\1$/.exec(argument)?.[2];
  return text === undefined ? [] : [text];
}

function fileOf(imported: string, importer: string): string | null {
  if (imported.startsWith('.')) return join(dirname(importer), imported);
  return ALIASES.test(imported) ? join(ROOT, 'src', imported.replace(ALIASES, '')) : null;
}

function packageOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Each package that runs unbundled, with the first file that imports it. */
function packagesAtRunTime(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const open = [...PROGRAMS, ...filesBelow(SERVER, /\.js$/)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const imported of importsOf(file)) {
      if (isBuiltin(imported)) continue;
      const path = fileOf(imported, file);
      if (path !== null) open.push(path);
      else found.set(packageOf(imported), relative(ROOT, file));
    }
  }
  return found;
}

test('what the product imports at run time is installed with it, and what is only built is not', () => {
  const found = packagesAtRunTime();
  for (const name of NEVER_INSTALLED) expect(found.has(name)).toBe(true);
  const needed = [...found].filter(([name]) => !NEVER_INSTALLED.includes(name)).toSorted();
  const { dependencies } = JSON.parse(read(join(ROOT, 'package.json')));
  const declared = Object.keys(dependencies).map((name) => [name, found.get(name) ?? 'imported by no program']);
  expect(declared.toSorted()).toEqual(needed);
});

const licences = read(join(ROOT, 'dist', 'client', 'licente.txt'));
const title = ({ name, version, license }: { name: string; version: string; license: string }) =>
  `${name} ${version} (${license})`;

test('the licence of every package in the built server, and of every one that pages import, is told with its text', () => {
  // Above each module the bundler writes the path it was built from.
  const builtFrom = filesBelow(SERVER, /\.js$/).flatMap((file) =>
    [...read(file).matchAll(/^\/\/ (node_modules\/(?:\S*\/node_modules\/)?(?:@[^/\s]+\/)?[^/\s]+)\//gm)].map(
      ([, folder = '']) => folder,
    ),
  );
  expect(new Set(builtFrom).size).toBeGreaterThan(100);
  const imported = filesBelow(join(ROOT, 'src', 'web'), /\.tsx?$/)
    .filter((file) => !/\.(?:test|gen)\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file).filter((name) => !isBuiltin(name) && fileOf(name, file) === null))
    .filter((name) => !name.startsWith('virtual:'))
    .map((name) => `node_modules/${packageOf(name)}`);
  expect(imported).toContain('node_modules/react');
  const letters = ['node_modules/@expo-google-fonts/figtree', 'node_modules/@expo-google-fonts/young-serif'];
  const missing = [...new Set([...builtFrom, ...imported, ...letters])].filter((folder) => {
    const told = licences.split(`\n${title(JSON.parse(read(join(ROOT, folder, 'package.json'))))}\n`)[1];
    return (
      told === undefined || !/copyright|permission|licen[cs]ed|spdx\.org/i.test(told.split('-'.repeat(80))[0] ?? '')
    );
  });
  expect(missing).toEqual([]);
});

test('typefaces, the library of pictures, the sender of notifications and the database are told by their licences', () => {
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  expect(licences).toContain('2022 The Figtree Project Authors');
  expect(licences).toContain('2023 The Young Serif Project Authors');
  expect(licences).toMatch(/libvips .*\(LGPL-3\.0/);
  expect(licences).toContain('web-push este sub MPL-2.0');
  expect(licences).toContain('PostgreSQL Global Development Group');
});

test('every package installed for run time is listed', () => {
  const { packages } = JSON.parse(read(join(ROOT, 'package-lock.json')));
  const beside = Object.entries<{ dev?: boolean }>(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true && existsSync(join(ROOT, path)))
    .map(([path]) => JSON.parse(read(join(ROOT, path, 'package.json'))));
  expect(beside.length).toBeGreaterThan(50);
  expect(beside.map(title).filter((line) => !licences.includes(`\n${line}\n`))).toEqual([]);
});
