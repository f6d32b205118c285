/**
 * Tells whether a server serves. A live postmaster proves nothing: one whose recovery process was killed in the wrong moment
 * goes on refusing every connection and never begins another recovery.
 *
 * @see src/server/platform/embedded-postgres/README.md
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isRecovering, isRunning, type Postmaster } from './postmaster.ts';

/**
 * `answers` = a new connection was served, or refused for a reason of its own (a password, too many connections).
 * `recovering` = it refuses, and replays its log: patience.
 * `stuck` = it says that it is starting or stopping, and has no process that would bring it up.
 * `mute` = no answer at all.
 */
export type Verdict = 'answers' | 'recovering' | 'stuck' | 'mute';

/** For a connection, and for what is asked on it. */
const ANSWER_LIMIT_MS = 4_000;
/** Too early to be served, shutting down, or just told to. */
const NOT_SERVING_STATES = new Set(['57P01', '57P02', '57P03']);
const SQL_STATE = /^[0-9A-Z]{5}$/;

/**
 * So long a server may be without an answer. After a crash the postmaster gives its children five seconds to leave, kills
 * them then and begins to recover. Together with a new start this stays below 20 s. A server that says nothing at all may live on a
 * machine that has no time for it.
 */
const PATIENCE_MS = { stuck: 6_000, mute: 15_000 };
/** One answer that failed proves nothing, however long it took this process to ask again. */
const FEWEST_SILENCES = 3;

/** The superuser's way to a server, by its port: the server keeps some connections for them. */
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
    // Not waited for: a server that does not answer does not say goodbye either.
    void client.end().catch(() => {});
  }
}

/** Node's own codes (`EPIPE`) look alike; no class of SQLSTATE begins with an E. */
function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null;
  return SQL_STATE.test(error.code) && !error.code.startsWith('E') ? error.code : null;
}

/** Remembers how long a server has been without an answer. */
export class Silence {
  readonly #mutePatienceMs: number;
  #sinceMs: number | null = null;
  #count = 0;

  constructor(mutePatienceMs = PATIENCE_MS.mute) {
    this.#mutePatienceMs = mutePatienceMs;
  }

  /** Takes one more verdict; true when the server has to be given up. */
  isTooLong(verdict: Verdict, nowMs = performance.now()): boolean {
    if (verdict === 'answers' || verdict === 'recovering') {
      this.#sinceMs = null;
      this.#count = 0;
      return false;
    }
    this.#sinceMs ??= nowMs;
    this.#count += 1;
    const patienceMs = verdict === 'mute' ? this.#mutePatienceMs : PATIENCE_MS.stuck;
    return this.#count >= FEWEST_SILENCES && nowMs - this.#sinceMs >= patienceMs;
  }
}

export type Wait = {
  readonly urlAt: UrlAt;
  readonly silence: Silence;
  readonly signal?: AbortSignal | undefined;
  /** Told once, when the server has been replaying its log for some seconds. */
  readonly onRecovering?: () => void;
};

const LOOK_EVERY_MS = 100;
const LONG_RECOVERY_MS = 3_000;

/** Waits until the server answers, is gone, has been silent for too long, or `signal` says stop. */
export async function untilAnswers(
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
