import type { Database } from '#server/platform/database.ts';
import { listUnhandledOrders, type UnhandledOrder } from './stored-orders.repository.ts';

/** More than a kitchen can answer; the longest waiting come first, so the rest has its turn. */
const MOST = 500;

/** Orders nobody has answered, the longest waiting first. */
export function listWaitingOrders(db: Database): Promise<readonly UnhandledOrder[]> {
  return listUnhandledOrders(db, MOST);
}
