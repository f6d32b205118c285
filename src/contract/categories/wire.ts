/** Categories for staff: the documents' fields, and those that only the back office needs. */
import { z } from 'zod';
import { SavedResponse, Version } from '../changes/wire.ts';
import { AvailabilityWindowsInput } from '../menu/windows.ts';
import { CategoryResponse } from '../menu/wire.ts';
import { StationIdInput } from '../stations/wire.ts';
import { TypedLei } from '../values/schemas.ts';

/** A checkbox value of a form: boolean or text. */
const Flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', 'da', 'nu', '']).transform((word) => word === 'true' || word === 'da'),
]);

export const StaffCategory = CategoryResponse.extend({
  version: Version,
  /** Where its products are made; null for none. */
  stationId: z.int().nullable(),
  /** Archived products, which may be restored. */
  numberOfArchivedProducts: z.int(),
});
export type StaffCategory = z.infer<typeof StaffCategory>;
/** In the order of the menu, including empty ones. */
export const StaffCategoriesResponse = z.array(StaffCategory);

const Extra = z.object({
  name: z.string().max(400),
  /** Empty or unreadable values are reported at their field. */
  price: TypedLei.optional(),
});

/** A row with an id changes that category, one without creates a new one (readings 41). */
export const CategoryRow = z.object({
  id: z.int().positive().max(2_147_483_647).nullish(),
  name: z.string().max(400).nullish(),
  /** The documents' other word for the name, read when `name` is missing. */
  value: z.string().max(400).nullish(),
  specialCategory: Flag.nullish(),
  extraIngredients: z.array(Extra).max(200).nullish(),
  isPickupFromSpecificLocation: Flag.nullish(),
  givenLocationForPickup: z.string().max(1_000).nullish(),
  preferredMessage: Flag.nullish(),
  additionalInformation: z.string().max(200_000).nullish(),
  /** Ours: the hash of an uploaded picture; null removes the picture, absent keeps it. */
  imageHash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullish(),
  /** Ours: where its products are made. */
  stationId: StationIdInput,
  /** Ours: when its products may be ordered. */
  availabilityWindows: AvailabilityWindowsInput,
  /** Ours: the version that was read; when absent, the last save wins. */
  version: Version.nullish(),
});
export type CategoryRow = z.output<typeof CategoryRow>;

/** The documented array; a single row is accepted as well. */
export const CreateCategoryRequest = z.union([
  z.array(CategoryRow).min(1).max(50),
  CategoryRow.transform((row) => [row]),
]);
/** `version` is that of the last row. */
export const CreateCategoryResponse = SavedResponse.extend({ categories: z.array(StaffCategory) });

export const CategoryParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Categories not named follow in their previous order. */
export const ReorderCategoriesRequest = z.object({
  ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(500),
});
