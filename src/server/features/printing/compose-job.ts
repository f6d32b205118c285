import type { OrderView } from '#domain/orders/order-view.ts';
import { composeSlip, composeTestSlip } from '#domain/printing/compose-slip.ts';
import type { Slip } from '#domain/printing/slip.ts';
import { linesOfStation, slipLines } from '#domain/printing/slip-lines.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/restaurant.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { StoredJob } from './print-jobs.repository.ts';
import type { StoredPrinter } from './printers.repository.ts';

/** Reads an order as staff read it. Given by the app, because orders queue slips and features form no circle. */
export type LoadOrder = (id: number) => Promise<OrderView | null>;

export type ComposeServices = DbServices & { readonly loadOrder: LoadOrder };

/**
 * What stands on a slip, from the order as it is now; null where nothing is left to print: the order is gone, or nothing of
 * it is made at the printer's station.
 */
export async function composeJob(
  { db, loadOrder }: ComposeServices,
  { name, stationId }: Pick<StoredPrinter, 'name' | 'stationId'>,
  { slip, orderId, queuedAt: at, isCopy, changes }: StoredJob,
): Promise<Slip | null> {
  if (slip === 'test' || orderId === null) return composeTestSlip({ printer: name, at });
  const order = await loadOrder(orderId);
  if (order === null) return null;
  const isEmpty = stationId !== null && linesOfStation(slipLines(order), stationId).length === 0;
  if (slip === 'kitchen' && isEmpty) return null;
  const house = slip === 'receipt' ? await loadRestaurantFacts(db) : null;
  return composeSlip(slip, order, { at, house, isCopy, changes, stationId });
}
