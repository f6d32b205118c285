// Builds the browser's files and the worker, only when one of their sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from './lock.mjs';
import { freeMemory } from './memory.mjs';
import { findPinnedNode, findTool, projectEnvironment, ROOT } from './project.mjs';
import { run } from './run.mjs';

const GIB = 1024 ** 3;
const STAMP = join(ROOT, 'dist', '.built-from');
const WORKER = join(ROOT, 'dist', 'server', 'worker.js');
const BUILT_FROM = [
  'src',
  'public',
  // The build's own steps; what is in folders of `scripts` does not change what is built.
  ...readdirSync(join(ROOT, 'scripts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `scripts/${name}`),
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** What the build needs at its peak, with some reserve (docs/operations.md, "A small machine"). */
const NEEDED_BYTES = 2 * GIB;
/** The exit code of a process that the system kills (SIGKILL), as it does when memory runs out. */
const KILLED = 137;

/** Exit code of the build; 0 without building when the last build had the same sources. */
export async function buildWhenStale() {
  if (!existsSync(join(ROOT, 'vite.config.ts'))) return 0;
  const sources = fingerprint();
  if (isBuilt(sources)) return 0;
  return inTurn(async () => {
    // Another process may have built the same sources meanwhile.
    if (isBuilt(sources)) return 0;
    console.log('Construiesc aplicația…');
    return writeBuild(sources);
  });
}

export function build() {
  return inTurn(() => writeBuild(fingerprint()));
}

function isBuilt(sources) {
  return existsSync(WORKER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
}

async function writeBuild(sources) {
  rmSync(STAMP, { force: true });
  const free = freeMemory();
  if (free < NEEDED_BYTES) {
    const there = (free / GIB).toLocaleString('ro', { maximumFractionDigits: 1 });
    console.log(
      `Construirea are nevoie de 2 GB de memorie liberă, iar aici sunt ${there} GB: poate fi oprită de sistem.`,
    );
  }
  const vite = findTool('vite', 'vite');
  // The bundler's output is for developers; the owner sees it only when the build fails.
  const code = await run(findPinnedNode(), [vite, 'build', '--logLevel', 'warn'], {
    env: {
      ...projectEnvironment(),
      NODE_ENV: 'production',
      // The bundler's allocator and the C library keep what was freed: given back, the peak is 250 MB lower.
      MIMALLOC_PURGE_DELAY: process.env.MIMALLOC_PURGE_DELAY ?? '0',
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    },
  });
  if (code === 0) writeFileSync(STAMP, sources);
  if (code === KILLED) {
    console.error(
      'Construirea a fost oprită de sistem, de obicei pentru că memoria nu ajunge: are nevoie de 2 GB. ' +
        'Oprește alte programe, adaugă memorie sau swap și pornește din nou.',
    );
  }
  return code;
}

/** Hashes contents, not dates: a fresh clone, a switched branch and a touched file are judged correctly. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.REACT_WHOLE ?? '');
  for (const path of BUILT_FROM) addToHash(hash, path);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const full = join(ROOT, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, join(path, name));
    return;
  }
  // The build itself writes the icons; tests are not shipped.
  if (/\.gen\.tsx?$/.test(path) || path.includes('.test.')) return;
  hash.update(`${path}\0${stat.size}\0`).update(readFileSync(full));
}
