/** The kitchen's capacity per quarter of an hour, and the points of a portion. Ours: the documents have no capacity. */
import { z } from 'zod';
import { MOST_OF_SLOT, MOST_POINTS } from '#domain/schedule/capacity.ts';
import { SavedFrom, Version } from '../changes/wire.ts';

const Id = z.int().positive().max(2_147_483_647);
const Most = z.int().min(1).max(MOST_OF_SLOT).nullable();
const Points = z.int().min(0).max(MOST_POINTS);

const Capacity = z.object({
  /** Points per quarter of an hour; null: unlimited. */
  points: Most,
  /** Deliveries per quarter of an hour; null: unlimited. */
  deliveries: Most,
});

export const CapacityResponse = Capacity.extend({
  /** Points of one station per quarter of an hour. */
  stations: z.array(z.object({ id: z.int(), name: z.string(), most: z.int().nullable() })),
  /** Points of a portion, by category. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), points: z.int() })),
  /** Every product; null: the points of its category. */
  products: z.array(z.object({ id: z.int(), name: z.string(), categoryId: z.int(), points: z.int().nullable() })),
  version: Version,
});

/** Missing fields stay. */
export const SaveCapacityRequest = Capacity.extend({
  stations: z
    .array(z.object({ id: Id, most: Most }))
    .max(100)
    .optional(),
  categories: z
    .array(z.object({ id: Id, points: Points }))
    .max(500)
    .optional(),
  /** Every product whose points differ from its category's. */
  exceptions: z
    .array(z.object({ id: Id, points: Points }))
    .max(5_000)
    .optional(),
}).extend(SavedFrom.shape);
