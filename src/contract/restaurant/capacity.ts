/** How much the kitchen takes on in a quarter of an hour. Ours: the documents know no limit. */
import { z } from 'zod';
import { MOST_OF_SLOT } from '#domain/schedule/capacity.ts';
import { SavedFrom, Version } from '../changes.ts';

const Most = z.int().min(1).max(MOST_OF_SLOT).nullable();

const Capacity = z.object({
  /** Points of work in a quarter of an hour; null: any number. */
  points: Most,
  /** Deliveries in a quarter of an hour; null: any number. */
  deliveries: Most,
});

export const CapacityResponse = Capacity.extend({ version: Version });
export const SaveCapacityRequest = Capacity.extend(SavedFrom.shape);
