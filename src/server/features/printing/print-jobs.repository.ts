/** Slips for printers, and their outcome. */
import { type ExpressionBuilder, type Nullable, type RawBuilder, type Selectable, sql } from 'kysely';
import { addChanges, formatChange, type OrderChange, parseChange } from '#domain/orders/proposals/list-changes.ts';
import { OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import {
  DOUBT_MS,
  type JobReason,
  type PrintJob,
  RETRY_PAUSE_MS,
  type Settled,
  STALE_MS,
} from '#domain/printing/print-job.ts';
import type { PrintMoment } from '#domain/printing/printer.ts';
import type { SlipKind } from '#domain/printing/slip.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { DB } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import { storableWord } from './printers.repository.ts';

export type StoredJob = PrintJob & {
  readonly id: number;
  readonly printerId: number;
  /** Null for a test slip. */
  readonly orderId: number | null;
  readonly slip: SlipKind | 'test';
  readonly reason: JobReason;
  readonly isCopy: boolean;
  readonly changes: readonly string[];
  readonly failure: string;
  /** Of the slip whose parts are being printed; null before the first fetch. */
  readonly contentHash: string | null;
};

/**
 * The slips of an order for every printer that prints at this moment, as SQL: part of a larger statement while an order
 * is placed. A printer that never connected gets none.
 */
export function queueStatement(orderId: number, moment: PrintMoment, at: Instant): RawBuilder<unknown> {
  return sql`
    insert into print_jobs (printer_id, order_id, slip, reason, queued_at)
    select printers.id, ${orderId}, kinds.slip, ${moment}, ${new Date(at)}
    from printers cross join unnest(array['kitchen', 'receipt']) with ordinality as kinds (slip, place)
    where printers.prints_on = ${moment} and printers.prints in (kinds.slip, 'both') and printers.last_seen_at is not null
    order by printers.id, kinds.place
    on conflict do nothing`;
}

type OfOrder = { readonly orderId: number; readonly at: Instant };

export async function insertSlips(
  tx: Tx,
  { orderId, moment, at }: OfOrder & { readonly moment: PrintMoment },
): Promise<void> {
  await queueStatement(orderId, moment, at).execute(tx);
}

/** Drops slips of the order that were not fetched, and queues a cancellation slip where at least a part was. */
export async function insertCancellation(tx: Tx, { orderId, at }: OfOrder): Promise<void> {
  await sql`
    with dropped as (
      update print_jobs set state = 'dropped', ended_at = ${new Date(at)} where order_id = ${orderId} and state = 'queued'
    )
    insert into print_jobs (printer_id, order_id, slip, reason, queued_at)
    select distinct printer_id, order_id, slip, 'cancellation', ${new Date(at)}::timestamptz from print_jobs
    where order_id = ${orderId} and slip = 'kitchen' and (state in ('offered', 'printed') or part > 1)
    order by printer_id
    on conflict do nothing`.execute(tx);
}

/**
 * Queues a change slip for each printer that fetched a slip of the order, instead of parts still to come; slips not
 * fetched yet are composed from the present order anyway. Successive changes before the slip was fetched are combined into one slip; when they cancel
 * each other, no slip is needed.
 */
export async function insertChange(
  tx: Tx,
  { orderId, at, changes }: OfOrder & { readonly changes: readonly OrderChange[] },
): Promise<void> {
  const waiting = await tx
    .updateTable('print_jobs')
    .set({ state: 'dropped', ended_at: new Date(at) })
    .where('order_id', '=', orderId)
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('reason', '=', 'change'), eb('part', '>', 1)]))
    .returning(['printer_id', 'slip', 'changes'])
    .execute();
  const fetched = await tx
    .selectFrom('print_jobs')
    .select(['printer_id', 'slip'])
    .distinct()
    .where('order_id', '=', orderId)
    .where('slip', 'in', ['kitchen', 'receipt'])
    .where((eb) => eb.or([eb('state', 'in', ['offered', 'printed']), eb('part', '>', 1)]))
    .orderBy('printer_id')
    .orderBy('slip')
    .execute();
  const rows = fetched.flatMap(({ printer_id, slip }) => {
    const untold = waiting.filter((job) => job.printer_id === printer_id && job.slip === slip);
    const all = addChanges(untold.flatMap((job) => job.changes).map(parseChange), changes);
    const row = { printer_id, order_id: orderId, slip, reason: 'change' as const, queued_at: new Date(at) };
    return all.length === 0 ? [] : [{ ...row, changes: all.map(formatChange) }];
  });
  if (rows.length > 0) await tx.insertInto('print_jobs').values(rows).execute();
}

