/** What panels said of orders, and what was alarmed because of them. */
import { sql } from 'kysely';
import {
  ALARM_MAIL_PAUSE_MINUTES,
  ESCALATION_STEPS,
  type EscalationStep,
  type HouseAlarm,
} from '#domain/orders/steps/escalation.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Panels } from '#server/platform/database.types.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { anyOf } from '#server/platform/postgres/any-of.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

/** The channel by which processes notify each other of alarms. A hint; the tables are the truth. */
export const ALARMS_CHANNEL = 'order_alarms';

export type PanelSight = {
  readonly id: string;
  readonly userId: number;
  readonly sound: Panels['sound'];
  readonly isVisible: boolean;
  /** By how much its clock is ahead; null where it does not say. */
  readonly clockAheadSeconds: number | null;
  readonly notifications: Panels['notifications'];
  readonly at: Instant;
};

/**
 * Notes that panels are there, the last word of each. A number made by another person's page stays that person's, and is
 * written in the same order by every process, so that two cannot wait for each other.
 */
export async function savePanels(db: Database, sights: readonly PanelSight[]): Promise<void> {
  const panels = new Map<string, PanelSight>();
  for (const sight of sights) {
    if ((panels.get(sight.id)?.userId ?? sight.userId) === sight.userId) panels.set(sight.id, sight);
  }
  const rows = [...panels.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, userId, sound, isVisible, clockAheadSeconds, notifications, at }) => ({
      id,
      user_id: userId,
      opened_at: new Date(at),
      sound,
      is_visible: isVisible,
      clock_ahead_seconds: clockAheadSeconds,
      notifications,
      last_seen_at: new Date(at),
    }));
  await db
    .insertInto('panels')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({
          sound: ref('excluded.sound'),
          is_visible: ref('excluded.is_visible'),
          clock_ahead_seconds: ref('excluded.clock_ahead_seconds'),
          notifications: ref('excluded.notifications'),
          last_seen_at: ref('excluded.last_seen_at'),
        }))
        .whereRef('panels.user_id', '=', 'excluded.user_id'),
    )
    .execute();
}

/** How many panels spoke since `since`, how many of them with sound, and when one with sound last did. */
export async function countPanels(db: Database, since: Instant) {
  const isHere = sql<boolean>`last_seen_at >= ${new Date(since)}`;
  const row = await db
    .selectFrom('panels')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(isHere).as('panels'),
      eb.fn.countAll<number>().filterWhere(isHere).filterWhere('sound', '=', 'on').as('heard'),
      eb.fn.max('last_seen_at').filterWhere('sound', '=', 'on').as('heard_at'),
    ])
    .executeTakeFirstOrThrow();
  return { panels: row.panels, panelsWithSound: row.heard, heardAt: maybeInstant(row.heard_at) };
}

/** Pages that were closed long ago. */
export async function deletePanelsOf(db: Database, lastSeenBefore: Instant): Promise<void> {
  await db.deleteFrom('panels').where('last_seen_at', '<', new Date(lastSeenBefore)).execute();
}

export type Notice = 'delivered' | 'acknowledged' | 'opened' | 'begun';

const COLUMNS = {
  delivered: 'delivered_at',
  acknowledged: 'acknowledged_at',
  opened: 'opened_at',
  begun: 'preparation_seen_at',
} as const satisfies Record<Notice, string>;

/** Records when panels first delivered, showed or opened orders; unknown numbers are ignored. */
export async function noteOrders(db: Database, notice: Notice, numbers: readonly number[], at: Instant): Promise<void> {
  if (numbers.length === 0) return;
  const column = COLUMNS[notice];
  await db
    .insertInto('order_watch')
    .columns(['order_id', column])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .leftJoin('order_watch as known', 'known.order_id', 'orders.id')
        .select(['orders.id', sql<Date>`${new Date(at)}::timestamptz`.as('at')])
        .where('orders.number', '=', anyOf(numbers))
        .where(`known.${column}`, 'is', null)
        // Panels speak of the same orders at the same moment: they take them in the same order.
        .orderBy('orders.id'),
    )
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ [column]: new Date(at) })
        .where(`order_watch.${column}`, 'is', null),
    )
    .execute();
}

