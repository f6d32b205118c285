/**
 * When a category or a product may be ordered: the daily menu from Tuesday to Friday at noon, breakfast in the morning.
 * Windows are wall times of Bucharest by weekday; the hours after midnight belong to the day the window begins on.
 */
import { type OpenInterval, stretchesOn } from '#domain/schedule/open-intervals.ts';
import { findStretch } from '#domain/schedule/open-state.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { LocalDate, Weekday } from '#domain/time/local-date.ts';
import type { OrderableDays } from './availability.ts';
import type { Category, Product } from './menu.ts';

/** On each of the days from one wall time to another; `until` at or before `from` means the next day. */
export type AvailabilityWindow = {
  readonly weekdays: readonly Weekday[];
  /** Minutes since midnight, 0–1439. */
  readonly fromMinute: number;
  /** Minutes since midnight, 0–1439; not included. */
  readonly untilMinute: number;
};

/** The days on which windows may begin; the hours after midnight of the last one still count. */
export type WindowDays = { readonly startDate: LocalDate; readonly endDate: LocalDate };

/** A window comes back after a week; a second one in case the first falls into the hour that March leaves out. */
const HORIZON_DAYS = 15;

/**
 * The windows that apply to a product: its own, or its category's where it has none. No window means at any time. So a
 * product that is orderable at any time within a category with windows needs its own window over the whole week.
 */
export function windowsOf(
  product: Pick<Product, 'availabilityWindows'>,
  category: Pick<Category, 'availabilityWindows'> | null,
): readonly AvailabilityWindow[] {
  return product.availabilityWindows.length > 0 ? product.availabilityWindows : (category?.availabilityWindows ?? []);
}

/**
 * Whether something with these windows may be had at an instant; the end of a window is outside.
 *
 * @param days left out where windows may begin on any day; they bind windows only, not what has none
 */
export function isWithin(windows: readonly AvailabilityWindow[], at: Instant, days?: WindowDays): boolean {
  if (windows.length === 0) return true;
  const stretch = findWindow(windows, at, days);
  return stretch !== null && stretch.opensAt <= at;
}

/** The first instant, from this one on, at which something with these windows may be had; null when there is none. */
export function nextAvailable(windows: readonly AvailabilityWindow[], at: Instant, days?: WindowDays): Instant | null {
  if (windows.length === 0) return at;
  const stretch = findWindow(windows, at, days);
  return stretch && instant(Math.max(stretch.opensAt, at));
}

/** When the answer of `isWithin` changes next; null when it does not. */
export function nextWindowTurn(windows: readonly AvailabilityWindow[], at: Instant, days?: WindowDays): Instant | null {
  const stretch = windows.length === 0 ? null : findWindow(windows, at, days);
  if (stretch === null) return null;
  return stretch.opensAt > at ? stretch.opensAt : stretch.closesAt;
}

/** The state of a product with respect to its windows. */
export type WindowState = {
  /** May be ordered as soon as possible. */
  readonly isNow: boolean;
  /** From when it is available; null when no window follows. */
  readonly at: Instant | null;
  /**
   * May be ordered, now or for a later moment; false for a product sold today only whose window returns on another day.
   */
  readonly canBeChosen: boolean;
};

/**
 * Whether a product may be ordered now, or when its windows make it available and whether it can be ordered for then.
 *
 * @param days for which days the product may be ordered, as `orderableDays` returns
 */
export function windowState(windows: readonly AvailabilityWindow[], days: OrderableDays, now: Instant): WindowState {
  const at = nextAvailable(windows, now);
  const isToday = at !== null && dateOf(at) === dateOf(now);
  return { isNow: at === now, at, canBeChosen: at !== null && (days.ahead || (days.today && isToday)) };
}

function findWindow(windows: readonly AvailabilityWindow[], at: Instant, days?: WindowDays): OpenInterval | null {
  const hours = windows.flatMap(({ weekdays, fromMinute, untilMinute }) =>
    weekdays.map((weekday) => ({ weekday, opensMinute: fromMinute, closesMinute: untilMinute })),
  );
  const mayBegin = (date: LocalDate) => days === undefined || (days.startDate <= date && date <= days.endDate);
  return findStretch((date) => (mayBegin(date) ? stretchesOn(hours, date) : []), at, HORIZON_DAYS);
}
