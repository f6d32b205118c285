/**
 * A PostgreSQL of our own: made on the first start, adopted when it outlived the last one, restarted when it dies.
 * One process per data folder may use this; web processes get an address.
 *
 * @see docs/decisions/0011-embedded-postgresql.md
 */
import { setTimeout as wait } from 'node:timers/promises';
import { adopt, launchServer, requireSameVersion } from './adopt-or-launch.ts';
import { freeBytes, LOW_SPACE_BYTES, takeBallast } from './ballast.ts';
import { createCluster, SUPERUSER } from './create-cluster.ts';
import { type DatabasePasswords, loadDatabasePasswords } from './database-passwords.ts';
import { APP_ROLE, DATABASE, ensureRoles, OWNER_ROLE } from './ensure-roles.ts';
import { findHome, type Home } from './find-home.ts';
import type { Launcher } from './launcher.ts';
import { isRunning, type Postmaster } from './postmaster.ts';
import { limitLog, type ServerSettings, stopServer } from './start-server.ts';

const WATCH_EVERY_MS = 250;
const LOOK_AT_DISK_EVERY_MS = 60_000;
const RESTART_PAUSES_MS = [0, 500, 1_000, 2_000];
const LONGEST_PAUSE_MS = 5_000;

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
  | { readonly kind: 'adopted' | 'started' | 'died'; readonly postgresPid: number }
  | { readonly kind: 'restart failed'; readonly reason: string }
  | { readonly kind: 'low on space'; readonly freeBytes: number }
  | { readonly kind: 'ballast dropped' }
  | { readonly kind: 'disk not looked at'; readonly reason: string };

export type EmbeddedPostgresOptions = {
  /** Absolute. */
  readonly dataDir: string;
  readonly onEvent?: (event: DatabaseEvent) => void;
  /** Over the usual settings; tests turn `fsync` off. */
  readonly settings?: ServerSettings;
  /** Instead of the usual ways to run the programs; tests name one. */
  readonly launchers?: readonly Launcher[];
  /** Keep room for a full disk; true unless told. */
  readonly hasBallast?: boolean;
};

/**
 * Returns a database that answers, with its roles made: the running one, or a new start.
 *
 * @throws EmbeddedPostgresError with one sentence for the owner
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, launchers, settings = {}, hasBallast = true, onEvent = ignore } = options;
  const home = await findHome(dataDir, launchers);
  const passwords = await loadDatabasePasswords(dataDir);
  await requireSameVersion(home);
  await createCluster(home, passwords.superuser);
  const adopted = await adopt(home, (port) =>
    urlOf({ role: SUPERUSER, password: passwords.superuser, port, database: SUPERUSER }),
  );
  const postmaster = adopted ?? (await launchServer(home, settings, () => onEvent({ kind: 'ballast dropped' })));
  onEvent({ kind: adopted ? 'adopted' : 'started', postgresPid: postmaster.pid });
  const postgres = new EmbeddedPostgres({ home, passwords, postmaster, settings, hasBallast, onEvent });
  await ensureRoles((database) => postgres.superuserUrl(database), passwords);
  await postgres.lookAtDisk();
  return postgres;
}

type State = {
  readonly home: Home;
  readonly passwords: DatabasePasswords;
  readonly settings: ServerSettings;
  readonly hasBallast: boolean;
  readonly onEvent: (event: DatabaseEvent) => void;
  postmaster: Postmaster;
};

/** A running database; made by `startEmbeddedPostgres`. */
export class EmbeddedPostgres {
  readonly #state: State;
  readonly #stopping = new AbortController();
  #watch: Promise<void> = Promise.resolve();

  constructor(state: State) {
    this.#state = state;
  }

  /** The addresses now; the port changes when another program took it while the database was down. */
  get urls(): DatabaseUrls {
    const { passwords, postmaster } = this.#state;
    const { port } = postmaster;
    return {
      app: urlOf({ role: APP_ROLE, password: passwords.app, port, database: DATABASE }),
      owner: urlOf({ role: OWNER_ROLE, password: passwords.owner, port, database: DATABASE }),
      superuser: this.superuserUrl(SUPERUSER),
    };
  }

  /** The superuser's way into `database`. */
  superuserUrl(database: string): string {
    const { passwords, postmaster } = this.#state;
    return urlOf({ role: SUPERUSER, password: passwords.superuser, port: postmaster.port, database });
  }

  /** The postmaster's process id: for the log, and for tests that kill it. */
  get pid(): number {
    return this.#state.postmaster.pid;
  }

  /** Restarts the database whenever it dies, until `stop`; `onRestart` is told each time. */
  keepAlive(onRestart: () => void): void {
    this.#watch = this.#keepAlive(onRestart);
  }

  /** Stops watching, then the database; false when it did not stop in time (it then finishes by itself). */
  async stop(): Promise<boolean> {
    this.#stopping.abort();
    await this.#watch;
    return stopServer(this.#state.postmaster);
  }

  /** Warns when the disk fills up, keeps the log short; takes the ballast, again if it was needed and there is room for it. */
  async lookAtDisk(): Promise<void> {
    const { home, hasBallast, onEvent } = this.#state;
    try {
      await limitLog(home);
      if (hasBallast) await takeBallast(home.folder);
      const free = await freeBytes(home.folder);
      if (free < LOW_SPACE_BYTES) onEvent({ kind: 'low on space', freeBytes: free });
    } catch (error) {
      // A disk that went read-only, a quota: told, and no reason to leave the database without anybody who restarts it.
      onEvent({ kind: 'disk not looked at', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  async #keepAlive(onRestart: () => void): Promise<void> {
    let lookedAtDiskAt = Date.now();
    while (await this.#pause(WATCH_EVERY_MS)) {
      if (Date.now() - lookedAtDiskAt > LOOK_AT_DISK_EVERY_MS) {
        lookedAtDiskAt = Date.now();
        await this.lookAtDisk();
      }
      if (isRunning(this.#state.postmaster)) continue;
      this.#state.onEvent({ kind: 'died', postgresPid: this.pid });
      if (await this.#restart()) onRestart();
    }
  }

  async #restart(): Promise<boolean> {
    const { home, settings, onEvent } = this.#state;
    for (let failures = 0; await this.#pause(RESTART_PAUSES_MS[failures] ?? LONGEST_PAUSE_MS); failures += 1) {
      try {
        this.#state.postmaster = await launchServer(home, settings, () => onEvent({ kind: 'ballast dropped' }));
        onEvent({ kind: 'started', postgresPid: this.pid });
        return true;
      } catch (error) {
        // Never given up: a full disk gets room, a long recovery ends. The log says why until then.
        onEvent({ kind: 'restart failed', reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return false;
  }

  /** Waits; false as soon as `stop` was called. */
  async #pause(ms: number): Promise<boolean> {
    const { signal } = this.#stopping;
    await wait(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return !signal.aborted;
  }
}

type UrlParts = { readonly role: string; readonly password: string; readonly port: number; readonly database: string };

/** Passwords are base64url, so nothing needs escaping. */
function urlOf({ role, password, port, database }: UrlParts): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

function ignore() {}
