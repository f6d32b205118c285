import type { OrderView } from '#domain/orders/order-view.ts';
import { composeSlip, composeTestSlip } from '#domain/printing/compose-slip.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/restaurant.door.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { StoredJob, StoredPrinter } from './printing.repository.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { drawSlip } from './raster/draw-slip.ts';

/** Reads an order as staff read it. Given by the app, because orders queue slips and features form no circle. */
export type LoadOrder = (id: number) => Promise<OrderView | null>;

export type DrawServices = DbServices & { readonly loadOrder: LoadOrder };

/** The picture of a slip, from the order as it is now; null where the order is gone. */
export async function drawJob(
  { db, loadOrder }: DrawServices,
  printer: Pick<StoredPrinter, 'name' | 'width'>,
  { slip, orderId, queuedAt, isCopy, changes }: StoredJob,
): Promise<Bitmap | null> {
  if (slip === 'test' || orderId === null) {
    return drawSlip(composeTestSlip({ printer: printer.name, at: queuedAt }), printer.width);
  }
  const order = await loadOrder(orderId);
  if (order === null) return null;
  const house = slip === 'receipt' ? await loadRestaurantFacts(db) : null;
  return drawSlip(composeSlip(slip, order, { at: queuedAt, house, isCopy, changes }), printer.width);
}
