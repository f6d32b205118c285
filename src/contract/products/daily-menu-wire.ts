/** Ours: the day's menu, as composed by staff. */
import { z } from 'zod';
import { MOST_DAILY_DISHES } from '#domain/menu/daily-menu.ts';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { SavedFrom, SavedResponse, Version } from '../changes/wire.ts';
import { Lei, TypedLei, WireDate } from '../values/schemas.ts';

const Id = z.int().positive().max(2_147_483_647);
const Hour = z.string().max(10);

const Dish = z.object({
  productId: Id,
  name: z.string(),
  /** Its portion: `350 g`. */
  value: z.string(),
  price: Lei,
  /** Today: what is left; another day: what was cooked; null: unlimited. */
  portions: z.int().nullable(),
});

export const DailyMenuResponse = z.object({
  version: Version,
  day: WireDate,
  /** `10:30` and `15:30`. */
  from: Hour,
  until: Hour,
  /** Offered today; empty when nothing is, or the hours have ended. */
  dishes: z.array(Dish),
  /** Every dish that was made for the day's menu. */
  known: z.array(Dish),
  /** Menus of other days, the same weekday of last week first. */
  earlier: z.array(z.object({ day: WireDate, dishes: z.array(Dish) })),
  /** New dishes and other prices need this right. */
  mayChangePrices: z.boolean(),
});

/** The complete menu of today, in order. */
export const SaveDailyMenuRequest = SavedFrom.extend({
  from: Hour,
  until: Hour,
  dishes: z
    .array(
      z.object({
        /** A dish of the day's menu. */
        productId: Id.nullish(),
        /** A product to copy, with everything that is declared about it. */
        copyOf: Id.nullish(),
        name: z.string().max(200),
        price: TypedLei,
        /** null: unlimited; left out: as many as are left. */
        portions: z.number().nullish(),
        /** For a dish that is neither known nor copied. */
        grams: z.number().nullish(),
        /** For such a dish; an empty list declares that it contains none. */
        allergens: z.array(z.enum(ALLERGENS)).nullish(),
      }),
    )
    .max(MOST_DAILY_DISHES),
});

export const SaveDailyMenuResponse = SavedResponse.extend({ menu: DailyMenuResponse });
