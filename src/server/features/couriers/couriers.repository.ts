/** Couriers, their shifts and their cash. */

import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { CourierFacts, CourierName } from '#domain/couriers/courier.ts';
import type { CountedShift, ShiftCash } from '#domain/couriers/shift.ts';
import { bani } from '#domain/money/bani.ts';
import { atDoorPartsOf, cashOf, type Payment, sumByMeans } from '#domain/orders/payment-means.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { StoredPayment } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { joinedName } from '#server/platform/joined-name.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type StoredCourier = CourierFacts & { readonly id: number; readonly isActive: boolean };

/** Active couriers, and those whose shift is still open, by name. */
export async function listCouriers(db: Database): Promise<readonly StoredCourier[]> {
  const rows = await db
    .selectFrom('couriers')
    .select(['id', 'name', 'phone', 'float_bani', 'ended_at'])
    .where((eb) =>
      eb.or([
        eb('ended_at', 'is', null),
        eb.exists(
          eb
            .selectFrom('courier_shifts')
            .select('courier_shifts.id')
            .whereRef('courier_shifts.courier_id', '=', 'couriers.id')
            .where('closed_at', 'is', null),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(courierOf);
}

/** The row is locked until the transaction ends, so that beginning or ending a shift waits. */
export async function lockCourier(tx: Tx, id: number): Promise<StoredCourier | null> {
  const row = await tx
    .selectFrom('couriers')
    .select(['id', 'name', 'phone', 'float_bani', 'ended_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : courierOf(row);
}

type CourierRow = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly float_bani: number;
  readonly ended_at: Date | null;
};

function courierOf({ id, name, phone, float_bani, ended_at }: CourierRow): StoredCourier {
  return { id, name, phone, float: bani(float_bani), isActive: ended_at === null };
}

export type AccessHashes = { readonly linkHash: Buffer; readonly pinHash: string };

export async function insertCourier(
  tx: Tx,
  { name, phone, float }: CourierFacts,
  { linkHash, pinHash, at }: AccessHashes & { readonly at: Instant },
): Promise<number> {
  const { id } = await tx
    .insertInto('couriers')
    .values({ name, phone, float_bani: float, link_hash: linkHash, pin_hash: pinHash, created_at: new Date(at) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCourier(tx: Tx, id: number, { name, phone, float }: CourierFacts): Promise<void> {
  await tx.updateTable('couriers').set({ name, phone, float_bani: float }).where('id', '=', id).execute();
}

export async function replaceAccess(tx: Tx, id: number, { linkHash, pinHash }: AccessHashes): Promise<void> {
  await tx.updateTable('couriers').set({ link_hash: linkHash, pin_hash: pinHash }).where('id', '=', id).execute();
}

/** The name stays for the accounts; the telephone is deleted. */
export async function markCourierEnded(tx: Tx, id: number, at: Instant): Promise<void> {
  await tx
    .updateTable('couriers')
    .set({ link_hash: null, pin_hash: null, phone: '', ended_at: new Date(at) })
    .where('id', '=', id)
    .execute();
}

/** The courier of a link, with the hash of the PIN. */
export async function findByLink(
  db: Database,
  linkHash: Buffer,
): Promise<(CourierName & { readonly pinHash: string }) | null> {
  const row = await db
    .selectFrom('couriers')
    .select(['id', 'name', 'pin_hash'])
    .where('link_hash', '=', linkHash)
    .executeTakeFirst();
  return row === undefined || row.pin_hash === null ? null : { id: row.id, name: row.name, pinHash: row.pin_hash };
}

export async function findCourierName(db: Database, id: number): Promise<CourierName | null> {
  return (await db.selectFrom('couriers').select(['id', 'name']).where('id', '=', id).executeTakeFirst()) ?? null;
}

// --------------------------------------------------------------------------------------------------------- shifts

/** Begins a shift with the courier's usual float, unless one is open. */
export async function ensureOpenShift(tx: Tx, courierId: number, at: Instant): Promise<void> {
  await tx
    .insertInto('courier_shifts')
    .columns(['courier_id', 'opened_at', 'float_bani'])
    .expression((eb) =>
      eb
        .selectFrom('couriers')
        .select(['couriers.id', sql<Date>`${new Date(at)}::timestamptz`.as('opened_at'), 'couriers.float_bani'])
        .where('couriers.id', '=', courierId),
    )
    .onConflict((conflict) => conflict.column('courier_id').where('closed_at', 'is', null).doNothing())
    .execute();
}

/** Taking another order cancels the end of the shift. */
export async function markShiftGoesOn(tx: Tx, courierId: number): Promise<void> {
  await tx
    .updateTable('courier_shifts')
    .set({ ended_at: null })
    .where('courier_id', '=', courierId)
    .where('closed_at', 'is', null)
    .where('ended_at', 'is not', null)
    .execute();
}

export type OpenShift = ShiftCash & {
  readonly id: number;
  readonly courierId: number;
  readonly openedAt: Instant;
  readonly endedAt: Instant | null;
  /** What was received, by means. */
  readonly received: Payment;
  readonly delivered: number;
  readonly openOrders: number;
};

/** The payments of a shift's orders. */
const paidOnes = sql<unknown>`coalesce(jsonb_agg(payment_parts) filter (where payment_status = 'paid'), '[]')`;

function takenIn(paid: unknown): Pick<OpenShift, 'cash' | 'received'> {
  const received = sumByMeans(
    z
      .array(StoredPayment)
      .parse(paid ?? [])
      .map(atDoorPartsOf),
  );
  return { cash: cashOf(received), received };
}

/** Open shifts, of one courier or of all; payments are read from the orders, so that corrections count. */
export async function listOpenShifts(
  db: Database,
  of: { readonly courierId: number } | { readonly shiftId: number } | 'all',
): Promise<readonly OpenShift[]> {
  const rows = await db
    .selectFrom('courier_shifts')
    .select(['courier_shifts.id', 'courier_shifts.courier_id', 'opened_at', 'ended_at', 'float_bani'])
    .select((eb) => [
      eb
        .selectFrom('courier_drops')
        .select(sql<number>`coalesce(sum(amount_bani), 0)::bigint`.as('sum'))
        .whereRef('shift_id', '=', 'courier_shifts.id')
        .$asScalar()
        .as('drops'),
      eb
        .selectFrom('real_orders as orders')
        .select(
          sql<{ delivered: number; paid: unknown }>`jsonb_build_object(
            'delivered', count(*), 'paid', ${paidOnes})`.as('sums'),
        )
        .whereRef('courier_shift_id', '=', 'courier_shifts.id')
        .$asScalar()
        .as('sums'),
      eb
        .selectFrom('real_orders as orders')
        .select(eb.fn.countAll<number>().as('open'))
        .whereRef('orders.courier_id', '=', 'courier_shifts.courier_id')
        .where('status', '=', 'CONFIRMED')
        // An order changed to pickup meanwhile belongs to no courier.
        .where('method', '=', 'DELIVERY')
        .$asScalar()
        .as('open'),
    ])
    .where('closed_at', 'is', null)
    .where((eb) => {
      if (of === 'all') return eb.lit(true);
      return 'courierId' in of
        ? eb('courier_shifts.courier_id', '=', of.courierId)
        : eb('courier_shifts.id', '=', of.shiftId);
    })
    .execute();
  return rows.map((row) => ({
    ...takenIn(row.sums?.paid),
    id: row.id,
    courierId: row.courier_id,
    openedAt: readInstant(row.opened_at),
    endedAt: maybeInstant(row.ended_at),
    float: bani(row.float_bani),
    drops: bani(Number(row.drops ?? 0)),
    delivered: row.sums?.delivered ?? 0,
    openOrders: Number(row.open ?? 0),
  }));
}

/** The courier of a shift. */
export async function findShiftCourier(db: Database, shiftId: number): Promise<number | null> {
  const row = await db
    .selectFrom('courier_shifts')
    .select('courier_id')
    .where('id', '=', shiftId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.courier_id ?? null;
}

export async function markShiftEnded(tx: Tx, shiftId: number, at: Instant): Promise<void> {
  await tx
    .updateTable('courier_shifts')
    .set({ ended_at: new Date(at) })
    .where('id', '=', shiftId)
    .execute();
}

/** Stores the present sums: later corrections of payments are shown beside them (`listClosedShifts`). */
export async function markShiftClosed(
  tx: Tx,
  { id, cash, drops }: OpenShift,
  { counted, reason, staffId, at }: CountedShift & { readonly staffId: number | null; readonly at: Instant },
): Promise<void> {
  await tx
    .updateTable('courier_shifts')
    .set((eb) => ({
      ended_at: eb.fn.coalesce('ended_at', sql<Date>`${new Date(at)}::timestamptz`),
      closed_at: new Date(at),
      closed_by: staffId,
      cash_bani: cash,
      drops_bani: drops,
      counted_bani: counted,
      reason,
    }))
    .where('id', '=', id)
    .execute();
}

export async function insertDrop(
  tx: Tx,
  drop: { readonly shiftId: number; readonly amount: number; readonly staffId: number; readonly at: Instant },
): Promise<void> {
  await tx
    .insertInto('courier_drops')
    .values({
      shift_id: drop.shiftId,
      amount_bani: drop.amount,
      staff_id: drop.staffId,
      at: new Date(drop.at),
    })
    .execute();
}

export type ClosedShift = ShiftCash & {
  readonly courier: string;
  readonly openedAt: Instant;
  readonly closedAt: Instant;
  readonly counted: ShiftCash['cash'];
  readonly reason: string;
  readonly closedBy: string | null;
  /** Cash of the shift's orders as of now: differs from `cash` when a payment was corrected after the count. */
  readonly cashNow: ShiftCash['cash'];
  /** Payments corrected after the count, the earliest first. */
  readonly corrections: readonly PaymentCorrection[];
};

export type PaymentCorrection = { readonly orderNumber: number; readonly at: Instant; readonly by: string | null };

/** Shifts closed between two moments, the earliest first. */
export async function listClosedShifts(
  db: Database,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<readonly ClosedShift[]> {
  const rows = await db
    .selectFrom('courier_shifts')
    .innerJoin('couriers', 'couriers.id', 'courier_shifts.courier_id')
    .leftJoin('users', 'users.id', 'courier_shifts.closed_by')
    .select([
      'couriers.name',
      'opened_at',
      'closed_at',
      'courier_shifts.float_bani',
      'cash_bani',
      'drops_bani',
      'counted_bani',
      'reason',
      'users.first_name',
      'users.last_name',
    ])
    .select((eb) => [
      eb
        .selectFrom('real_orders as orders')
        .select(paidOnes.as('paid'))
        .whereRef('orders.courier_shift_id', '=', 'courier_shifts.id')
        .$asScalar()
        .as('paid_now'),
      jsonArrayFrom(
        eb
          .selectFrom('order_events')
          .innerJoin('real_orders as orders', 'orders.id', 'order_events.order_id')
          .leftJoin('users as staff', 'staff.id', 'order_events.actor_id')
          .select([
            'orders.number',
            sql<number>`extract(epoch from order_events.at) * 1000`.as('at_ms'),
            sql<string | null>`nullif(trim(concat(staff.first_name, ' ', staff.last_name)), '')`.as('by'),
          ])
          .whereRef('orders.courier_shift_id', '=', 'courier_shifts.id')
          .where('order_events.kind', '=', 'payment_corrected')
          .whereRef('order_events.at', '>', 'courier_shifts.closed_at')
          .orderBy('order_events.at')
          .orderBy('order_events.id'),
      ).as('corrections'),
    ])
    .where('closed_at', '>=', new Date(from))
    .where('closed_at', '<', new Date(until))
    .orderBy('closed_at')
    .execute();
  return rows.flatMap((row) => {
    const { closed_at: closedAt, cash_bani: cash, drops_bani: drops, counted_bani: counted } = row;
    // The table's checks: all of them, or none.
    if (closedAt === null || cash === null || drops === null || counted === null) return [];
    return [
      {
        courier: row.name,
        openedAt: readInstant(row.opened_at),
        closedAt: readInstant(closedAt),
        float: bani(row.float_bani),
        cash: bani(cash),
        drops: bani(drops),
        counted: bani(counted),
        reason: row.reason,
        closedBy: joinedName(row),
        cashNow: takenIn(row.paid_now).cash,
        corrections: row.corrections.map(({ number, at_ms, by }) => ({
          orderNumber: number ?? 0,
          at: instant(Math.round(at_ms)),
          by,
        })),
      },
    ];
  });
}

/** Deletes keys of old steps that no phone can send again. */
export async function deleteStepsBefore(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('courier_steps').where('at', '<', new Date(before)).execute();
}
