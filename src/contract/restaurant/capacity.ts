/** How much the kitchen takes on in a quarter of an hour, and what a portion is worth. Ours: the documents know no limit. */
import { z } from 'zod';
import { MOST_OF_SLOT, MOST_POINTS } from '#domain/schedule/capacity.ts';
import { SavedFrom, Version } from '../changes.ts';

const Id = z.int().positive().max(2_147_483_647);
const Most = z.int().min(1).max(MOST_OF_SLOT).nullable();
const Points = z.int().min(0).max(MOST_POINTS);

const Capacity = z.object({
  /** Points of work in a quarter of an hour; null: any number. */
  points: Most,
  /** Deliveries in a quarter of an hour; null: any number. */
  deliveries: Most,
});

export const CapacityResponse = Capacity.extend({
  /** Points of work at one station in a quarter of an hour. */
  stations: z.array(z.object({ id: z.int(), name: z.string(), most: z.int().nullable() })),
  /** What a portion is worth. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), points: z.int() })),
  /** Every product; null: worth what its category is. */
  products: z.array(z.object({ id: z.int(), name: z.string(), categoryId: z.int(), points: z.int().nullable() })),
  version: Version,
});

/** What is not named stays. */
export const SaveCapacityRequest = Capacity.extend({
  stations: z
    .array(z.object({ id: Id, most: Most }))
    .max(100)
    .optional(),
  categories: z
    .array(z.object({ id: Id, points: Points }))
    .max(500)
    .optional(),
  /** Every product that is worth something else than its category. */
  exceptions: z
    .array(z.object({ id: Id, points: Points }))
    .max(5_000)
    .optional(),
}).extend(SavedFrom.shape);
