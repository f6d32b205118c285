// Makes node_modules match the lockfile. Does not rely on install scripts: npm 11 asks before it runs them.
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTurn } from './lock.mjs';
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
  return isInstalled(wanted) || inTurn(() => installOnce(wanted));
}

function isInstalled(wanted) {
  return readText(STAMP) === wanted && findPinnedNode() !== null;
}

/** Another process may have installed while this one waited for its turn. */
async function installOnce(wanted) {
  if (isInstalled(wanted)) return true;
  const locked = [ROOT, NODE_MODULES].find(isLockedForUs);
  if (locked !== undefined) {
    return refuse(
      `Utilizatorul care pornește Poftă nu are voie să scrie în ${locked}, unde se instalează pachetele. ` +
        'Dă-i tot folderul (chown -R) sau pornește cu utilizatorul căruia îi aparține.',
    );
  }
  if (installedByHand() && findPinnedNode() !== null) return stamp(wanted);

  console.log('Instalez pachetele (o singură dată, câteva minute cel mult)…');
  rmSync(STAMP, { force: true });
  // `npm ci` refuses a lockfile without the binaries of other platforms; `complete-lockfile.mjs` adds them.
  const { code, told } = await npm('ci');
  if (code !== 0) return refuse(`Instalarea nu a reușit (npm ci, cod ${code}). ${explain(told)}`);
  if (findPinnedNode() === null)
    return refuse('Pachetul cu Node nu s-a instalat. Șterge node_modules și pornește din nou.');
  return stamp(wanted);
}

/** False for what does not exist yet. */
function isLockedForUs(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    return error.code !== 'ENOENT';
  }
}

/**
 * What to do about npm's error, found in its log: its terminal shows progress, so its output cannot be read meanwhile.
 * Exported for tests.
 */
export function explain(told) {
  if (/\b(?:EACCES|EPERM|EROFS)\b/.test(told))
    return 'Utilizatorul care pornește Poftă nu are voie să scrie în fișierul numit mai sus: dă-i-l (chown) și pornește din nou.';
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(told)) return 'Discul este plin: eliberează spațiu și pornește din nou.';
  if (/\b(?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|E5\d\d)\b/.test(told))
    return 'Verifică rețeaua și pornește din nou.';
  return 'Motivul este mai sus.';
}

/**
 * Includes development tools, which build the shop; package scripts are not run, because none is needed. Resolves to
 * the exit code and the errors of npm's log.
 */
async function npm(command) {
  const logs = mkdtempSync(join(tmpdir(), 'pofta-npm-'));
  const options = [
    `--logs-dir=${logs}`,
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  try {
    const code = await run('npm', [command, ...options], { env: machineEnvironment() });
    const lines = readdirSync(logs).flatMap((name) => readFileSync(join(logs, name), 'utf8').split('\n'));
    return { code, told: lines.filter((line) => /^\d+ error /.test(line)).join('\n') };
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
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
