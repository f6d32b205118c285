/**
 * Raises alarms about orders that staff do not notice (reliability.md P5). Every process checks; each step is one row,
 * so it is raised once, and mail and webhook call are queued in the transaction that inserts it (docs/decisions/0090).
 */
import {
  dueShopAlarm,
  dueSteps,
  type EscalationStep,
  openSince,
  PANEL_SILENT_MS,
  type ShopAlarm,
} from '#domain/orders/steps/escalation.ts';
import { printerLossAt } from '#domain/printing/printer.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { listWaitingOrders } from '#server/features/orders/index.ts';
import { loadPrinterStates } from '#server/features/printing/index.ts';
import { readScheduleInForce } from '#server/features/restaurant-facts/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { type AlarmWebhook, enqueueAlarmCall } from './enqueue-alarm-call.ts';
import { orderAlarm, shopAlarm } from './mails/alarm-mails.ts';
import {
  claimAlarmMail,
  countPanels,
  findUntoldAlarm,
  insertOrderAlarm,
  insertShopAlarm,
  listAlarms,
  listNoticed,
} from './watch.repository.ts';

export type WatchServices = DbServices & {
  readonly jobs: Jobs;
  readonly log: Log;
  readonly config: { readonly alarmWebhook: AlarmWebhook | null };
  readonly snapshots: Snapshots;
};

/** Raises every step that is due now. */
export async function raiseAlarms(services: WatchServices): Promise<void> {
  const at = services.clock();
  const { db } = services;
  const opened = openSince(await readScheduleInForce(services), at);
  const silentSince = instant(at - PANEL_SILENT_MS);
  await raiseOrderAlarms(services, opened, at);
  await raiseShopAlarm(
    services,
    dueShopAlarm({ opened, heardAt: (await countPanels(db, silentSince)).heardAt, at }),
    at,
  );
  for (const printer of await loadPrinterStates(db, at)) {
    const occasion = printerLossAt(printer, opened, at);
    await raiseShopAlarm(services, occasion === null ? null : { kind: 'printer_lost', occasion }, at);
  }
}

/**
 * Every step is a row and a webhook call. One mail covers all waiting orders: sent at once for the first alarm, then at
 * most every ten minutes; alarms raised in between are mailed afterwards, if the order is still unanswered.
 */
async function raiseOrderAlarms(services: WatchServices, opened: Instant | null, at: Instant): Promise<void> {
  const { db, jobs, log } = services;
  const waiting = await listWaitingOrders(db, at);
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  const noticed = await listNoticed(db, ids);
  const raised = new Set((await listAlarms(db, ids)).map(({ orderId, step }) => `${orderId} ${step}`));
  const due = waiting.flatMap((order) => {
    const known = noticed.get(order.id) ?? { acknowledgedAt: null, openedAt: null };
    return dueSteps({ ...order, ...known }, opened, at)
      .filter((step) => !raised.has(`${order.id} ${step}`))
      .map((step) => ({ order, step }));
  });
  const untold = await findUntoldAlarm(db, ids);
  if (due.length === 0 && untold === null) return;
  const enqueue = await jobs.ready();
  const taken = await inTransaction(db, async (tx) => {
    const first: typeof due = [];
    for (const { order, step } of due.toSorted((one, other) => one.order.id - other.order.id)) {
      if (!(await insertOrderAlarm(tx, { orderId: order.id, step, raisedAt: at }))) continue;
      await enqueueAlarmCall(services, enqueue, tx, { event: step, orderNumber: order.number, raisedAt: at });
      first.push({ order, step });
    }
    const [lead] = first;
    const told = lead === undefined ? untold : { orderId: lead.order.id, step: lead.step };
    if (told !== null && (await claimAlarmMail(tx, at))) {
      await enqueue(tx, orderAlarm.job({ alarmedOrderId: told.orderId, step: told.step }));
    }
    return first;
  });
  for (const { order, step } of taken) log.warn({ orderId: order.id, step }, 'order.alarmed');
}

/** Raises an alarm about panels or a printer, once per occasion. */
async function raiseShopAlarm(services: WatchServices, alarm: ShopAlarm | null, at: Instant): Promise<void> {
  const { db, jobs, log } = services;
  if (alarm === null) return;
  const enqueue = await jobs.ready();
  const isFirst = await inTransaction(db, async (tx) => {
    if (!(await insertShopAlarm(tx, alarm, at))) return false;
    await enqueue(tx, shopAlarm.job({ alarm: alarm.kind, occasion: alarm.occasion }));
    await enqueueAlarmCall(services, enqueue, tx, { event: alarm.kind, orderNumber: null, raisedAt: at });
    return true;
  });
  if (isFirst) log.warn({ kind: alarm.kind }, 'house.alarmed');
}

export type AlarmEvent = EscalationStep | ShopAlarm['kind'];
