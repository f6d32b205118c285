/** Runs the web workers: restarted when they die, drained at a stop. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Log } from '../platform/log.ts';
import { pause } from '../platform/pause.ts';
import { openVisitCounts } from '../platform/security/visit-counts.ts';
import { parseWorkerMessage, type SupervisorMessage } from './worker-protocol.ts';

/** The first restart is immediate; repeated deaths lengthen the pause, up to a second. */
const RESTART_PAUSES_MS = [0, 100, 250, 500];
const LONGEST_PAUSE_MS = 1_000;
/** After a lifetime of this length the pause starts at zero again. */
const LONG_LIFE_MS = 30_000;
const DRAIN_LIMIT_MS = 10_000;
/** After this many deaths in a row without a listening worker, the program counts as broken. */
const HOPELESS_STARTS = 5;

/** Workers compress pages all the time: mapping each buffer anew, as the supervisor does (scripts/start.mjs), would cost time. */
const OWN_HEAP = { MALLOC_MMAP_THRESHOLD_: undefined };

export type WorkersOptions = {
  /** The built file that every worker runs. */
  readonly entry: string;
  readonly count: number;
  /** Read at every fork, because the address of the database may change. */
  readonly environment: () => Readonly<Record<string, string>>;
  /** Called once, when the first worker accepts requests. */
  readonly onOpen: (port: number) => void;
  /** Called when no worker manages to accept requests. */
  readonly onHopeless: () => void;
  readonly log: Log;
};

export type Workers = {
  /** Replaces every worker, so that all of them read the environment again. */
  readonly replace: () => Promise<void>;
  /** Lets every worker finish its requests, 10 s at most, and starts no new ones. */
  readonly drain: () => Promise<void>;
};

/** Forks `count` workers and restarts them until `drain`. */
export function superviseWorkers({ entry, count, environment, onOpen, onHopeless, log }: WorkersOptions): Workers {
  let isStopping = false;
  let isOpen = false;
  let deathsInARow = 0;
  const retiring = new WeakSet<Worker>();
  // Counted here, because replacing a worker must not reset the limits of its visitors.
  const countVisit = openVisitCounts();

  // Workers accept connections themselves. With round-robin this process would accept and distribute them, and a
  // connection given to a dying worker hangs until the guest gives up; this way it waits for the next worker.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: entry, execArgv: ['--disable-proto=delete', '--enable-source-maps'] });

  function fork(): void {
    const bornAt = Date.now();
    const worker = cluster.fork({ ...environment(), ...OWN_HEAP });
    worker.on('message', (message) => {
      const told = parseWorkerMessage(message);
      if (told?.kind === 'metrics_wanted') void sendMetrics(worker, told.id);
      if (told?.kind === 'visit') tell(worker, { kind: 'visit_counted', id: told.id, wait: countVisit(told) });
      if (told?.kind !== 'listening') return;
      deathsInARow = 0;
      if (!isOpen) onOpen(told.port);
      isOpen = true;
    });
    // A worker that dies while a message is sent is handled by its exit event.
    worker.on('error', (error) => log.warn({ reason: error.message }, 'worker.unreachable'));
    worker.on('exit', (code, signal) => {
      if (isStopping || retiring.has(worker)) return;
      log.error({ code, signal, workerPid: worker.process.pid }, 'worker.died');
      deathsInARow = Date.now() - bornAt > LONG_LIFE_MS ? 1 : deathsInARow + 1;
      if (!isOpen && deathsInARow >= HOPELESS_STARTS) return onHopeless();
      setTimeout(
        () => {
          if (!isStopping) fork();
        },
        RESTART_PAUSES_MS[deathsInARow - 1] ?? LONGEST_PAUSE_MS,
      );
    });
  }

  for (let started = 0; started < count; started += 1) fork();

  return {
    async replace() {
      const old = listWorkers();
      for (const worker of old) retiring.add(worker);
      for (const _ of old) fork();
      await Promise.all(old.map(drainWorker));
    },
    async drain() {
      isStopping = true;
      await Promise.all(listWorkers().map(drainWorker));
    },
  };
}

/** Imported at the first metrics request: most shops have no monitoring. */
async function sendMetrics(worker: Worker, id: number): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client');
  const text = await new AggregatorRegistry().clusterMetrics().catch(() => null);
  tell(worker, { kind: 'metrics', id, text });
}

function tell(worker: Worker, message: SupervisorMessage): void {
  if (worker.isConnected()) worker.send(message);
}

function listWorkers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

async function drainWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const gone = once(worker, 'exit');
  if (worker.isConnected()) tell(worker, { kind: 'drain' });
  else worker.process.kill('SIGKILL');
  const patience = new AbortController();
  await Promise.race([gone, pause(DRAIN_LIMIT_MS, patience.signal)]);
  patience.abort();
  if (worker.isDead()) return;
  worker.process.kill('SIGKILL');
  await gone;
}
