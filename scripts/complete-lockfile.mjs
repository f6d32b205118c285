// `node scripts/complete-lockfile.mjs [--check]`: run it after `npm install` has changed the lockfile.
//
// npm leaves a platform's package out of the lockfile when the registry in use does not have it, and then `npm ci`
// refuses the lockfile on every platform. This script writes the entries that npm would have written, except for the
// checksum.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bootstrap/project.mjs';

const PATH = join(ROOT, 'package-lock.json');
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lockfile = JSON.parse(readFileSync(PATH, 'utf8'));
const missing = Object.entries(lockfile.packages).flatMap(([path, entry]) => listMissing(path, entry));

if (process.argv.includes('--check')) {
  for (const { name, version } of missing) console.error(`package-lock.json lacks ${name}@${version}`);
  if (missing.length > 0) console.error('Run: node scripts/complete-lockfile.mjs');
  process.exitCode = missing.length === 0 ? 0 : 1;
} else if (missing.length > 0) {
  for (const { path, name, version, isDev } of missing) {
    const top = `node_modules/${name}`;
    const taken = lockfile.packages[top];
    if (taken?.version === version) continue;
    const place = taken === undefined ? top : `${path}/${top}`;
    lockfile.packages[place] = { version, ...readPlatform(name), ...(isDev ? { dev: true } : {}), optional: true };
  }
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(PATH, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} entries added`);
}

/** The optional packages of `entry` that are missing from the lockfile at every place where Node looks for them. */
function listMissing(path, entry) {
  return Object.entries(entry.optionalDependencies ?? {})
    .filter(([name, version]) => /^\d/.test(version) && !isPresent(path, name))
    .map(([name, version]) => ({ path, name, version, isDev: entry.dev === true }));
}

function isPresent(path, name) {
  const places = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...places.map((place) => `${place}/`)].some(
    (place) => `${place}node_modules/${name}` in lockfile.packages,
  );
}

/** Packages for one platform are named after it: `core-linux-arm-gnueabihf`. */
function readPlatform(name) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}
