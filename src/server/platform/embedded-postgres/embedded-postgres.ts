/**
 * The embedded PostgreSQL: created on the first start, adopted when it is still running from an earlier start,
 * restarted when it dies. One process per data folder may use this; web processes only get an address.
 *
 * @see docs/decisions/0011-embedded-postgresql.md
 */
import { join } from 'node:path';
import { failureReason } from '#server/platform/failure-reason.ts';
import { isOutage } from '#server/platform/outage.ts';
import { pause } from '#server/platform/pause.ts';
import { adopt, launchServer, requireSameVersion } from './adopt-or-launch.ts';
import { freeBytes, LOW_SPACE_BYTES, takeBallast } from './ballast.ts';
import { renewCollations, requireLibraries } from './collations.ts';
import { createCluster, SUPERUSER } from './create-cluster.ts';
import { type DatabasePasswords, loadDatabasePasswords } from './database-passwords.ts';
import { APP_ROLE, DATABASE, ensureRoles, OWNER_ROLE } from './ensure-roles.ts';
import { CLUSTER, findHome, type Home } from './find-home.ts';
import { EXTENSIONS, refuseServer, type ServerSearch } from './find-server.ts';
import { judgeServer, Silence } from './judge-server.ts';
import type { Launcher } from './launcher.ts';
import { isRunning, type Postmaster } from './postmaster.ts';
import { isDiskFull, limitLog, type ServerSettings, type StartOptions } from './start-server.ts';
import { endServer, stopServer } from './stop-server.ts';

const WATCH_EVERY_MS = 250;
/**
 * Intervals of health checks. Each check costs the server a process, so they are rare after a good answer and frequent
 * after a bad one.
 */
const ASK_EVERY_MS = { answers: 2_000, recovering: 1_000, stuck: 500, mute: 500 };
/** Attempts to create the roles: a database killed meanwhile is adopted or started again. */
const START_ATTEMPTS = 5;
const LOOK_AT_DISK_EVERY_MS = 60_000;
const RESTART_PAUSES_MS = [0, 500, 1_000, 2_000];
/** Together with a start, orders are accepted within 10 s after a full disk has space again. */
const LONGEST_PAUSE_MS = 3_000;

export type DatabaseUrls = {
  /** For serving: reads and writes rows. */
  readonly app: string;
  /** For migrating: owns the schema. */
  readonly owner: string;
  /** For set-up, tests and backups; never for serving. */
  readonly superuser: string;
};

/** What happened to the database, for the log. */
export type DatabaseEvent =
  | {
      readonly kind: 'adopted' | 'started';
      readonly postgresPid: number;
      readonly version: string;
      readonly programs: string;
    }
  | { readonly kind: 'died'; readonly postgresPid: number }
  /** It ran and did not answer; it is stopped and started again. */
  | { readonly kind: 'silent'; readonly postgresPid: number; readonly verdict: string }
  | { readonly kind: 'recovering' }
  | { readonly kind: 'restart failed'; readonly reason: string }
  /** The machine's own server cannot run the database; the packaged one does. */
  | { readonly kind: 'server refused'; readonly version: string; readonly programs: string; readonly reason: string }
  /** Indexes were rebuilt, because this server orders letters by another version of ICU than the last one. */
  | { readonly kind: 'collations renewed'; readonly databases: readonly string[] }
  | { readonly kind: 'low on space'; readonly freeBytes: number }
  | { readonly kind: 'ballast dropped' }
  | { readonly kind: 'disk not looked at'; readonly reason: string };

export type EmbeddedPostgresOptions = {
  /** Absolute. */
  readonly dataDir: string;
  readonly onEvent?: (event: DatabaseEvent) => void;
  /** Overrides default settings; tests turn `fsync` off. */
  readonly settings?: ServerSettings;
  /** Overrides the default launchers; tests pass one. */
  readonly launchers?: readonly Launcher[];
  /** Where the machine's own PostgreSQL is; by default in the usual folders. */
  readonly server?: ServerSearch;
  /** Reserve space for a full disk; true by default. */
  readonly hasBallast?: boolean;
  /** Aborts a start that creates the files or waits for a long recovery. */
  readonly signal?: AbortSignal;
};

