import type { OrderView } from '#domain/orders/order-view.ts';
import { composeSlip, composeTestSlip } from '#domain/printing/compose-slip.ts';
import type { Slip } from '#domain/printing/slip.ts';
import { linesOfStation, slipLines } from '#domain/printing/slip-lines.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/restaurant.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { StoredJob } from './print-jobs.repository.ts';
import type { StoredPrinter } from './printers.repository.ts';

/**
 * Loads an order as staff see it. Passed in by the app, because orders queue slips and features must not import each
 * other in a circle.
 */
export type LoadOrder = (id: number) => Promise<OrderView | null>;

export type ComposeServices = DbServices & { readonly loadOrder: LoadOrder };

/**
 * The content of a slip, from the present order; null when nothing is left to print: the order was deleted, or nothing
 * of it is made at the printer's station.
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
