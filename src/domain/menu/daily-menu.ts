/**
 * The day's menu: dishes of one category, offered for one day at noon. Such a dish is an ordinary product; additionally
 * stored is which of them are offered on which day (docs/decisions/0216).
 */
import type { Bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, compareDates, type LocalDate, WEEK } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import type { AvailabilityWindow } from './availability-window.ts';
import { PRICE_MAXIMUM, PRODUCT_NAME_MAX_LENGTH, STOCK_MAXIMUM } from './editing/decide-product.ts';

export const DAILY_MENU_NAME = 'Meniul zilei';
export const MOST_DAILY_DISHES = 20;

/** Minutes since midnight. */
export type DailyHours = Pick<AvailabilityWindow, 'fromMinute' | 'untilMinute'>;

/** Default hours while the category has none: half past ten until half past three. */
const USUAL_HOURS: DailyHours = { fromMinute: 630, untilMinute: 930 };

/** The hours of the day's menu: the first window of its category. */
export function dailyHours(windows: readonly AvailabilityWindow[]): DailyHours {
  const { fromMinute, untilMinute } = windows[0] ?? USUAL_HOURS;
  return { fromMinute, untilMinute };
}

/** The category's windows with these hours, on every day: the dishes decide which days have a menu. */
export function withDailyHours(hours: DailyHours): readonly AvailabilityWindow[] {
  return [{ weekdays: WEEK, ...hours }];
}

/** Whether the menu of a day is over; hours past midnight end on the next day. */
export function isDailyMenuOver(day: LocalDate, { fromMinute, untilMinute }: DailyHours, now: Instant): boolean {
  return now >= firstInstantAt(untilMinute <= fromMinute ? addDays(day, 1) : day, untilMinute);
}

/** A dish as staff typed it; `price` null where it cannot be read. */
export type DailyDishDraft = {
  readonly name: string;
  readonly price: Bani | null;
  /** null: without end; 'kept': as many as are left. */
  readonly portions: number | null | 'kept';
  /** For a new dish: the legally required data. Null for a known or copied one. */
  readonly isNew: { readonly grams: number | null; readonly areAllergensTold: boolean } | null;
};

export type DailyProblem =
  | 'product_name_invalid'
  | 'price_invalid'
  | 'stock_invalid'
  | 'grams_invalid'
  | 'allergens_untold'
  | 'window_hour_invalid'
  | 'daily_hours_reversed';

/** What is wrong with a menu of the day, by field: `until`, `dishes.0.price`; ok where nothing is. */
export function judgeDailyMenu(
  dishes: readonly DailyDishDraft[],
  hours: DailyHours | null,
): Result<null, Readonly<Record<string, DailyProblem>>> {
  const problems: Record<string, DailyProblem> = Object.fromEntries<DailyProblem>([
    ...judgeHours(hours),
    ...dishes.flatMap((dish, place) =>
      judgeDish(dish).map(([field, problem]) => [`dishes.${place}.${field}`, problem] as const),
    ),
  ]);
  return Object.keys(problems).length === 0 ? ok(null) : err(problems);
}

/** Hours that pass midnight are those of a night; longer ones were typed the wrong way round. */
const LONGEST_NIGHT_MINUTES = MINUTES_PER_DAY / 2;

function judgeHours(hours: DailyHours | null): readonly (readonly [string, DailyProblem])[] {
  if (hours === null) return [['from', 'window_hour_invalid']];
  const minutes = hours.untilMinute - hours.fromMinute;
  const isRight = minutes > 0 || (minutes < 0 && minutes + MINUTES_PER_DAY <= LONGEST_NIGHT_MINUTES);
  return isRight ? [] : [['until', 'daily_hours_reversed']];
}

function judgeDish({ name, price, portions, isNew }: DailyDishDraft): readonly (readonly [string, DailyProblem])[] {
  const length = name.trim().length;
  const hasPortions = portions === null || portions === 'kept' || isWhole(portions, 0, STOCK_MAXIMUM);
  return [
    ...(length === 0 || length > PRODUCT_NAME_MAX_LENGTH ? ([['name', 'product_name_invalid']] as const) : []),
    ...(price === null || price <= 0 || price > PRICE_MAXIMUM ? ([['price', 'price_invalid']] as const) : []),
    ...(hasPortions ? [] : ([['portions', 'stock_invalid']] as const)),
    ...(isNew !== null && !isWhole(isNew.grams, 1, MOST_GRAMS) ? ([['grams', 'grams_invalid']] as const) : []),
    ...(isNew?.areAllergensTold === false ? ([['allergens', 'allergens_untold']] as const) : []),
  ];
}

/** Above ten kilograms a portion is a typing error. */
const MOST_GRAMS = 10_000;

function isWhole(number: number | null, least: number, most: number): boolean {
  return number !== null && Number.isInteger(number) && number >= least && number <= most;
}

/** The days whose menu can be copied: the same weekday of last week first, then the newest. */
export function orderByLikeness(days: readonly LocalDate[], today: LocalDate): readonly LocalDate[] {
  const lastWeek = addDays(today, -7);
  const newest = days.toSorted((one, other) => compareDates(other, one));
  return [...newest.filter((day) => day === lastWeek), ...newest.filter((day) => day !== lastWeek)];
}
