import { encodeAnswer } from '#contract/define/convert-fields.ts';
import { getPanelWatch } from '#contract/watch/staff-calls.ts';
import { clientName } from '#domain/orders/describe-order.ts';
import { onlyCalledName, type StaffReader } from '#domain/orders/kitchen-reader.ts';
import { openSince, PANEL_SILENT_MS } from '#domain/orders/steps/escalation.ts';
import { mayHandle } from '#domain/printing/slip-reader.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { listOrdersToBegin, listWaitingOrders, type OrderToBegin } from '#server/features/orders/index.ts';
import {
  loadPrinterStates,
  loadPrintQuestions,
  type PrinterState,
  type PrintQuestion,
} from '#server/features/printing/index.ts';
import { readScheduleInForce } from '#server/features/restaurant-facts/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { countPanels, listAlarms, listBegun, type OrderAlarm } from './watch.repository.ts';

export type PanelWatch = {
  readonly at: Instant;
  readonly isOpen: boolean;
  readonly panels: number;
  readonly panelsWithSound: number;
  /** Of unanswered orders. */
  readonly alarms: readonly (OrderAlarm & { readonly orderNumber: number })[];
  readonly toBegin: readonly OrderToBegin[];
  readonly printers: readonly PrinterState[];
  readonly printQuestions: readonly PrintQuestion[];
};

/** Whether a panel can be heard, and the present alarms. */
export async function findPanelWatch({
  db,
  clock,
  snapshots,
}: {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly snapshots: Snapshots;
}): Promise<PanelWatch> {
  const at = clock();
  const waiting = new Map((await listWaitingOrders(db, at)).map(({ id, number }) => [id, number]));
  const alarms = waiting.size === 0 ? [] : await listAlarms(db, [...waiting.keys()]);
  const promised = await listOrdersToBegin(db, at);
  const begun =
    promised.length === 0
      ? new Set()
      : await listBegun(
          db,
          promised.map(({ id }) => id),
        );
  const printers = await loadPrinterStates(db, at);
  const { panels, panelsWithSound } = await countPanels(db, instant(at - PANEL_SILENT_MS));
  return {
    at,
    isOpen: openSince(await readScheduleInForce({ snapshots }), at) !== null,
    panels,
    panelsWithSound,
    alarms: alarms.flatMap((alarm) => {
      const orderNumber = waiting.get(alarm.orderId);
      return orderNumber === undefined ? [] : [{ ...alarm, orderNumber }];
    }),
    toBegin: promised.filter(({ id }) => !begun.has(id)),
    printers,
    printQuestions: printers.length === 0 ? [] : await loadPrintQuestions(db, at),
  };
}

/** What a panel is told; the kitchen is asked about its own slips only. */
export function presentWatch(
  { at, isOpen, panels, panelsWithSound, alarms, toBegin, printers, printQuestions }: PanelWatch,
  reader: StaffReader,
) {
  return encodeAnswer(getPanelWatch, {
    serverTime: at,
    isOpen,
    panels,
    panelsWithSound,
    alarms: alarms.map(({ orderNumber, step, raisedAt }) => ({ orderNumber, step, raisedAt })),
    preparations: toBegin.map(({ number, contact, method, promisedAt, startsAt }) => ({
      orderNumber: number,
      client: clientName(reader === 'kitchen' ? onlyCalledName(contact) : contact),
      deliveryMethod: method,
      promisedAt,
      startsAt,
    })),
    printers: printers.map(({ id, name, standing, lastSeenAt, prints }) => ({
      id,
      name,
      standing,
      lastSeenAt,
      prints,
    })),
    printQuestions: printQuestions.filter(({ slip }) => mayHandle(reader, slip)),
  });
}
