import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { Database } from '#server/platform/database.ts';
import { listZones } from './delivery.repository.ts';

/** Where the restaurant delivers, and where it did; the rules look at `enabled`. */
export function loadZones(db: Database): Promise<readonly OrderZone[]> {
  return listZones(db);
}
