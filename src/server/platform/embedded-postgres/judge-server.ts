/**
 * Checks whether a server accepts queries. A running postmaster is no proof: one whose recovery process was killed at
 * the wrong moment refuses every connection and never begins another recovery.
 *
 * @see src/server/platform/embedded-postgres/README.md
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isRecovering, isRunning, type Postmaster } from './postmaster.ts';

/**
 * `answers` = a new connection was served, or refused for its own reason (a password, too many connections).
 * `recovering` = it refuses and replays its log: wait. `stuck` = it reports starting or stopping, but has no process
 * doing so. `mute` = no answer at all.
 */
export type Verdict = 'answers' | 'recovering' | 'stuck' | 'mute';

/** Limit for connecting, and for the query. */
const ANSWER_LIMIT_MS = 4_000;
/** SQLSTATEs of a server that is starting up or shutting down. */
const NOT_SERVING_STATES = new Set(['57P01', '57P02', '57P03']);
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * How long a server may be without an answer. After a crash the postmaster gives its children five seconds to exit,
 * then kills them and recovers. Together with a new start this stays below 20 s. A mute server may be on an overloaded
 * machine.
 */
const PATIENCE_MS = { stuck: 6_000, mute: 15_000 };
/**
 * The same for a server that was just started: while its process runs it makes progress, however slow CPU and disk are,
 * and stopping it would only repeat the same work. One that exits is noticed at once.
 */
export const START_PATIENCE_MS = { stuck: 60_000, mute: 300_000 };
/** Minimum number of failed checks: a single one is no proof, however long this process took to check again. */
const FEWEST_SILENCES = 3;

/** The superuser's address of a server by port: PostgreSQL reserves some connections for superusers. */
export type UrlAt = (port: number) => string;

/** Asks the server on a new connection. */
export async function judgeServer(server: Postmaster, urlAt: UrlAt): Promise<Verdict> {
  if (!Number.isInteger(server.port)) return 'mute';
  const client = new pg.Client({
    connectionString: urlAt(server.port),
    application_name: 'pofta supervisor',
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch (error) {
    const state = sqlStateOf(error);
    if (state !== null && !NOT_SERVING_STATES.has(state)) return 'answers';
    if (await isRecovering(server)) return 'recovering';
    return state === null ? 'mute' : 'stuck';
  } finally {
    // Not awaited: a server that does not answer does not close connections either.
    void client.end().catch(() => {});
  }
}

/** Excludes Node's own codes (`EPIPE`), which look alike; no SQLSTATE class begins with E. */
function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null;
  return SQL_STATE.test(error.code) && !error.code.startsWith('E') ? error.code : null;
}

/** Measures how long a server has not answered. */
export class Silence {
  readonly #patienceMs: typeof PATIENCE_MS;
  #sinceMs: number | null = null;
  #count = 0;

  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs;
  }

  /** Adds a verdict; true when the server must be restarted. */
  isTooLong(verdict: Verdict, nowMs = performance.now()): boolean {
    if (verdict === 'answers' || verdict === 'recovering') {
      this.#sinceMs = null;
      this.#count = 0;
      return false;
    }
    this.#sinceMs ??= nowMs;
    this.#count += 1;
    return this.#count >= FEWEST_SILENCES && nowMs - this.#sinceMs >= this.#patienceMs[verdict];
  }
}

export type Wait = {
  readonly urlAt: UrlAt;
  readonly silence: Silence;
  readonly signal?: AbortSignal | undefined;
  /** Called once, when the server has been replaying its log for some seconds. */
  readonly onRecovering?: () => void;
};

const LOOK_EVERY_MS = 100;
const LONG_RECOVERY_MS = 3_000;

/** Waits until the server answers, is gone, has not answered for too long, or `signal` aborts. */
export async function waitForAnswer(
  server: Postmaster,
  { urlAt, silence, signal, onRecovering = () => {} }: Wait,
): Promise<'answers' | 'gone' | 'silent' | 'interrupted'> {
  const began = performance.now();
  let isTold = false;
  while (isRunning(server)) {
    if (signal?.aborted) return 'interrupted';
    const verdict = await judgeServer(server, urlAt);
    if (verdict === 'answers') return 'answers';
    if (silence.isTooLong(verdict)) return 'silent';
    if (verdict === 'recovering' && !isTold && performance.now() - began > LONG_RECOVERY_MS) {
      isTold = true;
      onRecovering();
    }
    await wait(LOOK_EVERY_MS);
  }
  return 'gone';
}