/** Upper bound, more questions than staff answer one by one. */
const MOST_ASKED = 200;

const JOB = [
  'id',
  'printer_id',
  'order_id',
  'slip',
  'reason',
  'is_copy',
  'changes',
  'state',
  'queued_at',
  'offered_at',
  'tried_at',
  'attempts',
  'failure',
  'part',
  'parts',
  'content_hash',
] as const;

const qualified = JOB.map((column) => `print_jobs.${column}` as const);

type JobRow = Pick<Selectable<DB['print_jobs']>, (typeof JOB)[number]>;

function jobOf(row: JobRow): StoredJob {
  return {
    id: row.id,
    printerId: row.printer_id,
    orderId: row.order_id,
    slip: row.slip,
    reason: row.reason,
    isCopy: row.is_copy,
    changes: row.changes,
    state: row.state,
    queuedAt: readInstant(row.queued_at),
    offeredAt: maybeInstant(row.offered_at),
    triedAt: maybeInstant(row.tried_at),
    attempts: row.attempts,
    failure: row.failure,
    part: row.part,
    parts: row.parts,
    contentHash: row.content_hash,
  };
}

/** An ended order needs only cancellation slips and those requested by staff. A test slip has no order. */
function isStillWanted(
  eb: ExpressionBuilder<DB & { readonly orders: Nullable<DB['orders']> }, 'print_jobs' | 'orders'>,
) {
  return eb.or([
    eb('orders.status', 'in', OPEN_STATUSES),
    eb('print_jobs.reason', 'in', ['cancellation', 'reprint', 'test']),
  ]);
}