/**
 * Returns a database that answers, with its roles: the running one, or a newly started one. Waits for a recovery, and
 * stops a running server that does not answer.
 *
 * @throws EmbeddedPostgresError with one sentence for the owner
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, launchers, server, onEvent = ignore, signal } = options;
  const home = await findHome(dataDir, { launchers, server });
  try {
    return await openDatabase(home, options);
  } catch (error) {
    const reason = failureReason(error);
    if (!isOwn(home) || signal?.aborted || isDiskFull(reason)) throw error;
    await refuseServer(home.folder, home.binaries);
    onEvent({ kind: 'server refused', ...namesOf(home), reason });
    return openDatabase({ ...home, binaries: home.packaged }, options);
  }
}

/** True for the machine's own server. */
function isOwn({ binaries, packaged }: Home): boolean {
  return binaries.programs !== packaged.programs;
}

async function openDatabase(home: Home, options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, settings = {}, hasBallast = true, onEvent = ignore, signal } = options;
  const passwords = await loadDatabasePasswords(dataDir);
  await requireSameVersion(home);
  await createCluster(home, passwords.superuser, signal);
  const starting: StartOptions = {
    settings,
    urlAt: (port) => urlOf({ role: SUPERUSER, password: passwords.superuser, port, database: SUPERUSER }),
    signal,
    onRecovering: () => onEvent({ kind: 'recovering' }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const adopted = await adopt(home, starting);
    const postmaster = adopted ?? (await launchServer(home, starting, () => onEvent({ kind: 'ballast dropped' })));
    onEvent({ kind: adopted ? 'adopted' : 'started', postgresPid: postmaster.pid, ...namesOf(home) });
    const postgres = new EmbeddedPostgres({ home, passwords, postmaster, starting, hasBallast, onEvent });
    try {
      await postgres.prepareServer();
      await ensureRoles((database) => postgres.superuserUrl(database), passwords);
    } catch (error) {
      if (attempt < START_ATTEMPTS && isOutage(error)) continue;
      throw error;
    }
    await postgres.lookAtDisk();
    return postgres;
  }
}

function namesOf({ binaries: { version, programs } }: Home) {
  return { version, programs };
}

type State = {
  home: Home;
  readonly passwords: DatabasePasswords;
  readonly starting: StartOptions;
  readonly hasBallast: boolean;
  readonly onEvent: (event: DatabaseEvent) => void;
  postmaster: Postmaster;
};

/** A running database; created by `startEmbeddedPostgres`. */
export class EmbeddedPostgres {
  readonly #state: State;
  readonly #stopping = new AbortController();
  #watch: Promise<void> = Promise.resolve();

  constructor(state: State) {
    this.#state = state;
  }

  /** The present addresses; the port changes when another program took it while the database was down. */
  get urls(): DatabaseUrls {
    const { passwords, postmaster } = this.#state;
    const { port } = postmaster;
    return {
      app: urlOf({ role: APP_ROLE, password: passwords.app, port, database: DATABASE }),
      owner: urlOf({ role: OWNER_ROLE, password: passwords.owner, port, database: DATABASE }),
      superuser: this.superuserUrl(SUPERUSER),
    };
  }

  /** The superuser's address of `database`. */
  superuserUrl(database: string): string {
    const { passwords, postmaster } = this.#state;
    return urlOf({ role: SUPERUSER, password: passwords.superuser, port: postmaster.port, database });
  }

  /** The folder on whose disk the database is. */
  get folder(): string {
    return this.#state.home.folder;
  }

  /** The postmaster's process id: for the log, and for tests that kill it. */
  get pid(): number {
    return this.#state.postmaster.pid;
  }

  /** Restarts the database whenever it dies or stops answering, until `stop`; calls `onRestart` each time. */
  keepAlive(onRestart: () => void): void {
    this.#watch = this.#keepAlive(onRestart);
  }

  /** Stops monitoring, then the database, by force when necessary; false when even that did not stop it. */
  async stop(): Promise<boolean> {
    this.#stopping.abort();
    await this.#watch;
    const { postmaster, home, starting } = this.#state;
    return stopServer(postmaster, home.folder, starting.urlAt);
  }

