/** What the money of a day is compared by. */
import { sql } from 'kysely';
import { fullName } from '#domain/accounts/full-name.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import type { Payment } from '#domain/orders/payment-means.ts';
import type { OnlinePayment, SettledRow } from '#domain/payments/match-day/match-settlement.ts';
import type { OnlineMoney } from '#domain/payments/online-money.ts';
import type { ContractProvider } from '#domain/payments/payment-settings.ts';
import type { SettlementRow } from '#domain/payments/settlement/read-settlement.ts';
import { momentsOf } from '#domain/statistics/period.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { StoredPayment } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { readInstant } from '#server/platform/postgres/read-instant.ts';
import { MOST_DAYS_AHEAD } from './statistics.repository.ts';

export type HandedOver = {
  readonly id: number;
  readonly orderNumber: number;
  readonly payment: Payment;
  readonly isPaid: boolean;
  readonly takenOnline: Bani | null;
};

/** Orders handed over on a day, in their order. */
export async function listHandedOver(db: Database, day: LocalDate): Promise<readonly HandedOver[]> {
  const { from, until } = momentsOf({ from: day, to: day });
  const rows = await db
    .selectFrom('real_orders')
    .select(['id', 'number', 'payment_parts', 'payment_status', 'online_money'])
    .where('placed_at', '>=', new Date(momentsOf({ from: addDays(day, -MOST_DAYS_AHEAD), to: day }).from))
    .where('placed_at', '<', new Date(until))
    .where('delivered_at', '>=', new Date(from))
    .where('delivered_at', '<', new Date(until))
    .where('status', '=', 'DELIVERED')
    .where('payable_bani', '>', 0)
    .orderBy('delivered_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.number ?? 0,
    payment: StoredPayment.parse(row.payment_parts),
    // A refund is a decision of staff: the order was paid.
    isPaid: row.payment_status !== 'unpaid',
    // Written by the feature `payments` only.
    takenOnline: (row.online_money as OnlineMoney | null)?.taken ?? null,
  }));
}

/** Payments online whose money moved on a day, and those that a row of the day names. */
export async function listOnlinePayments(db: Database, day: LocalDate): Promise<readonly OnlinePayment[]> {
  const { from, until } = momentsOf({ from: day, to: day });
  const isOfDay = sql`(events.at >= ${new Date(from)} and events.at < ${new Date(until)})`;
  const { rows } = await sql<{
    provider: string;
    reference: string;
    provider_ref: string | null;
    number: number | null;
    status: string;
    taken: number;
    refunded: number;
    going_back: number;
    is_orphan: boolean;
    taken_on_day: boolean;
    refunded_on_day: boolean;
  }>`
    select attempts.provider, attempts.reference, attempts.provider_ref, all_orders.number, all_orders.status,
      coalesce(sum(amount_bani) filter (where kind in ('paid', 'captured')), 0)::bigint as taken,
      coalesce(sum(amount_bani) filter (where kind in ('refunded_part', 'refunded')), 0)::bigint as refunded,
      coalesce((select sum(jobs.amount_bani) from payment_jobs jobs where jobs.attempt_id = attempts.id
        and jobs.kind = 'refund' and jobs.state in ('waiting', 'sent')), 0)::bigint as going_back,
      coalesce(bool_or(kind = 'orphaned'), false) as is_orphan,
      coalesce(bool_or(kind in ('paid', 'captured') and ${isOfDay}), false) as taken_on_day,
      coalesce(bool_or(kind in ('refunded_part', 'refunded') and ${isOfDay}), false) as refunded_on_day
    from (select id, order_id, provider, reference, provider_ref, amount_bani as asked from payment_attempts
      where id in (select attempt_id from payment_events events where ${isOfDay}
          and kind in ('paid', 'captured', 'refunded_part', 'refunded'))
        or reference in (select attempt from settlement_rows where day = ${day} and attempt <> '')
        or (provider, provider_ref) in (select provider, settlement_rows.reference from settlement_rows
          where day = ${day} and attempt = '' and kind <> 'payout')) as attempts
    join all_orders on all_orders.id = attempts.order_id and all_orders.id > 0
    left join payment_events events on events.attempt_id = attempts.id
    group by attempts.id, attempts.provider, attempts.reference, attempts.provider_ref, all_orders.id
    order by attempts.id`.execute(db);
  return rows.map((row) => ({
    provider: row.provider,
    reference: row.reference,
    providerRef: row.provider_ref,
    orderNumber: row.number ?? 0,
    order: standingOf(row.status),
    isOrphan: row.is_orphan,
    taken: bani(Number(row.taken)),
    refunded: bani(Number(row.refunded)),
    goingBack: bani(Number(row.going_back)),
    wasTakenOnDay: row.taken_on_day,
    wasRefundedOnDay: row.refunded_on_day,
  }));
}

