/** How long an ordinary start takes: `npm start` in a shop that is built and has its database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#test/support/free-port.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { median } from './median.ts';
import { report } from './report.ts';

const ROUNDS = 5;
const MOST_SECONDS = 3;
const LOOK_EVERY_MS = 20;

await using folder = await temporaryFolder();
const port = await freePort();
const first = await start();
await first.stop();
const seconds: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const started = await start();
  seconds.push(started.seconds);
  await started.stop();
}
await report('second-start', [
  { what: 'second start until /readyz, median', measured: median(seconds), unit: 's', aim: { atMost: MOST_SECONDS } },
  { what: 'slowest second start', measured: Math.max(...seconds), unit: 's' },
  { what: 'first start, with database, demo and pictures', measured: first.seconds, unit: 's' },
]);

async function start() {
  const beganAt = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder.path, DEMO: 'on', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, because `npm` does not pass signals on to what it runs.
    detached: true,
  });
  child.stdout.resume();
  const ended = once(child, 'exit');
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await wait(LOOK_EVERY_MS);
  }
  const taken = (performance.now() - beganAt) / 1000;
  return {
    seconds: taken,
    stop: async () => {
      stopGroup(child);
      await ended;
    },
  };
}

/** The same as a terminal's Ctrl-C. */
function stopGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGINT');
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
  } catch {
    return false;
  }
}
