/** Starts and stops the installed shop: by systemd, or as a process of its own where there is no systemd. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { InstallationError } from './installation-error.ts';
import type { Places } from './places.ts';
import { findShopUser } from './run-as-shop.ts';

const UNIT = 'pofta';
const STOPS_WITHIN_MS = 40_000;
const LOOK_EVERY_MS = 100;
/** A program that ends again and again will not open. */
const MOST_RESTARTS = 3;
const LOG_LINES = 200;

export type Service = {
  readonly isRunning: () => boolean;
  /** It ended by itself since it was last started. */
  readonly isFailing: () => boolean;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Starts the version that `current` leads to. */
  readonly restart: () => Promise<void>;
  /** Prints the last lines; with `isFollowed` also those to come. */
  readonly showLog: (isFollowed: boolean) => void;
  /** The last lines, for a report. */
  readonly readLog: () => string;
};

export function openService(places: Places): Service {
  return places.isSystem && existsSync('/run/systemd/system') ? systemdService() : ownProcess(places);
}

function systemdService(): Service {
  const ask = (...args: readonly string[]) => spawnSync('systemctl', args, { encoding: 'utf8' });
  const tell = (...args: readonly string[]) => {
    const { status, stderr } = ask(...args);
    if (status !== 0)
      throw new InstallationError(`systemd nu a reușit (systemctl ${args.join(' ')}): ${stderr.trim()}`);
  };
  const journal = (...args: readonly string[]) => ['--unit', UNIT, '--lines', String(LOG_LINES), '--no-pager', ...args];
  return {
    isRunning: () => ask('is-active', '--quiet', UNIT).status === 0,
    isFailing() {
      const { stdout } = ask('show', UNIT, '--property=NRestarts', '--value');
      return Number(stdout) >= MOST_RESTARTS;
    },
    start() {
      // A program that ended again and again is not started by itself any more.
      ask('reset-failed', UNIT);
      tell('start', UNIT);
    },
    stop: async () => tell('stop', UNIT),
    async restart() {
      ask('reset-failed', UNIT);
      tell('restart', UNIT);
    },
    showLog: (isFollowed) =>
      void spawnSync('journalctl', journal(...(isFollowed ? ['--follow'] : [])), { stdio: 'inherit' }),
    readLog: () => spawnSync('journalctl', journal('--output=cat'), { encoding: 'utf8' }).stdout,
  };
}

function ownProcess(places: Places): Service {
  const readPid = () => {
    const pid = existsSync(places.pidFile) ? Number(readFileSync(places.pidFile, 'utf8')) : Number.NaN;
    return Number.isInteger(pid) && isShop(pid) ? pid : null;
  };
  const start = () => {
    if (readPid() !== null) return;
    const log = openSync(places.log, 'a', 0o640);
    const child = spawn(join(places.current, 'bin', 'pofta'), ['serve'], {
      ...findShopUser(places),
      detached: true,
      stdio: ['ignore', log, log],
    });
    writeFileSync(places.pidFile, String(child.pid));
    child.unref();
  };
  const stop = async () => {
    const pid = readPid();
    if (pid === null) return;
    process.kill(pid, 'SIGTERM');
    for (const deadline = Date.now() + STOPS_WITHIN_MS; readPid() !== null; ) {
      if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
      await wait(LOOK_EVERY_MS);
    }
    rmSync(places.pidFile, { force: true });
  };
  const readLog = () =>
    existsSync(places.log) ? readFileSync(places.log, 'utf8').split('\n').slice(-LOG_LINES).join('\n') : '';
  return {
    isRunning: () => readPid() !== null,
    isFailing: () => existsSync(places.pidFile) && readPid() === null,
    start,
    stop,
    async restart() {
      await stop();
      start();
    },
    showLog(isFollowed) {
      if (isFollowed) execFileSync('tail', ['-n', String(LOG_LINES), '-f', places.log], { stdio: 'inherit' });
      else process.stdout.write(readLog());
    },
    readLog,
  };
}

/** Another program may have got the number since. */
function isShop(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const command = `/proc/${pid}/cmdline`;
    return !existsSync(command) || /main\.ts|bin\/pofta/.test(readFileSync(command, 'utf8'));
  } catch {
    return false;
  }
}
