/**
 * The security log: sign-ins, refusals, exports. The only module that writes it; its rows are never rewritten
 * (`0620_security_events.sql`). See docs/decisions/0242.
 */
import { sql } from 'kysely';
import type { SecurityKind } from '#contract/security-log/kinds.ts';
import { type Instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { Database } from '../database.ts';
import { failureReason } from '../failure-reason.ts';
import type { Tx } from '../in-transaction.ts';
import type { Log } from '../log.ts';
import { networkOf } from './rate-limits.ts';

export type SecurityEvent = {
  readonly kind: SecurityKind;
  /** The affected account; null when unknown. */
  readonly userId: number | null;
  /** The acting person, when it is another one. */
  readonly actorId?: number | null;
  /** The visitor's address; '' for in-process requests. */
  readonly ip?: string;
  readonly userAgent?: string;
  /** Identifies the route, call or table: never typed input, which may be a password in the wrong field. */
  readonly detail?: string;
};

export type SecurityLog = {
  /**
   * Records an event. A failed write is logged and refuses nothing. Events that can occur thousands of times per minute
   * are written once immediately; repetitions are counted in memory and written as one row.
   */
  readonly record: (event: SecurityEvent) => Promise<void>;
  /** Records as part of a transaction: both commit, or neither. */
  readonly recordWithin: (tx: Tx, event: SecurityEvent) => Promise<void>;
  /** Writes the repetitions counted until now. */
  readonly writeRepeated: () => Promise<void>;
};

/** Events that strangers can cause without limit. */
const REPEATED: ReadonlySet<SecurityKind> = new Set([
  'sign_in_failed',
  'limit_reached',
  'access_refused',
  'input_refused',
]);
/** From this many distinct sources per minute on, further events of a kind are counted together. */
const MOST_PLACES = 100;

type Counted = { readonly event: SecurityEvent; more: number };

/**
 * The log of a process.
 *
 * @param sendEvent also called with each event
 */
export function openSecurityLog(
  db: Database,
  clock: () => Instant,
  log: Log,
  sendEvent: (event: SecurityEvent, at: Instant, times: number) => void = () => {},
): SecurityLog {
  let minute = 0;
  const counted = new Map<string, Counted>();

  const write = async (event: SecurityEvent, at: Instant, times: number) => {
    sendEvent(event, at, times);
    try {
      await insertEvent(db, event, { at, times });
    } catch (error) {
      log.warn({ reason: failureReason(error), kind: event.kind }, 'security.unwritten');
    }
  };
  const writeRepeated = async () => {
    const ended = [...counted.values()].filter(({ more }) => more > 0);
    counted.clear();
    for (const { event, more } of ended) await write(event, clock(), more);
  };
  return {
    async record(event) {
      const now = clock();
      if (!REPEATED.has(event.kind)) return write(event, now, 1);
      const present = Math.floor(now / MINUTE_MS);
      if (present !== minute) {
        minute = present;
        await writeRepeated();
      }
      const place = counted.size < MOST_PLACES ? event : { kind: event.kind, userId: null, detail: event.detail ?? '' };
      const key = keyOf(counted.has(keyOf(event)) ? event : place);
      const known = counted.get(key);
      if (known !== undefined) {
        known.more += 1;
        return;
      }
      counted.set(key, { event: place, more: 0 });
      await write(place, now, 1);
    },
    recordWithin(tx, event) {
      const at = clock();
      sendEvent(event, at, 1);
      return insertEvent(tx, event, { at, times: 1 });
    },
    writeRepeated,
  };
}

function keyOf({ kind, userId, ip = '', detail = '' }: SecurityEvent): string {
  return JSON.stringify([kind, userId, networkOf(ip), detail]);
}

async function insertEvent(
  db: Database,
  { kind, userId, actorId = null, ip = '', userAgent = '', detail = '' }: SecurityEvent,
  { at, times }: { readonly at: Instant; readonly times: number },
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({
      at: new Date(at),
      kind,
      user_id: userId,
      actor_id: actorId === userId ? null : actorId,
      ip: ip.slice(0, 60),
      user_agent: userAgent.slice(0, 300),
      detail: detail.slice(0, 100),
      times,
    })
    .execute();
}

/** Deletes what is older than the fixed period of the database's own function. */
export async function deleteOldSecurityEvents(db: Database): Promise<void> {
  await sql`select delete_old_security_events()`.execute(db);
}