function standingOf(status: string): OnlinePayment['order'] {
  if (status === 'REJECTED') return 'refused';
  return status === 'AWAITING_PAYMENT' || status === 'ABANDONED' ? 'never_arrived' : 'arrived';
}

/** Rows of a day, and those of these payments on other days. */
export async function listSettledRows(
  db: Database,
  day: LocalDate,
  online: readonly OnlinePayment[],
): Promise<readonly SettledRow[]> {
  const references = online.map(({ reference }) => reference);
  const ids = online.flatMap(({ providerRef }) => providerRef ?? []);
  const rows = await db
    .selectFrom('settlement_rows')
    .select(['provider', 'kind', 'attempt', 'reference', 'amount_bani', 'fee_bani', 'day'])
    .where((eb) =>
      eb.or([
        eb('day', '=', day),
        eb.and([eb('attempt', '<>', ''), eb('attempt', '=', sql<string>`any(${references}::text[])`)]),
        // The rule compares the provider as well.
        eb.and([eb('attempt', '=', ''), eb('reference', '=', sql<string>`any(${ids}::text[])`)]),
      ]),
    )
    .orderBy('provider')
    .orderBy('reference')
    .execute();
  return rows.map((row) => ({
    provider: row.provider,
    kind: row.kind,
    attempt: row.attempt,
    reference: row.reference,
    amount: bani(row.amount_bani),
    fee: bani(row.fee_bani),
    isOfDay: row.day === day,
  }));
}

export type SettlementFile = {
  readonly provider: ContractProvider;
  readonly name: string;
  readonly firstDay: LocalDate;
  readonly lastDay: LocalDate;
  readonly rowsRead: number;
  readonly readAt: Instant;
  /** Null for a deleted account. */
  readonly by: string | null;
};

/** The files that go over a day, the latest first. */
export async function listFilesOver(db: Database, day: LocalDate): Promise<readonly SettlementFile[]> {
  const rows = await db
    .selectFrom('settlement_files')
    .leftJoin('users', 'users.id', 'settlement_files.staff_id')
    .select(['provider', 'name', 'first_day', 'last_day', 'rows_read', 'read_at', 'first_name', 'last_name'])
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .orderBy('read_at', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    // Written from the list of providers.
    provider: row.provider as ContractProvider,
    name: row.name,
    firstDay: localDate(row.first_day),
    lastDay: localDate(row.last_day),
    rowsRead: row.rows_read,
    readAt: readInstant(row.read_at),
    by: row.first_name === null ? null : fullName({ firstName: row.first_name, lastName: row.last_name ?? '' }),
  }));
}

/** The provider by which guests pay online; null for none. */
export async function findProviderInUse(db: Database): Promise<ContractProvider | null> {
  const row = await db.selectFrom('payment_settings').select('provider').executeTakeFirst();
  return (row?.provider ?? null) as ContractProvider | null;
}

/** False when the same file was read before. */
export async function insertSettlementFile(
  tx: Tx,
  file: {
    readonly provider: ContractProvider;
    readonly name: string;
    readonly contentHash: string;
    readonly firstDay: LocalDate;
    readonly lastDay: LocalDate;
    readonly rowsRead: number;
    readonly at: Instant;
    readonly staffId: number;
  },
): Promise<boolean> {
  const made = await tx
    .insertInto('settlement_files')
    .values({
      provider: file.provider,
      name: file.name,
      content_hash: file.contentHash,
      first_day: file.firstDay,
      last_day: file.lastDay,
      rows_read: file.rowsRead,
      read_at: new Date(file.at),
      staff_id: file.staffId,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'content_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

const ROWS_AT_ONCE = 1000;
/** The columns hold no more; a longer name than a provider's belongs to no payment of ours. */
const MOST_NAME = 100;

/** Adds the rows that no file had before, and answers how many. */
export async function insertSettledRows(
  tx: Tx,
  provider: ContractProvider,
  rows: readonly SettlementRow[],
): Promise<number> {
  const seen = new Map<string, number>();
  const values = rows.map(({ kind, attempt, reference, day, amount, fee }) => {
    const row = {
      ...{ provider, kind, attempt: attempt.slice(0, MOST_NAME), reference: reference.slice(0, MOST_NAME) },
      ...{ day, amount_bani: amount, fee_bani: fee },
    };
    const key = JSON.stringify(row);
    const turn = (seen.get(key) ?? 0) + 1;
    seen.set(key, turn);
    return { ...row, turn };
  });
  let added = 0;
  for (let start = 0; start < values.length; start += ROWS_AT_ONCE) {
    const made = await tx
      .insertInto('settlement_rows')
      .values(values.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(made.numInsertedOrUpdatedRows ?? 0n);
  }
  return added;
}
