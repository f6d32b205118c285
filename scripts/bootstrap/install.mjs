// Makes node_modules match the lockfile. Does not rely on install scripts: npm 11 asks before it runs them.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPinnedNode, isSupportedPlatform, machineEnvironment, NODE_MODULES, ROOT } from './project.mjs';
import { run } from './run.mjs';

const STAMP = join(NODE_MODULES, '.installed-lockfile');
const OLDEST_NODE = 20;

/** Installs when needed; `false`, after printing a sentence, when the machine cannot run the project. */
export async function install() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    return refuse(`Node ${process.versions.node} este prea vechi: instalează Node ${OLDEST_NODE} sau mai nou.`);
  if (!isSupportedPlatform()) {
    return refuse(`Sistemul ${process.platform}-${process.arch} nu este susținut (doar Linux și macOS, x64 și arm64).`);
  }
  const wanted = fingerprint();
  if (readText(STAMP) === wanted && findPinnedNode() !== null) return true;
  if (installedByHand() && findPinnedNode() !== null) return stamp(wanted);

  console.log('Instalez pachetele (o singură dată, câteva minute cel mult)…');
  rmSync(STAMP, { force: true });
  // `npm ci` refuses a lockfile without the binaries of other platforms; `complete-lockfile.mjs` adds them.
  const code = await npm('ci');
  if (code !== 0) return refuse(`Instalarea nu a reușit (npm ci, cod ${code}). Verifică rețeaua și pornește din nou.`);
  if (findPinnedNode() === null)
    return refuse('Pachetul cu Node nu s-a instalat. Șterge node_modules și pornește din nou.');
  return stamp(wanted);
}

/** Includes development tools, which build the shop; package scripts are not run, because none is needed. */
function npm(command) {
  const options = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  return run('npm', [command, ...options], { env: machineEnvironment() });
}

function fingerprint() {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** True when npm has been run by hand: its own record of what it installed has the lockfile's versions. */
function installedByHand() {
  const record = readText(join(NODE_MODULES, '.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (entry.optional && !installed[path]) || installed[path]?.version === entry.version,
  );
}

function stamp(fingerprint) {
  writeFileSync(STAMP, fingerprint);
  return true;
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function refuse(sentence) {
  console.error(sentence);
  return false;
}
