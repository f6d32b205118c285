/**
 * `npm run storm -- database [kills] [victims]`: processes of a running shop are killed at random moments, 200 by
 * default: clients' backends, the database's own processes, the postmaster, the recovery that follows, workers, the
 * supervisor (restarted here, as a service manager would). After each kill `/readyz` must be 200 again within 20 s.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listOrphans } from '#server/platform/embedded-postgres/postmaster.ts';
import { awaitRecovery, kill, listDatabaseProcesses } from '#test/support/database-processes.ts';
import { freePort } from '#test/support/free-port.ts';
import { aRunningShop } from '#test/support/running-shop.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { LOTS } from '#test/support/the-same-lots.ts';

const KILLS = Number(process.argv[2] ?? 200);
const AIM_MS = 20_000;
/** After this long without recovery the shop counts as down for good. */
const GIVEN_UP_MS = 180_000;
/**
 * The shop counts as back after answering this long without a failure: the last children of a killed postmaster may
 * still answer once.
 */
const STEADY_MS = 1_000;
const LOOK_EVERY_MS = 50;
const LONGEST_PAUSE_MS = 1_500;
/** The recovery begins about an eighth of a second after the kill that causes it. */
const RECOVERY_BEGINS_WITHIN_MS = 1_500;

type Victim = 'backend' | 'own process' | 'postmaster' | 'recovery' | 'worker' | 'supervisor';
const EVERY: readonly Victim[] = [
  'backend',
  'own process',
  'postmaster',
  'recovery',
  'recovery',
  'worker',
  'supervisor',
];
/** The kinds named on the command line; all by default. */
const VICTIMS = process.argv.length > 3 ? EVERY.filter((victim) => process.argv.includes(victim, 3)) : EVERY;

const random = seededRandom(LOTS);
await using folder = await temporaryFolder();
const opening = { dataDir: folder.path, port: await freePort(), settings: { LOG_LEVEL: 'silent' } };
let shop = await aRunningShop(opening);

const times = new Map<Victim, number[]>();
const failures: string[] = [];
for (let count = 0; count < KILLS; ) {
  await wait(random() * LONGEST_PAUSE_MS);
  const began = performance.now();
  const { victim, kills } = await killOne(draw(VICTIMS));
  if (kills === 0) continue;
  count += kills;
  const backAfterMs = await untilReady(began);
  times.set(victim, [...(times.get(victim) ?? []), backAfterMs]);
  const line = `${count}: ${victim}, back after ${(backAfterMs / 1000).toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)})`;
  console.log(line);
  if (backAfterMs > AIM_MS) failures.push(line);
  if (backAfterMs >= GIVEN_UP_MS) break;
}

const code = await shop.stop();
if (code !== 0) failures.push(`the shop ended with ${code}`);
const left = listOrphans(join(folder.path, 'postgres', 'cluster'));
if (left.length > 0) failures.push(`processes ${left.join(', ')} outlived the shop`);

const all = [...times.values()].flat();
console.log(`\n${KILLS} kills in ${all.length} rounds (LOTS=${LOTS})`);
for (const [victim, list] of times) {
  console.log(`  ${victim.padEnd(12)} ${String(list.length).padStart(4)} times, longest ${seconds(Math.max(...list))}`);
}
console.log(`  longest time to /readyz 200: ${seconds(Math.max(...all))}, aim ${seconds(AIM_MS)}`);
console.log(`  ${failures.length} failures${failures.map((failure) => `\n    ${failure}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Kills a process of the given kind, and returns which one it was. */
async function killOne(wanted: Victim): Promise<{ readonly victim: Victim; readonly kills: number }> {
  if (wanted === 'supervisor') return killSupervisor();
  if (wanted === 'worker') return { victim: wanted, kills: countKilled([draw(await shop.listWorkerPids())]) };
  const postmaster = await shop.postmasterPid();
  if (wanted === 'postmaster') return { victim: wanted, kills: countKilled([postmaster]) };
  const processes = await listDatabaseProcesses(postmaster);
  const backends = processes.filter(({ title }) => title.startsWith('postgres: pofta_app'));
  const own = processes.filter((one) => !backends.includes(one));
  const kills = countKilled([draw(wanted === 'own process' ? own : backends)?.pid]);
  return wanted === 'recovery' ? killRecovery(postmaster, kills) : { victim: wanted, kills };
}

/** Kills the recovery after an earlier kill, at a random moment of its short life. */
async function killRecovery(postmaster: number, earlier: number) {
  const recovery = await awaitRecovery(postmaster, RECOVERY_BEGINS_WITHIN_MS);
  if (recovery === null) return { victim: 'backend' as const, kills: earlier };
  await wait(random() * 40);
  const kills = countKilled([recovery.pid]);
  return { victim: kills === 0 ? ('backend' as const) : ('recovery' as const), kills: earlier + kills };
}

/** Kills the supervisor alone, or right after the recovery, so that the next start finds a damaged database. */
async function killSupervisor() {
  const { kills } = random() < 0.5 ? await killOne('recovery') : { kills: 0 };
  const isKilled = kill(shop.supervisorPid);
  await shop.ended;
  const began = performance.now();
  shop = await aRunningShop(opening);
  console.log(`  the start took ${seconds(performance.now() - began)}${kills > 0 ? ', over a killed recovery' : ''}`);
  return { victim: 'supervisor' as const, kills: kills + (isKilled ? 1 : 0) };
}

function countKilled(pids: readonly (number | undefined)[]): number {
  return pids.filter((pid) => pid !== undefined && kill(pid)).length;
}

/** Milliseconds from `began` to the first 200 that is followed by an unbroken series of them. */
async function untilReady(began: number): Promise<number> {
  let readySince: number | null = null;
  for (;;) {
    const now = performance.now();
    readySince = (await isReady()) ? (readySince ?? now) : null;
    if (readySince !== null && performance.now() - readySince > STEADY_MS) return readySince - began;
    if (now - began > GIVEN_UP_MS) return GIVEN_UP_MS;
    await wait(LOOK_EVERY_MS);
  }
}

async function isReady(): Promise<boolean> {
  try {
    const answer = await fetch(`${shop.address}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(10_000),
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}

function draw<One>(list: readonly One[]): One {
  // For an empty list this is `undefined`; callers with possibly empty lists check for it.
  return list[Math.floor(random() * list.length)] as One;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
