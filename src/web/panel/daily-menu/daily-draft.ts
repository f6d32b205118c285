/** The daily menu as staff type it, before it is published. */

import { sentenceOf } from '#contract/errors.ts';
import type { DailyDish, DailyMenu, DailyMenuBody } from '#contract/products/staff-calls.ts';
import { judgeDailyMenu } from '#domain/menu/daily-menu.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { formatAmount, parseLei } from '#domain/money/format-lei.ts';
import { parseMinuteOfDay } from '#domain/time/minute-of-day.ts';
import type { Problems } from '#web/forms/read-refusal.ts';

export type DraftDish = {
  /** Set for a dish that the daily menu already has. */
  readonly productId: number | null;
  /** A dish of the menu, to be copied. */
  readonly copyOf: number | null;
  readonly name: string;
  /** „350 g”; '' for a new dish. */
  readonly value: string;
  readonly price: string;
  readonly portions: string;
  /** Portions as they were read. A value that was not edited is not sent, because guests order meanwhile. */
  readonly portionsRead: string | null;
  readonly grams: string;
  readonly allergens: readonly Allergen[];
  readonly hasNoAllergens: boolean;
};

export type DailyDraft = {
  readonly from: string;
  readonly until: string;
  readonly dishes: readonly DraftDish[];
};

const portionsText = (portions: number | null) => (portions === null ? '' : String(portions));

/** @param isRunning take the portions that are left now */
export function draftDish(dish: DailyDish, { isRunning = false } = {}): DraftDish {
  const { productId, name, value, price } = dish;
  const portions = portionsText(dish.portions);
  return {
    ...EMPTY,
    productId,
    name,
    value,
    price: formatAmount(price),
    portions,
    portionsRead: isRunning ? portions : null,
  };
}

/** Dishes of another day, to be offered again: for their present price where prices may not be changed. */
export function repeatDishes(
  dishes: readonly DailyDish[],
  { known, mayChangePrices }: Pick<DailyMenu, 'known' | 'mayChangePrices'>,
): readonly DraftDish[] {
  return dishes.map((dish) => {
    const present = known.find(({ productId }) => productId === dish.productId);
    return draftDish(mayChangePrices || present === undefined ? dish : { ...dish, price: present.price });
  });
}

const EMPTY: DraftDish = {
  productId: null,
  copyOf: null,
  name: '',
  value: '',
  price: '',
  portions: '',
  portionsRead: null,
  grams: '',
  allergens: [],
  hasNoAllergens: false,
};

export function newDish(name: string): DraftDish {
  return { ...EMPTY, name };
}

export function copyDish({
  id,
  name,
  value,
  price,
}: {
  id: number;
  name: string;
  value: string;
  price: string;
}): DraftDish {
  return { ...EMPTY, copyOf: id, name, value, price };
}

export function isNewDish({ productId, copyOf }: DraftDish): boolean {
  return productId === null && copyOf === null;
}

export function draftOf({ from, until, dishes }: DailyMenu): DailyDraft {
  return { from, until, dishes: dishes.map((dish) => draftDish(dish, { isRunning: true })) };
}

/** Problems by field, by the rules of the server. */
export function judgeDraft({ from, until, dishes }: DailyDraft): Problems {
  const [first, last] = [parseMinuteOfDay(from), parseMinuteOfDay(until)];
  const hours = first.ok && last.ok ? { fromMinute: first.value, untilMinute: last.value } : null;
  const judged = judgeDailyMenu(
    dishes.map((dish) => {
      const price = parseLei(dish.price);
      return {
        name: dish.name,
        price: price.ok ? price.value : null,
        portions: numberOf(dish.portions),
        isNew: isNewDish(dish)
          ? { grams: numberOf(dish.grams), areAllergensTold: dish.hasNoAllergens || dish.allergens.length > 0 }
          : null,
      };
    }),
    hours,
  );
  if (judged.ok) return {};
  return Object.fromEntries(Object.entries(judged.error).map(([field, problem]) => [field, sentenceOf(problem)]));
}

/** null for an empty text; NaN for an unreadable one. */
function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.trim());
}

export function draftToWire({ from, until, dishes }: DailyDraft, version: number): DailyMenuBody {
  return {
    version,
    from,
    until,
    dishes: dishes.map((dish) => ({
      ...(dish.productId === null ? {} : { productId: dish.productId }),
      ...(dish.copyOf === null ? {} : { copyOf: dish.copyOf }),
      name: dish.name.trim(),
      price: dish.price,
      ...(dish.portions === dish.portionsRead ? {} : { portions: numberOf(dish.portions) }),
      ...(isNewDish(dish) ? { grams: numberOf(dish.grams), allergens: [...dish.allergens] } : {}),
    })),
  };
}
