// Builds the browser's files and the worker, only when one of their sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPinnedNode, findTool, projectEnvironment, ROOT } from './project.mjs';
import { run } from './run.mjs';

const STAMP = join(ROOT, 'dist', '.built-from');
const WORKER = join(ROOT, 'dist', 'server', 'worker.js');
const BUILT_FROM = [
  'src',
  'public',
  'scripts/write-route-trees.ts',
  'scripts/write-staff-icons.ts',
  'vite.config.ts',
  'tsr.config.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Exit code of the build; 0 without building when the last build had the same sources. */
export async function buildWhenStale() {
  if (!existsSync(join(ROOT, 'vite.config.ts'))) return 0;
  const sources = fingerprint();
  if (existsSync(WORKER) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return 0;
  console.log('Construiesc aplicația…');
  return build(sources);
}

export async function build(sources = fingerprint()) {
  rmSync(STAMP, { force: true });
  const vite = findTool('vite', 'vite');
  // The bundler's output is for developers; the owner sees it only when the build fails.
  const code = await run(findPinnedNode(), [vite, 'build', '--logLevel', 'warn'], {
    env: { ...projectEnvironment(), NODE_ENV: 'production' },
  });
  if (code === 0) writeFileSync(STAMP, sources);
  return code;
}

/** Hashes contents, not dates: a fresh clone, a switched branch and a touched file are judged correctly. */
function fingerprint() {
  const hash = createHash('sha256');
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
  // The build itself writes route trees and icons; tests are not shipped.
  if (/\.gen\.tsx?$/.test(path) || path.includes('.test.')) return;
  hash.update(`${path}\0${stat.size}\0`).update(readFileSync(full));
}
