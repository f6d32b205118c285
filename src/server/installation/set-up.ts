/** Makes a machine ready for the shop: user, folders, settings, unit, the command. A second run changes nothing. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { failureReason } from '../platform/failure-reason.ts';
import { isPortFree } from '../platform/is-port-free.ts';
import { finishChange, pointTo } from './change-version.ts';
import { InstallationError } from './installation-error.ts';
import { type Places, PROGRAM, versionOf } from './places.ts';
import { findShopGroup } from './run-as-shop.ts';
import type { Service } from './service.ts';
import { changeSettings, writeWhenDifferent } from './settings-file.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { REFUSALS, TELL } from './words.ts';

const FIRST_PORT = 3000;
const LAST_PORT = 3099;
const SETTINGS_HEAD = `# Setările magazinului; ${join('/opt/pofta/current', '.env.example')} le explică pe toate. După o schimbare: pofta restart
`;
const SHOP_USER = 'pofta';

export type SetUpOptions = {
  readonly places: Places;
  readonly service: Service;
  readonly say: (line: string) => void;
};

/** Sets up the version whose program runs, unless another one is current. Starts the shop. */
export async function setUp({ places, service, say }: SetUpOptions): Promise<void> {
  await finishChange({ places, service, say });
  const changes = [
    ensureFolder(places.settings),
    places.isSystem && ensureUser(places),
    ensureFolder(places.state),
    await ensureSettings(places),
    ensureLink(places),
    ensureCommand(places),
    places.isSystem && ensureUnit(places),
  ].filter(Boolean).length;
  if (!service.isRunning()) service.start();
  if (!(await waitUntilReady(places, service))) throw new InstallationError(REFUSALS.notOpened);
  say(TELL.installed(basename(PROGRAM), changes));
  if (changes === 0) return;
  if (existsSync(places.accounts)) say(TELL.accounts(places.accounts));
  say(TELL.next);
}

function ensureFolder(path: string): boolean {
  if (existsSync(path)) return false;
  mkdirSync(path, { recursive: true, mode: 0o755 });
  return true;
}

/** The data belong to a user who owns nothing else and cannot sign in. */
function ensureUser(places: Places): boolean {
  let isChanged = false;
  if (spawnSync('id', [SHOP_USER]).status !== 0) {
    const args = [
      '--system',
      '--home-dir',
      places.state,
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      SHOP_USER,
    ];
    const { status, stderr, error } = spawnSync('useradd', args, { encoding: 'utf8' });
    if (status !== 0) throw new InstallationError(REFUSALS.noUser(error?.message ?? stderr.trim()));
    isChanged = true;
  }
  const [uid = 0, gid = 0] = ['-u', '-g'].map((what) =>
    Number(execFileSync('id', [what, SHOP_USER], { encoding: 'utf8' })),
  );
  mkdirSync(places.state, { recursive: true });
  if (statSync(places.state).uid !== uid) {
    chownSync(places.state, uid, gid);
    chmodSync(places.state, 0o750);
    isChanged = true;
  }
  return isChanged;
}

/** `PORT` and `DEMO` of the installer's environment are taken over; the rest is changed in the file. */
async function ensureSettings(places: Places): Promise<boolean> {
  if (existsSync(places.settingsFile)) return false;
  writeWhenDifferent(places.settingsFile, SETTINGS_HEAD, 0o640);
  const settings = {
    DATA_DIR: places.data,
    PASSWORDS_FILE: places.accounts,
    HOST: '127.0.0.1',
    PORT: process.env.PORT ?? String(await findPort()),
    DEMO: process.env.DEMO ?? 'off',
    // New passwords are compared with those of known breaches: the first five digits of a hash are sent there.
    BREACHED_PASSWORDS_URL: 'https://api.pwnedpasswords.com/range/',
  };
  return changeSettings(places.settingsFile, settings, findShopGroup(places));
}

async function findPort(): Promise<number> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new InstallationError(REFUSALS.noPort);
}

function ensureLink(places: Places): boolean {
  if (versionOf(places.current) === basename(PROGRAM)) return false;
  pointTo(places.current, basename(PROGRAM));
  return true;
}

/** Follows the current version. */
function ensureCommand(places: Places): boolean {
  mkdirSync(dirname(places.command), { recursive: true });
  const text = `#!/bin/sh\nexec ${join(places.current, 'bin', 'pofta')} "$@"\n`;
  return writeWhenDifferent(
    places.command,
    places.isSystem ? text : text.replace('exec ', `POFTA_ROOT='${rootOf(places)}' exec `),
    0o755,
  );
}

function rootOf({ programs }: Places): string {
  return join(programs, '..', '..');
}

function ensureUnit(places: Places): boolean {
  const unit = readFileSync(join(PROGRAM, 'deploy', 'pofta.service'), 'utf8');
  if (!writeWhenDifferent(places.unit, unit)) return false;
  for (const args of [['daemon-reload'], ['enable', '--quiet', 'pofta']]) {
    try {
      execFileSync('systemctl', args, { stdio: 'pipe' });
    } catch (error) {
      // A machine that is only being made (a container, an image) has the unit for its first start.
      if (existsSync('/run/systemd/system'))
        throw new InstallationError(`systemctl ${args.join(' ')}: ${failureReason(error)}`);
    }
  }
  return true;
}
