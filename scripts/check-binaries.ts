// Compares the binaries that are shipped with the lockfile, with what is installed and with the table in docs/security.md.
// `--write` writes the table. `--ask-registry` asks the npm registry whether one should have been renewed by now.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawBinariesTable,
  judgeRenewal,
  type Published,
  RENEWED_WITHIN_DAYS,
  SHIPPED_BINARIES,
  type ShippedBinary,
} from './shipped-binaries.ts';

const PAGE = 'docs/security.md';
const TABLE = /(<!-- generated: binaries -->\n)(?:\|.*\n)*/;

type Lockfile = { readonly packages: Readonly<Record<string, { readonly version?: string }>> };

const read = (path: string) => readFileSync(path, 'utf8');
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile;

if (process.argv.includes('--write')) {
  writeFileSync(
    PAGE,
    read(PAGE).replace(TABLE, (_all, mark: string) => `${mark}${drawBinariesTable()}`),
  );
}
const troubles = [...SHIPPED_BINARIES.flatMap(compareWithInstalled), ...comparePage()];
if (process.argv.includes('--ask-registry')) troubles.push(...SHIPPED_BINARIES.flatMap(askRegistry));
for (const trouble of troubles) console.error(trouble);
process.exitCode = troubles.length === 0 ? 0 : 1;

function compareWithInstalled(binary: ShippedBinary): readonly string[] {
  const locked = binary.packages
    .filter((name) => lockfile.packages[`node_modules/${name}`]?.version !== binary.packageVersion)
    .map(
      (name) =>
        `scripts/shipped-binaries.ts: package-lock.json has another version of ${name} than ${binary.packageVersion}`,
    );
  const installed = binary.packages.map((name) => join('node_modules', name)).filter((path) => existsSync(path));
  return [
    ...locked,
    ...installed
      .map((path) => readShipped(binary, path))
      .filter((found) => found !== binary.version)
      .map((found) => `scripts/shipped-binaries.ts: ${binary.name} ${binary.version} is ${found} in node_modules`),
  ];
}

/** What the installed package itself says that it brings. */
function readShipped({ name }: ShippedBinary, path: string): string {
  if (name === 'libvips') return (JSON.parse(read(join(path, 'versions.json'))) as { readonly vips: string }).vips;
  const { version } = JSON.parse(read(join(path, 'package.json'))) as { readonly version: string };
  // Packages of PostgreSQL have its two numbers before their own.
  return name === 'PostgreSQL' ? version.split('.').slice(0, 2).join('.') : version;
}

function comparePage(): readonly string[] {
  const [found] = TABLE.exec(read(PAGE)) ?? [];
  const expected = `<!-- generated: binaries -->\n${drawBinariesTable()}`;
  return found === expected
    ? []
    : [`${PAGE}: the table of binaries is not that of scripts/shipped-binaries.ts; run it with --write`];
}

function askRegistry(binary: ShippedBinary): readonly string[] {
  const published = binary.packages.map(
    (name) => JSON.parse(execFileSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8' })) as Published,
  );
  const { newer, isLate, isLeftBehind } = judgeRenewal(binary, published, Date.now());
  const has = newer === null ? 'nothing newer can be had' : `${newer} can be had`;
  console.log(`${binary.name} ${binary.version} (${binary.released}): ${has}`);
  if (isLeftBehind) {
    console.log(
      `  A release of ${binary.name} has been missing for ${RENEWED_WITHIN_DAYS} days: look for another source, and tell operators to install their system's own.`,
    );
  }
  return isLate
    ? [`${binary.name}: something newer has been there for more than ${RENEWED_WITHIN_DAYS} days (SECURITY.md)`]
    : [];
}
