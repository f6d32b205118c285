import { type Bani, bani, sumBani } from '#domain/money/bani.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';

/** Number of earlier weeks whose same weekday is the comparison. */
const WEEKS = 4;

export type Sold = {
  /** For a usual day the mean, with one decimal. */
  readonly numberOfOrders: number;
  readonly income: Bani;
};

/** Sales of an hour of a day; the part up to the present minute separately. */
export type SoldInHour = Sold & { readonly date: LocalDate; readonly hour: number; readonly isSoFar: boolean };

/** Comparison days: up to the present minute, and complete. */
export type ComparedDays = { readonly numberOfDays: number; readonly soFar: Sold; readonly whole: Sold };

export type DayCurve = {
  /** From the first to the last hour with sales on any of the days. */
  readonly hours: readonly { readonly hour: number; readonly today: Sold; readonly usual: Sold }[];
  readonly today: Sold;
  readonly lastWeek: ComparedDays;
  readonly usual: ComparedDays;
};

/** The comparison days: the same weekday of the last four weeks, the latest first. */
export function daysLike(date: LocalDate): readonly LocalDate[] {
  return Array.from({ length: WEEKS }, (_, week) => addDays(date, -7 * (week + 1)));
}

/** A day by hours compared with the same weekday; days without sales are left out of the mean. */
export function drawDayCurve(date: LocalDate, sold: readonly SoldInHour[]): DayCurve {
  const lastWeek = addDays(date, -7);
  const usualDays = daysLike(date).filter((day) => sold.some((one) => one.date === day));
  const hours = sold.map(({ hour }) => hour);
  const first = Math.min(...hours);
  const length = hours.length === 0 ? 0 : Math.max(...hours) - first + 1;
  return {
    hours: Array.from({ length }, (_, index) => {
      const inHour = sold.filter(({ hour }) => hour === first + index);
      return { hour: first + index, today: sumOf(inHour, [date]), usual: meanOf(inHour, usualDays) };
    }),
    today: sumOf(sold, [date]),
    lastWeek: compareDays(sold, sold.some((one) => one.date === lastWeek) ? [lastWeek] : []),
    usual: compareDays(sold, usualDays),
  };
}

function compareDays(sold: readonly SoldInHour[], days: readonly LocalDate[]): ComparedDays {
  const soFar = sold.filter(({ isSoFar }) => isSoFar);
  return { numberOfDays: days.length, soFar: meanOf(soFar, days), whole: meanOf(sold, days) };
}

function meanOf(sold: readonly SoldInHour[], days: readonly LocalDate[]): Sold {
  const { numberOfOrders, income } = sumOf(sold, days);
  const count = Math.max(days.length, 1);
  return { numberOfOrders: Math.round((numberOfOrders * 10) / count) / 10, income: bani(Math.round(income / count)) };
}

function sumOf(sold: readonly SoldInHour[], days: readonly LocalDate[]): Sold {
  const counted = sold.filter(({ date }) => days.includes(date));
  return {
    numberOfOrders: counted.reduce((sum, one) => sum + one.numberOfOrders, 0),
    income: sumBani(counted.map(({ income }) => income)),
  };
}
