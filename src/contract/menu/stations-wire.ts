/** Ours: the stations of the kitchen, where dishes are made. */
import { z } from 'zod';
import { MOST_STATIONS } from '#domain/menu/editing/decide-stations.ts';
import { SavedFrom, Version } from '../changes.ts';

const StationId = z.int().positive().max(2_147_483_647);

/** Of a category or a product, as it is saved: null takes it away, absent leaves it. */
export const StationIdInput = StationId.nullish();

/** Where a dish of an order is made, by the menu as it is now; null for none, and for guests. */
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
      /** Names of products whose own station it is. */
      products: z.array(z.string()),
    }),
  ),
});

export const SaveStationsRequest = SavedFrom.extend({
  /** All of them, in order: what was made at one that is missing has none. */
  stations: z.array(z.object({ id: StationId.nullish(), name: z.string().max(200) })).max(MOST_STATIONS),
});
