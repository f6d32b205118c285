/** Opens the shop: the database, its schema, then the web processes; closes them in reverse order. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import {
  type DatabaseEvent,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { DATABASE } from '../platform/embedded-postgres/ensure-roles.ts';
import { isPortFree } from '../platform/is-port-free.ts';
import { lockDataDir } from '../platform/lock-data-dir.ts';
import type { Log } from '../platform/log.ts';
import { openLogs } from '../platform/send-logs.ts';
import { serveDevelopment } from '../serve-development.ts';
import { explainAddress, explainFolder } from './explain-trouble.ts';
import { keepBackups } from './keep-backups.ts';
import { type Preparation, type Prepared, prepareInOwnProcess } from './prepare-in-own-process.ts';
import { showAccount } from './show-account.ts';
import { StartError } from './start-error.ts';
import { superviseWorkers } from './supervise-workers.ts';
import {
  DATABASE_RECOVERS,
  NOTICES,
  presentAddresses,
  presentDemoManager,
  presentFirstAdmin,
  REFUSALS,
} from './tell-owner.ts';

export type OpenShopOptions = {
  readonly config: Config;
  /** The built worker; null = Vite serves the sources instead. */
  readonly workerEntry: string | null;
  /** Prints sentences for the owner. */
  readonly say: (text: string) => void;
  /** Aborts the start at any step before the web processes; the database is stopped. */
  readonly signal?: AbortSignal;
};

export type Shop = {
  /** Never resolves; rejects when the shop cannot recover by itself. */
  readonly failed: Promise<never>;
  readonly close: () => Promise<void>;
  /** Closes without waiting for requests, because the process exits now. */
  readonly abandon: () => void;
};

/** All attempts together take longer than restarting an unresponsive database. */
const PREPARE_ATTEMPTS = 30;
const PREPARE_PAUSE_MS = 1_000;

type DatabaseAddresses = { readonly app: string; readonly owner: string };

/**
 * Opens the shop; resolves when the first web process accepts requests, and prints that with `say`.
 *
 * @throws StartError, EmbeddedPostgresError with a sentence for the owner; anything once `signal` is aborted
 */
export async function openShop({ config, workerEntry, say, signal }: OpenShopOptions): Promise<Shop> {
  const { log, sender } = openLogs(config);
  if (config.databaseUrl === null && !(await hold(config.dataDir, signal))) {
    throw new StartError(REFUSALS.alreadyRunning(config.dataDir));
  }
  if (!(await canServe(config))) throw new StartError(REFUSALS.portTaken(config.port));

  const postgres =
    config.databaseUrl === null
      ? await startPostgres({ config, workerEntry, say, ...(signal && { signal }) }, log)
      : null;
  const addresses = (): DatabaseAddresses =>
    postgres?.urls ?? { app: config.databaseUrl ?? '', owner: config.databaseUrl ?? '' };
  let onMoved = () => {};
  let served = '';
  // Monitored from here on: a database that dies during the preparation is restarted as well.
  postgres?.keepAlive(() => {
    if (served === '' || addresses().app === served) return;
    served = addresses().app;
    log.warn({}, 'database.moved');
    onMoved();
  });
  try {
    const { createdAdmin, createdManager, hasUndeclaredProxy } = await prepare(
      () => ({
        ownerUrl: addresses().owner,
        superuserUrl: postgres && workerEntry !== null ? postgres.superuserUrl(DATABASE) : null,
      }),
      signal,
    );
    const shown = { file: config.passwordsFile, say };
    if (createdAdmin !== null) await showAccount(presentFirstAdmin(createdAdmin), shown);
    if (createdManager !== null) await showAccount(presentDemoManager(createdManager), shown);
    if (hasUndeclaredProxy) say(NOTICES.undeclaredProxy);
    signal?.throwIfAborted();
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
  served = addresses().app;
  const environment = () => ({
    DATABASE_URL: addresses().app,
    ...(postgres && { DATABASE_FOLDER: postgres.folder }),
  });
  const web = serve({ config, workerEntry, say, log, environment });
  onMoved = () => void web.replace();
  const backups = postgres && workerEntry !== null ? keepBackups({ config, postgres, log }) : null;
  return {
    failed: web.failed,
    async close() {
      await web.close();
      await backups?.close();
      await Promise.all([postgres?.stop(), backups?.sendLastLog()]);
      await sender.close();
    },
    abandon: () => postgres?.abandon(),
  };
}

async function hold(dataDir: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    return await lockDataDir(dataDir, signal);
  } catch (error) {
    throw new StartError(explainFolder(dataDir, error), { cause: error });
  }
}

async function canServe({ port, host }: Config): Promise<boolean> {
  try {
    return await isPortFree(port, host);
  } catch (error) {
    throw new StartError(explainAddress({ port, host }, error), { cause: error });
  }
}

const CALM_EVENTS: readonly DatabaseEvent['kind'][] = ['adopted', 'started', 'recovering', 'collations renewed'];

function startPostgres({ config, say, signal }: OpenShopOptions, log: Log): Promise<EmbeddedPostgres> {
  const onEvent = ({ kind, ...fields }: DatabaseEvent) => {
    const isCalm = CALM_EVENTS.includes(kind);
    log[isCalm ? 'info' : 'error'](fields, `database.${kind.replaceAll(' ', '_')}`);
    if (kind === 'recovering') say(DATABASE_RECOVERS);
  };
  const server = { programs: config.postgresBin };
  return startEmbeddedPostgres({ dataDir: config.dataDir, server, onEvent, ...(signal && { signal }) });
}

/** Prepares the database; repeated when an embedded one was briefly unreachable because it is being restarted. */
async function prepare(
  preparation: () => Preparation,
  signal: AbortSignal | undefined,
): Promise<Extract<Prepared, { readonly kind: 'prepared' }>> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const prepared = await prepareInOwnProcess(preparation(), signal);
    if (prepared.kind === 'prepared') return prepared;
    if (prepared.kind === 'refused') throw new StartError(prepared.sentence);
    if (prepared.kind === 'failed') throw new StartError(REFUSALS.notPrepared);
    // A terminal's Ctrl-C reaches this process, too, and may be noticed after the child's end.
    if (prepared.kind === 'outage' || prepared.kind === 'killed') await wait(PREPARE_PAUSE_MS, undefined, { signal });
    if (prepared.kind === 'killed') throw new StartError(REFUSALS.preparationKilled(prepared.by));
    if (attempt >= PREPARE_ATTEMPTS) throw new StartError(prepared.reason);
  }
}

type ServeOptions = OpenShopOptions & {
  readonly log: Log;
  readonly environment: () => Readonly<Record<string, string>>;
};

function serve({ config, workerEntry, say, log, environment }: ServeOptions) {
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  if (workerEntry === null) {
    const development = serveDevelopment(config, environment());
    void development.gone.then(() => fail(new StartError(REFUSALS.developmentEnded)));
    return { failed, close: development.stop, replace: async () => fail(new StartError(REFUSALS.databaseMoved)) };
  }
  const workers = superviseWorkers({
    entry: workerEntry,
    count: config.webWorkers,
    environment,
    onOpen: (port) => say(presentAddresses(config.port === 0 ? `http://localhost:${port}` : config.publicUrl)),
    onHopeless: () => fail(new StartError(REFUSALS.workersDie)),
    log,
  });
  return { failed, close: workers.drain, replace: workers.replace };
}