export type Noticed = { readonly acknowledgedAt: Instant | null; readonly openedAt: Instant | null };

/** What was noticed of some orders, by id. */
export async function listNoticed(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, Noticed>> {
  const rows = await db
    .selectFrom('order_watch')
    .select(['order_id', 'acknowledged_at', 'opened_at'])
    .where('order_id', '=', anyOf(orderIds))
    .execute();
  return new Map(
    rows.map((row) => [
      row.order_id,
      { acknowledgedAt: maybeInstant(row.acknowledged_at), openedAt: maybeInstant(row.opened_at) },
    ]),
  );
}

/** Orders whose call to begin staff have acknowledged. */
export async function listBegun(db: Database, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('order_watch')
    .select('order_id')
    .where('order_id', '=', anyOf(orderIds))
    .where('preparation_seen_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ order_id: id }) => id));
}

export type OrderAlarm = { readonly orderId: number; readonly step: EscalationStep; readonly raisedAt: Instant };

export async function listAlarms(db: Database, orderIds: readonly number[]): Promise<readonly OrderAlarm[]> {
  const rows = await db
    .selectFrom('order_alarms')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('raised_at')
    .execute();
  return rows.flatMap((row) => {
    const step = ESCALATION_STEPS.find((one) => one === row.step);
    return step === undefined ? [] : [{ orderId: row.order_id, step, raisedAt: readInstant(row.raised_at) }];
  });
}

/** False when this step was taken before, by whichever process. Tells every process otherwise. */
export async function insertOrderAlarm(tx: Tx, { orderId, step, raisedAt }: OrderAlarm): Promise<boolean> {
  const row = await tx
    .insertInto('order_alarms')
    .values({ order_id: orderId, step, raised_at: new Date(raisedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql`pg_notify(${ALARMS_CHANNEL}, '')`.as('told'))
    .executeTakeFirst();
  return row !== undefined;
}

/** The oldest alarm of these orders that was raised after the last mail about any; null when all of them were told. */
export async function findUntoldAlarm(
  db: Database,
  orderIds: readonly number[],
): Promise<Pick<OrderAlarm, 'orderId' | 'step'> | null> {
  const rows = await db
    .selectFrom('order_alarms')
    .select(['order_id', 'step'])
    .where('order_id', '=', anyOf(orderIds))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('alarm_mails').whereRef('alarm_mails.sent_at', '>=', 'order_alarms.raised_at'))),
    )
    .orderBy('raised_at')
    .limit(1)
    .execute();
  const [row] = rows;
  const step = ESCALATION_STEPS.find((one) => one === row?.step);
  return row === undefined || step === undefined ? null : { orderId: row.order_id, step };
}

/** Whether a mail may be sent now, because the last one is long enough ago; of several processes one hears yes. */
export async function claimAlarmMail(tx: Tx, at: Instant): Promise<boolean> {
  const sentAt = new Date(at);
  const row = await tx
    .insertInto('alarm_mails')
    .values({ sent_at: sentAt })
    .onConflict((conflict) =>
      conflict
        .column('is_only')
        .doUpdateSet({ sent_at: sentAt })
        .where('alarm_mails.sent_at', '<=', new Date(plusMinutes(at, -ALARM_MAIL_PAUSE_MINUTES))),
    )
    .returning('is_only')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when this was alarmed before. */
export async function insertHouseAlarm(tx: Tx, { kind, occasion }: HouseAlarm, at: Instant): Promise<boolean> {
  const row = await tx
    .insertInto('house_alarms')
    .values({ kind, occasion: new Date(occasion), raised_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql`pg_notify(${ALARMS_CHANNEL}, '')`.as('told'))
    .executeTakeFirst();
  return row !== undefined;
}
