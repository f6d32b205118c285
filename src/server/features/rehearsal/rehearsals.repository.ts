import { sql } from 'kysely';
import { z } from 'zod';
import { Findings } from '#contract/rehearsal/wire.ts';
import { mayOpen } from '#domain/accounts/role-rights.ts';
import { readRoles } from '#domain/accounts/roles.ts';
import type { Finding } from '#domain/rehearsal/grade-rehearsal.ts';
import type { RehearsedPanel } from '#domain/rehearsal/grade-setup.ts';
import { REHEARSAL_FAULTS, type RehearsalFault } from '#domain/rehearsal/rehearsal.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';

export type Ending = 'finished' | 'stopped' | 'interrupted';

export type RunningRehearsal = {
  readonly id: number;
  readonly startedAt: Instant;
  readonly startedBy: string | null;
  readonly minutes: number;
  /** How many are placed in all. */
  readonly orders: number;
  readonly faults: readonly RehearsalFault[];
  readonly withCouriers: boolean;
  readonly placed: number;
  readonly lookedAt: Instant;
};

const Faults = z.array(z.enum(REHEARSAL_FAULTS));

/** The running rehearsal; null when there is none. */
export async function findRunning(db: Database): Promise<RunningRehearsal | null> {
  const row = await db
    .selectFrom('rehearsals')
    .leftJoin('users', 'users.id', 'rehearsals.started_by')
    .select(['rehearsals.id', 'started_at', 'minutes', 'orders', 'faults', 'with_couriers', 'placed', 'looked_at'])
    .select(sql<string | null>`nullif(trim(concat_ws(' ', first_name, last_name)), '')`.as('startedBy'))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    startedAt: readInstant(row.started_at),
    startedBy: row.startedBy,
    minutes: row.minutes,
    orders: row.orders,
    faults: Faults.parse(row.faults),
    withCouriers: row.with_couriers,
    placed: row.placed,
    lookedAt: readInstant(row.looked_at),
  };
}

export type EndedRehearsal = {
  readonly startedAt: Instant;
  readonly endedAt: Instant;
  readonly ending: Ending;
  readonly orders: number;
  readonly findings: readonly Finding[];
};

export async function findLastEnded(db: Database): Promise<EndedRehearsal | null> {
  const row = await db
    .selectFrom('rehearsals')
    .select(['started_at', 'ended_at', 'ending', 'placed', 'findings'])
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.ended_at === null || row.ending === null) return null;
  return {
    startedAt: readInstant(row.started_at),
    endedAt: readInstant(row.ended_at),
    ending: row.ending,
    orders: row.placed,
    findings: Findings.parse(row.findings),
  };
}

/** @returns false when one is already running */
export async function insertRehearsal(
  tx: Tx,
  {
    staffId,
    minutes,
    orders,
    faults,
    withCouriers,
    at,
  }: Pick<RunningRehearsal, 'minutes' | 'orders' | 'faults' | 'withCouriers'> & {
    readonly staffId: number;
    readonly at: Instant;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('rehearsals')
    .values({
      started_by: staffId,
      started_at: new Date(at),
      minutes,
      orders,
      faults: [...faults],
      with_couriers: withCouriers,
      looked_at: new Date(at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the running rehearsal until the transaction ends, so that only one of several processes places the next order.
 */
export async function lockRunning(tx: Tx): Promise<void> {
  await tx.selectFrom('rehearsals').select('id').where('ended_at', 'is', null).forUpdate().execute();
}

export async function saveProgress(tx: Tx, id: number, placed: number, at: Instant): Promise<void> {
  await tx
    .updateTable('rehearsals')
    .set({ placed, looked_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

export async function saveEnding(
  tx: Tx,
  id: number,
  { ending, findings, at }: { readonly ending: Ending; readonly findings: readonly Finding[]; readonly at: Instant },
): Promise<void> {
  await tx
    .updateTable('rehearsals')
    .set({ ended_at: new Date(at), ending, findings: JSON.stringify(findings) })
    .where('id', '=', id)
    .execute();
}

/** The panels that reported since a moment, each with its last report. */
export async function listPanelsSince(db: Database, since: Instant): Promise<readonly RehearsedPanel[]> {
  const rows = await db
    .selectFrom('panels')
    .innerJoin('users', 'users.id', 'panels.user_id')
    .select(['sound', 'is_visible', 'clock_ahead_seconds', 'notifications', 'users.roles'])
    .where('last_seen_at', '>=', new Date(since))
    .execute();
  return rows.map((row) => ({
    // `elsewhere` is another tab of the same tablet.
    hasSound: row.sound === 'on' || row.sound === 'elsewhere',
    isVisible: row.is_visible,
    clockAheadSeconds: row.clock_ahead_seconds,
    mayNotify: row.notifications === null ? null : row.notifications === 'granted',
    isAdministrators: mayOpen(readRoles(row.roles), 'admin'),
  }));
}