  /** Stops the database immediately, when there is no time to wait; the next start recovers. */
  abandon(): void {
    // SIGQUIT is PostgreSQL's immediate shutdown.
    if (isRunning(this.#state.postmaster)) process.kill(this.pid, 'SIGQUIT');
  }

  /** Checks what differs between two builds of PostgreSQL, before the first web process is served. */
  async prepareServer(): Promise<void> {
    const { home, onEvent } = this.#state;
    if (isOwn(home)) await requireLibraries(this.superuserUrl(SUPERUSER), EXTENSIONS);
    const databases = await renewCollations((database) => this.superuserUrl(database));
    if (databases.length > 0) onEvent({ kind: 'collations renewed', databases });
  }

  /** Warns when the disk is nearly full, truncates the log file, and writes the ballast again after it was used. */
  async lookAtDisk(): Promise<void> {
    const { home, hasBallast, onEvent } = this.#state;
    try {
      await limitLog(home);
      if (hasBallast) await takeBallast(home.folder);
      const free = await freeBytes(home.folder);
      if (free < LOW_SPACE_BYTES) onEvent({ kind: 'low on space', freeBytes: free });
    } catch (error) {
      // A read-only disk, a quota: logged, but monitoring the database continues.
      onEvent({ kind: 'disk not looked at', reason: failureReason(error) });
    }
  }

  async #keepAlive(onRestart: () => void): Promise<void> {
    let lookedAtDiskAt = Date.now();
    let askAgainAtMs = 0;
    let silence = new Silence();
    while (await this.#pause(WATCH_EVERY_MS)) {
      if (Date.now() - lookedAtDiskAt > LOOK_AT_DISK_EVERY_MS) {
        lookedAtDiskAt = Date.now();
        await this.lookAtDisk();
      }
      const { postmaster, home, starting, onEvent } = this.#state;
      if (isRunning(postmaster)) {
        if (performance.now() < askAgainAtMs) continue;
        const verdict = await judgeServer(postmaster, starting.urlAt);
        askAgainAtMs = performance.now() + ASK_EVERY_MS[verdict];
        if (!silence.isTooLong(verdict)) continue;
        onEvent({ kind: 'silent', postgresPid: this.pid, verdict });
        await endServer(postmaster, join(home.folder, CLUSTER));
      } else {
        onEvent({ kind: 'died', postgresPid: this.pid });
      }
      silence = new Silence();
      if (await this.#restart()) onRestart();
    }
  }

  async #restart(): Promise<boolean> {
    const { starting, onEvent } = this.#state;
    const options = { ...starting, signal: this.#stopping.signal };
    for (let failures = 0; await this.#pause(RESTART_PAUSES_MS[failures] ?? LONGEST_PAUSE_MS); failures += 1) {
      const { home } = this.#state;
      try {
        this.#state.postmaster = await launchServer(home, options, () => onEvent({ kind: 'ballast dropped' }));
        onEvent({ kind: 'started', postgresPid: this.pid, ...namesOf(home) });
        // The system may have replaced the machine's own server meanwhile, or the packaged one follows it.
        await this.prepareServer();
        return true;
      } catch (error) {
        // Retried without limit: a full disk gets space, a long recovery ends. The reason is logged.
        const reason = failureReason(error);
        onEvent({ kind: 'restart failed', reason });
        if (isRunning(this.#state.postmaster)) await endServer(this.#state.postmaster, join(home.folder, CLUSTER));
        if (isOwn(home) && failures > 0 && !isDiskFull(reason) && !options.signal.aborted)
          await this.#leaveOwnServer(reason);
      }
    }
    return false;
  }

  /** For an own server that the system removed or broke: the packaged one opens the same cluster. */
  async #leaveOwnServer(reason: string): Promise<void> {
    const { home, onEvent } = this.#state;
    await refuseServer(home.folder, home.binaries).catch(ignore);
    onEvent({ kind: 'server refused', ...namesOf(home), reason });
    this.#state.home = { ...home, binaries: home.packaged };
  }

  /** Waits; returns false as soon as `stop` was called. */
  #pause(ms: number): Promise<boolean> {
    return pause(ms, this.#stopping.signal);
  }
}

type UrlParts = { readonly role: string; readonly password: string; readonly port: number; readonly database: string };

/** Passwords are base64url, so nothing needs escaping. */
function urlOf({ role, password, port, database }: UrlParts): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

function ignore() {}
