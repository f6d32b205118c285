/** Transactions with time limits, repeated after temporary failures such as a deadlock or a restarted server. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './database.types.ts';
import { codeOf, isConnectionLoss, OverloadedError, READ_ONLY } from './outage.ts';
import { isLostName } from './postgres/prepared-statements.ts';
import { openSemaphore, type Semaphore } from './security/semaphore.ts';

/** First parameter of repository functions that must run inside a transaction. */
export type Tx = Transaction<DB>;

/** Takes a lock by name; waits while another transaction holds it, and releases it at the end of its own. */
export async function lockByName(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * Six of the ten connections of a pool may write; the others stay free for reads. Waiting in the pool itself would time
 * out after 5 s, which is too short for 300 guests who order at the same moment.
 */
const LIMITS = { atOnce: 6, mostWaiting: 1_000, patienceMs: 30_000 };
const semaphores = new WeakMap<Database, Semaphore>();

const RETRIES = 3;
const FIRST_PAUSE_MS = 20;

/**
 * Deadlock, serialization failure, lock timeout, server shutting down or starting, or a former primary that is
 * read-only.
 */
const RETRIED_STATES = new Set(['40P01', '40001', '55P03', '57P01', '57P02', '57P03', READ_ONLY]);
export type TransactionOptions = {
  /** True when `work` is idempotent (an idempotency key), so that a lost COMMIT may be repeated. */
  readonly canRepeatAfterCommit?: boolean;
};

/**
 * Runs `work` in one READ COMMITTED transaction and commits, or rolls back and throws.
 *
 * Its limits (3 s for a lock, 5 s for a statement, 10 s idle) are sent with BEGIN (`limited-dialect.ts`). After
 * deadlocks, lock timeouts and lost connections it is repeated up to 3 times after a short random pause, so `work` must
 * have no effect outside of the database. A connection lost while committing is repeated only with
 * `canRepeatAfterCommit`, because the commit may have happened.
 *
 * Six run at once in a process, the others wait in a queue. `work` must not begin another transaction: it would wait
 * for its own place.
 *
 * @throws OverloadedError when the queue is full or the wait exceeds 30 s
 * @see docs/decisions/0012-transactions-retry.md
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const release = await semaphoreOf(db).acquire();
  if (release === null) throw new OverloadedError('Too many transactions are waiting');
  try {
    return await repeatOnFailure(db, work, options);
  } finally {
    release();
  }
}

const LOOK_EVERY_MS = 25;

/**
 * Resolves when a transaction could begin at once, or after `mostMs`: for background work that must not delay orders.
 */
export async function waitForQuiet(db: Database, mostMs: number): Promise<void> {
  const semaphore = semaphoreOf(db);
  for (let waitedMs = 0; semaphore.isFull() && waitedMs < mostMs; waitedMs += LOOK_EVERY_MS) await wait(LOOK_EVERY_MS);
}

function semaphoreOf(db: Database): Semaphore {
  const semaphore = semaphores.get(db) ?? openSemaphore(LIMITS);
  semaphores.set(db, semaphore);
  return semaphore;
}

async function repeatOnFailure<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  { canRepeatAfterCommit = false }: TransactionOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          const value = await work(tx);
          isCommitting = true;
          return value;
        });
    } catch (error) {
      const mayHaveCommitted = isCommitting && isConnectionLoss(error);
      if (attempt > RETRIES || !isRetried(error) || (mayHaveCommitted && !canRepeatAfterCommit)) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

function isRetried(error: unknown): boolean {
  return RETRIED_STATES.has(codeOf(error)) || isConnectionLoss(error) || isLostName(error);
}