/** The next slip for this printer: the oldest that is not late, not in a retry pause, and still wanted. */
export async function findNextJob(db: Database, printerId: number, at: Instant): Promise<StoredJob | null> {
  const row = await db
    .selectFrom('print_jobs')
    .leftJoin('orders', 'orders.id', 'print_jobs.order_id')
    .select(qualified)
    .where('printer_id', '=', printerId)
    .where('state', '=', 'queued')
    .where('queued_at', '>=', new Date(at - STALE_MS))
    .where((eb) => eb.or([eb('tried_at', 'is', null), eb('tried_at', '<=', new Date(at - RETRY_PAUSE_MS))]))
    .where(isStillWanted)
    .orderBy('print_jobs.id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : jobOf(row);
}

/** A slip of this printer; null for another printer's. */
export async function findJob(db: Database, printerId: number, id: number): Promise<StoredJob | null> {
  const row = await db
    .selectFrom('print_jobs')
    .select(JOB)
    .where('id', '=', id)
    .where('printer_id', '=', printerId)
    .executeTakeFirst();
  return row === undefined ? null : jobOf(row);
}

/** A slip and its attempt: reports about an earlier attempt of the same slip are ignored. */
export type Try = { readonly id: number; readonly attempt: number };

export type OfferedPart = Pick<StoredJob, 'part' | 'parts' | 'contentHash' | 'isCopy'>;

/** Records that a printer fetches a slip or a part of it; false when it is no longer waiting. */
export async function markOffered(
  db: Database,
  { id, attempt }: Try,
  { part, parts, contentHash, isCopy }: OfferedPart,
  at: Instant,
): Promise<boolean> {
  const row = await db
    .updateTable('print_jobs')
    .set({ state: 'offered', offered_at: new Date(at), attempts: attempt })
    .set({ part, parts, content_hash: contentHash, is_copy: isCopy })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('attempts', '=', attempt - 1)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the outcome of a fetched slip; later reports change nothing. */
export async function markSettled(
  db: Database,
  { id, attempt }: Try,
  { state, part, failure, at }: Settled & { readonly failure: string; readonly at: Instant },
): Promise<void> {
  const hasEnded = state !== 'queued';
  await db
    .updateTable('print_jobs')
    .set({
      state,
      part,
      failure: storableWord(failure),
      tried_at: failure === '' ? null : new Date(at),
      offered_at: hasEnded ? undefined : null,
      ended_at: hasEnded ? new Date(at) : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .where('attempts', '=', attempt)
    .execute();
}

export type NewJob = Pick<StoredJob, 'printerId' | 'orderId' | 'slip' | 'reason' | 'isCopy' | 'changes'>;

export async function insertJob(tx: Tx, job: NewJob, at: Instant): Promise<void> {
  await tx
    .insertInto('print_jobs')
    .values({
      printer_id: job.printerId,
      order_id: job.orderId,
      slip: job.slip,
      reason: job.reason,
      is_copy: job.isCopy,
      changes: [...job.changes],
      queued_at: new Date(at),
    })
    .execute();
}

/** Slips by their ids, locked in the order of the ids until the transaction ends. */
export async function lockJobs(tx: Tx, ids: readonly number[]): Promise<readonly StoredJob[]> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select(JOB)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(jobOf);
}

/** Slips of an order for a printer, locked until the transaction ends. */
export async function lockJobsOf(
  tx: Tx,
  { orderId, printerId }: { readonly orderId: number; readonly printerId: number },
): Promise<readonly StoredJob[]> {
  const rows = await tx
    .selectFrom('print_jobs')
    .select(JOB)
    .where('order_id', '=', orderId)
    .where('printer_id', '=', printerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(jobOf);
}

/** Queues the same slip again, because it was certainly not printed. */
export async function markQueued(tx: Tx, id: number, at: Instant): Promise<void> {
  await tx
    .updateTable('print_jobs')
    .set({ state: 'queued', queued_at: new Date(at), tried_at: null, offered_at: null, ended_at: null, failure: '' })
    .where('id', '=', id)
    .execute();
}

export type AskedJob = Pick<StoredJob, 'id' | 'slip' | 'state' | 'queuedAt' | 'offeredAt'> & {
  readonly printerName: string;
  readonly orderNumber: number | null;
};

/**
 * Slips that staff may have to answer about, the oldest first: failed ones, fetched ones, and those waiting too long.
 * Slips of ended orders that were never fetched are excluded.
 */
export async function listAskedJobs(db: Database, at: Instant): Promise<readonly AskedJob[]> {
  const rows = await db
    .selectFrom('print_jobs')
    .innerJoin('printers', 'printers.id', 'print_jobs.printer_id')
    .leftJoin('orders', 'orders.id', 'print_jobs.order_id')
    .select([
      'print_jobs.id',
      'print_jobs.slip',
      'print_jobs.state',
      'print_jobs.queued_at',
      'print_jobs.offered_at',
      'printers.name',
      'orders.number',
    ])
    .where('print_jobs.state', 'in', ['queued', 'offered', 'failed'])
    .where((eb) =>
      eb.or([
        eb('print_jobs.state', '=', 'failed'),
        eb('print_jobs.offered_at', '<', new Date(at - DOUBT_MS)),
        eb.and([eb('print_jobs.state', '=', 'queued'), eb('print_jobs.queued_at', '<', new Date(at - STALE_MS))]),
      ]),
    )
    .where((eb) => eb.or([eb('print_jobs.state', '=', 'offered'), isStillWanted(eb)]))
    .orderBy('print_jobs.id')
    .limit(MOST_ASKED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slip: row.slip,
    state: row.state,
    queuedAt: readInstant(row.queued_at),
    offeredAt: maybeInstant(row.offered_at),
    printerName: row.name,
    orderNumber: row.number,
  }));
}

/** Deletes slips that ended long ago: the order's own history shows what was printed. */
export async function deleteJobsBefore(db: Database, queuedBefore: Instant): Promise<void> {
  await db.deleteFrom('print_jobs').where('queued_at', '<', new Date(queuedBefore)).execute();
}

/** The last slip that this printer fetched without a report so far. */
export async function findOfferedJob(db: Database, printerId: number): Promise<StoredJob | null> {
  const row = await db
    .selectFrom('print_jobs')
    .select(JOB)
    .where('printer_id', '=', printerId)
    .where('state', '=', 'offered')
    .orderBy('offered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : jobOf(row);
}

/** Drops a slip that is no longer needed. */
export async function markDropped(db: Database, id: number, at: Instant): Promise<void> {
  await db
    .updateTable('print_jobs')
    .set({ state: 'dropped', ended_at: new Date(at) })
    .where('id', '=', id)
    .where('state', '!=', 'printed')
    .execute();
}
