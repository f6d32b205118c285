import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import type { Database } from '#server/platform/database.ts';
import { listZones } from './delivery.repository.ts';

/** Present and former delivery zones; the rules check `enabled`. */
export function loadZones(db: Database): Promise<readonly OrderZone[]> {
  return listZones(db);
}
