/** Ours: the stations of the kitchen, where dishes are made. */
import { z } from 'zod';
import { MOST_STATIONS } from '#domain/menu/editing/decide-stations.ts';
import { SavedFrom, Version } from '../changes/wire.ts';

const StationId = z.int().positive().max(2_147_483_647);

/** Station of a saved category or product: null removes it, absent keeps it. */
export const StationIdInput = StationId.nullish();

/** Station of an order's dish, by the present menu; null for none, and for guests. */
export const StationOfDish = z.object({ id: StationId, name: z.string() }).nullable();

export const StationsResponse = z.object({
  version: Version,
  /** In the owner's order. */
  stations: z.array(
    z.object({
      id: StationId,
      name: z.string(),
      /** Names of the categories made there. */
      categories: z.array(z.string()),
      /** Names of products that have it as their own station. */
      products: z.array(z.string()),
    }),
  ),
});

export const SaveStationsRequest = SavedFrom.extend({
  /** The complete list, in order; products of a missing station have none afterwards. */
  stations: z.array(z.object({ id: StationId.nullish(), name: z.string().max(200) })).max(MOST_STATIONS),
});
