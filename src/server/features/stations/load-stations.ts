import type { Station } from '#domain/menu/station.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listStations, lockStation } from './stations.repository.ts';

/** Every station in the owner's order. */
export function loadStations(db: Database): Promise<readonly Station[]> {
  return listStations(db);
}

/** Whether dishes may get this station (null included); it is locked until the transaction ends. */
export async function mayChooseStation(tx: Tx, id: number | null): Promise<boolean> {
  return id === null || lockStation(tx, id);
}
