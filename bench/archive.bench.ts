/** How long an archive of a release takes from its folder to the first page on an empty data folder, beside `npm start` in a clone. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { archiveOf, makeRelease } from '#test/support/a-release.ts';
import { freePort } from '#test/support/free-port.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { median } from './median.ts';
import { report } from './report.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ROUNDS = 3;
const MOST_SECONDS = 10;
const LOOK_EVERY_MS = 20;

await using folder = await temporaryFolder();
const release = makeRelease(folder.path);
const home = join(folder.path, 'unpacked');
await mkdir(home);
const unpacking = performance.now();
execFileSync('tar', [
  ...['-xzf', join(release.folder, archiveOf(release.version)), '-C', home],
  ...['--strip-components=1', '--no-same-owner'],
]);
const unpackedIn = (performance.now() - unpacking) / 1000;
const seconds: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  seconds.push(await firstPage(join(home, 'bin', 'pofta'), ['serve'], home, `archive-${round}`));
}
const clone = join(folder.path, 'clone');
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
const fromClone = await firstPage('npm', ['start'], clone, 'clone');
await report('archive', [
  {
    what: 'unpacked archive to the first page, median',
    measured: median(seconds),
    unit: 's',
    aim: { atMost: MOST_SECONDS },
  },
  { what: 'slowest', measured: Math.max(...seconds), unit: 's' },
  { what: 'unpacking', measured: unpackedIn, unit: 's' },
  { what: 'npm start in a new clone, with packages and build', measured: fromClone, unit: 's' },
]);

/** Seconds until the first page, with a new database and without the demonstration. */
async function firstPage(command: string, args: readonly string[], cwd: string, data: string): Promise<number> {
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: join(folder.path, data), DEMO: 'off', LOG_LEVEL: 'warn' };
  const began = performance.now();
  // A process group of its own, because `npm` does not pass signals on to what it runs.
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  while (!(await hasPage(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}`);
    await wait(LOOK_EVERY_MS);
  }
  const taken = (performance.now() - began) / 1000;
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return taken;
}

async function hasPage(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`)).ok;
  } catch {
    return false;
  }
}
