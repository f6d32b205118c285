/**
 * A rehearsal: invented orders on the real panels, board and printers, deleted at the end (docs/decisions/0210). Every
 * process continues it every few seconds; the row of the rehearsal is locked, so each order is placed once.
 */
import { isOpenOrder } from '#domain/orders/order-status.ts';
import { gradeRehearsal } from '#domain/rehearsal/grade-rehearsal.ts';
import { gradeSetup } from '#domain/rehearsal/grade-setup.ts';
import { hasUnorderableDish, inventRehearsalOrder } from '#domain/rehearsal/invent-rehearsal-order.ts';
import {
  CANCELLED_AFTER_SECONDS,
  countDue,
  endsAt,
  faultAt,
  indexOfNumber,
  type RehearsalFault,
  rehearsalNumber,
  wasInterrupted,
} from '#domain/rehearsal/rehearsal.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadOrderMenu } from '#server/features/menu/index.ts';
import {
  type AnswerServices,
  cancelOrder,
  listRehearsedOrders,
  ORDER_EVENTS_CHANNEL,
  placeRehearsalOrder,
  removeRehearsalOrders,
  type StoredRehearsalOrder,
} from '#server/features/orders/index.ts';
import type { Announcements } from '#server/platform/events/announcements.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import { watchDiskSpace } from '#server/platform/postgres/disk-space.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import {
  type Ending,
  findRunning,
  insertRehearsal,
  listPanelsSince,
  lockRunning,
  type RunningRehearsal,
  saveEnding,
  saveProgress,
} from './rehearsals.repository.ts';

export type RehearsalServices = AnswerServices & {
  readonly announcements: Announcements;
  readonly config: { readonly databaseFolder: string | null; readonly dataDir: string };
};

export type StartRefusal = { readonly code: 'rehearsal_running' | 'rehearsal_without_menu' };

export async function startRehearsal(
  services: RehearsalServices,
  staffId: number,
  { minutes, orders, faults, withCouriers }: Pick<RunningRehearsal, 'minutes' | 'orders' | 'faults' | 'withCouriers'>,
): Promise<Result<null, StartRefusal>> {
  const at = services.clock();
  const started = await inRefusableTransaction<null, StartRefusal>(services.db, async (tx) => {
    const menu = [...(await loadOrderMenu(tx, at)).products.values()];
    if (inventRehearsalOrder(menu, { index: 1, run: 1, faults: [] }) === null) {
      return err({ code: 'rehearsal_without_menu' });
    }
    const played = faults.filter((fault) => fault !== 'sold_out' || hasUnorderableDish(menu));
    const isFirst = await insertRehearsal(tx, { staffId, minutes, orders, faults: played, withCouriers, at });
    return isFirst ? ok(null) : err({ code: 'rehearsal_running' });
  });
  if (!started.ok) return started;
  services.log.info({ staffId }, 'rehearsal.started');
  await continueRehearsal(services);
  return started;
}

/**
 * Places due orders, plays the guest who cancels, and ends the rehearsal when it is over. May be called often and by
 * many processes.
 */
export async function continueRehearsal(services: RehearsalServices): Promise<void> {
  const now = services.clock();
  if ((await findRunning(services.db)) === null) return;
  const cancelled = await inTransaction(services.db, async (tx) => {
    await lockRunning(tx);
    const running = await findRunning(tx);
    if (running === null) return [];
    if (wasInterrupted(running.lookedAt, now)) {
      await endWithin(tx, services, running, { ending: 'interrupted', at: now });
      return [];
    }
    await placeDue(tx, running, now);
    const orders = await listRehearsedOrders(tx);
    if (isOver(running, orders, now)) {
      await endWithin(tx, services, running, { ending: 'finished', at: now });
      return [];
    }
    return orders.filter((order) => isToBeCancelled(order, running.faults, now));
  });
  services.announcements.announce(ORDER_EVENTS_CHANNEL);
  for (const { number } of cancelled) await cancelOrder(services, number, 'M-am răzgândit (repetiție).');
}

/** Ends the running rehearsal at once; does nothing when there is none. */
export async function stopRehearsal(services: RehearsalServices, staffId: number): Promise<void> {
  const at = services.clock();
  await inTransaction(services.db, async (tx) => {
    await lockRunning(tx);
    const running = await findRunning(tx);
    if (running !== null) await endWithin(tx, services, running, { ending: 'stopped', at });
  });
  services.announcements.announce(ORDER_EVENTS_CHANNEL);
  services.log.info({ staffId }, 'rehearsal.stopped');
}

async function placeDue(tx: Tx, running: RunningRehearsal, now: Instant): Promise<void> {
  const { id, faults, placed } = running;
  const due = countDue(running, now);
  const menu = due > placed ? [...(await loadOrderMenu(tx, now)).products.values()] : [];
  for (let index = placed + 1; index <= due; index += 1) {
    const order = inventRehearsalOrder(menu, { index, run: id, faults });
    // The whole menu was removed meanwhile, so this order is skipped.
    if (order !== null) await placeRehearsalOrder(tx, order, { number: rehearsalNumber(id, index), at: now });
  }
  await saveProgress(tx, id, due, now);
}

function isOver(running: RunningRehearsal, placed: readonly StoredRehearsalOrder[], now: Instant): boolean {
  if (now >= endsAt(running.startedAt, running.minutes)) return true;
  const haveEnded = placed.every(({ status }) => !isOpenOrder(status));
  return countDue(running, now) === running.orders && haveEnded;
}

function isToBeCancelled(
  { number, status, placedAt }: StoredRehearsalOrder,
  faults: readonly RehearsalFault[],
  now: Instant,
): boolean {
  const isPlayed = faultAt(indexOfNumber(number), faults) === 'cancelled';
  return isPlayed && status === 'NEW' && now - placedAt >= CANCELLED_AFTER_SECONDS * 1000;
}

/** Grades the rehearsal and deletes its orders; the findings are kept. */
async function endWithin(
  tx: Tx,
  { config }: Pick<RehearsalServices, 'config'>,
  { id, faults, withCouriers, startedAt }: RunningRehearsal,
  { ending, at }: { readonly ending: Ending; readonly at: Instant },
): Promise<void> {
  const orders = await listRehearsedOrders(tx);
  const disk = watchDiskSpace(config.databaseFolder ?? config.dataDir, ROOMY_BYTES);
  const findings = [
    ...gradeRehearsal(
      orders.map(({ number, ...order }) => ({ ...order, fault: faultAt(indexOfNumber(number), faults) })),
      { withCouriers },
    ),
    ...gradeSetup(await listPanelsSince(tx, startedAt), { isDiskNearlyFull: await disk.isLow() }),
  ];
  await removeRehearsalOrders(tx);
  await saveEnding(tx, id, { ending, findings, at });
}

/** Orders are refused only far below this, so there is time to free space. */
const ROOMY_BYTES = 1024 ** 3;
