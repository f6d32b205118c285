import { createHash } from 'node:crypto';
import type { OrderView } from '#domain/orders/order-view.ts';
import { composeSlip, composeTestSlip } from '#domain/printing/compose-slip.ts';
import type { Slip } from '#domain/printing/slip.ts';
import { linesOfStation, slipLines } from '#domain/printing/slip-lines.ts';
import { loadRestaurantFacts } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { StoredJob } from './print-jobs.repository.ts';
import type { StoredPrinter } from './printers.repository.ts';
import { cutForPrinter } from './raster/draw-slip.ts';

/**
 * Loads an order as staff see it. Passed in by the app, because orders queue slips and features must not import each
 * other in a circle.
 */
export type LoadOrder = (id: number) => Promise<OrderView | null>;

export type ComposeServices = DbServices & { readonly loadOrder: LoadOrder };

/** A slip as its printer accepts it; the hash tells whether it is still the slip whose first part was printed. */
export type ComposedJob = { readonly parts: readonly Slip[]; readonly contentHash: string };

/**
 * The slip of a job, from the present order, cut into parts; null when nothing is left to print: the order was deleted,
 * or nothing of it is made at the printer's station.
 */
export async function composeJob(
  services: ComposeServices,
  printer: StoredPrinter,
  job: Omit<StoredJob, 'part' | 'parts'>,
): Promise<ComposedJob | null> {
  const slip = await composeWhole(services, printer, job);
  if (slip === null) return null;
  const contentHash = createHash('sha256')
    .update(JSON.stringify([printer.width, slip]))
    .digest('base64url');
  return { parts: cutForPrinter(slip, printer.width), contentHash };
}

async function composeWhole(
  { db, loadOrder }: ComposeServices,
  { name, stationId }: StoredPrinter,
  { slip, orderId, queuedAt: at, isCopy, changes }: Omit<StoredJob, 'part' | 'parts'>,
): Promise<Slip | null> {
  if (slip === 'test' || orderId === null) return composeTestSlip({ printer: name, at });
  const order = await loadOrder(orderId);
  if (order === null) return null;
  const isEmpty = stationId !== null && linesOfStation(slipLines(order), stationId).length === 0;
  if (slip === 'kitchen' && isEmpty) return null;
  const restaurant = slip === 'receipt' ? await loadRestaurantFacts(db) : null;
  return composeSlip(slip, order, { at, restaurant, isCopy, changes, stationId });
}
