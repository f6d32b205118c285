import type { StationDraft } from '#domain/menu/editing/decide-stations.ts';
import { MOST_STATIONS } from '#domain/menu/editing/decide-stations.ts';
import type { Station } from '#domain/menu/station.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

export type StationUse = Station & {
  /** Names of the categories made there. */
  readonly categories: readonly string[];
  /** Names of products that have it as their own station; archived ones are left out. */
  readonly products: readonly string[];
};

/** Every station in the owner's order. */
export function listStations(db: Database): Promise<readonly Station[]> {
  return db
    .selectFrom('stations')
    .select(['id', 'name'])
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_STATIONS)
    .execute();
}

/** Every station with its categories and products. */
export async function listStationUse(db: Database): Promise<readonly StationUse[]> {
  const stations = await listStations(db);
  const categories = await db
    .selectFrom('categories')
    .select(['station_id', 'name'])
    .where('station_id', 'is not', null)
    .orderBy('position')
    .execute();
  const products = await db
    .selectFrom('products')
    .select(['station_id', 'name'])
    .where('station_id', 'is not', null)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .execute();
  const namesAt = (rows: readonly { station_id: number | null; name: string }[], id: number) =>
    rows.filter(({ station_id: stationId }) => stationId === id).map(({ name }) => name);
  return stations.map((station) => ({
    ...station,
    categories: namesAt(categories, station.id),
    products: namesAt(products, station.id),
  }));
}

/** Whether the station exists; it is locked until the transaction ends. */
export async function lockStation(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('stations').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Replaces all stations by these, in this order. Dishes of a removed one have none. */
export async function replaceStations(tx: Tx, stations: readonly StationDraft[]): Promise<void> {
  const kept = stations.flatMap(({ id }) => (id === null ? [] : [id]));
  const obsolete = tx.deleteFrom('stations');
  await (kept.length === 0 ? obsolete : obsolete.where('id', 'not in', kept)).execute();
  for (const [position, { id, name }] of stations.entries()) {
    if (id === null) await tx.insertInto('stations').values({ name, position }).execute();
    else await tx.updateTable('stations').set({ name, position }).where('id', '=', id).execute();
  }
}
