// The only file that knows the restaurant's time zone. Runs in browsers without Temporal: offsets follow the EU rule,
// before that rule Intl, and the rest is arithmetic. The tests compare it with Temporal, so a change of the rule is
// noticed.
import { err, ok, type Result } from '#domain/result.ts';
import { DAY_MS, type Instant, instant, MINUTE_MS } from './instant.ts';
import { type LocalDate, localDateOfUtc, utcMidnightMs, type Weekday, weekdayOfUtc } from './local-date.ts';

/** The restaurant's time zone. */
export const BUCHAREST = 'Europe/Bucharest';

/** A reading of the restaurant's wall clock. */
export type Clock = {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly weekday: Weekday;
};

/** A wall time that matches no instant, or more than one; `nearest` is the first unambiguous one after it. */
export type ClockChangeRefusal = {
  readonly code: 'nonexistent_local_time' | 'ambiguous_local_time';
  readonly nearest: Instant;
};

/** Slow to create: a cheap phone reads system tables for 150 ms. Only for years before `FIRST_RULED_YEAR`. */
let wallFormat: Intl.DateTimeFormat | null = null;

/** Asks Intl; slow, so only a few dozen times for each year. */
function askOffsetMs(atMs: number): number {
  wallFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: BUCHAREST,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const wall = Object.fromEntries(wallFormat.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const { year, month, day, hour, minute, second } = wall;
  return Date.UTC(Number(year), Number(month) - 1, day, hour, minute, second) - atMs;
}

/** From `fromMs` (inclusive) to `untilMs` (exclusive) the wall clock is `offsetMs` ahead of UTC. */
type OffsetSpan = { readonly fromMs: number; readonly untilMs: number; readonly offsetMs: number };

const spansByYear = new Map<number, readonly OffsetSpan[]>();

/** The offsets of one UTC year, in order. */
function spansOf(year: number): readonly OffsetSpan[] {
  const known = spansByYear.get(year);
  if (known) return known;
  const spans = year >= FIRST_RULED_YEAR ? ruledSpans(year) : askedSpans(year);
  spansByYear.set(year, spans);
  return spans;
}

/**
 * First year of the EU rule: summer time from the last Sunday of March to that of October, 01:00 UTC (Directive
 * 2000/84/EC).
 */
const FIRST_RULED_YEAR = 1997;
const [WINTER_MS, SUMMER_MS] = [120 * MINUTE_MS, 180 * MINUTE_MS];
const [MARCH, OCTOBER] = [2, 9];

function ruledSpans(year: number): readonly OffsetSpan[] {
  const [summer, winter] = [clockChange(year, MARCH), clockChange(year, OCTOBER)];
  return [
    { fromMs: Date.UTC(year, 0), untilMs: summer, offsetMs: WINTER_MS },
    { fromMs: summer, untilMs: winter, offsetMs: SUMMER_MS },
    { fromMs: winter, untilMs: Date.UTC(year + 1, 0), offsetMs: WINTER_MS },
  ];
}

/** 01:00 UTC of the last Sunday of a month of 31 days. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 31));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS + 60 * MINUTE_MS;
}

/** The offsets according to the system. No month has two clock changes. */
function askedSpans(year: number): readonly OffsetSpan[] {
  const changes = [{ fromMs: Date.UTC(year, 0), offsetMs: askOffsetMs(Date.UTC(year, 0)) }];
  for (let month = 1; month <= 12; month += 1) {
    const monthEnd = Date.UTC(year, month);
    const offsetMs = askOffsetMs(monthEnd);
    if (offsetMs !== changes.at(-1)?.offsetMs) {
      changes.push({ fromMs: firstMinuteWith(offsetMs, Date.UTC(year, month - 1), monthEnd), offsetMs });
    }
  }
  return changes.map((change, index) => ({
    ...change,
    untilMs: changes[index + 1]?.fromMs ?? Date.UTC(year + 1, 0),
  }));
}

/** Finds the change by bisection between an instant with another offset and one with this offset. */
function firstMinuteWith(offsetMs: number, earlierMs: number, laterMs: number): number {
  if (laterMs - earlierMs <= MINUTE_MS) return laterMs;
  const middle = earlierMs + Math.floor((laterMs - earlierMs) / 2 / MINUTE_MS) * MINUTE_MS;
  return askOffsetMs(middle) === offsetMs
    ? firstMinuteWith(offsetMs, earlierMs, middle)
    : firstMinuteWith(offsetMs, middle, laterMs);
}

/** Cache of the last span: nearly all calls are about the same months. */
let lastSpan: OffsetSpan = { fromMs: 0, untilMs: 0, offsetMs: 0 };

/** How far the wall clock is ahead of UTC, and since when (within the year). */
function spanAt(atMs: number): OffsetSpan {
  if (atMs < lastSpan.fromMs || atMs >= lastSpan.untilMs) {
    const spans = spansOf(new Date(atMs).getUTCFullYear());
    lastSpan = spans.reduce((found, span) => (span.fromMs <= atMs ? span : found));
  }
  return lastSpan;
}

/** Reads the wall clock. */
export function bucharestClock(at: Instant): Clock {
  const wall = new Date(at + spanAt(at).offsetMs);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    millisecond: wall.getUTCMilliseconds(),
    weekday: weekdayOfUtc(wall),
  };
}

/** The calendar day in Bucharest; of the present instant, that is today. */
export function dateOf(at: Instant): LocalDate {
  return localDateOfUtc(at + spanAt(at).offsetMs);
}

/** Whole minutes since midnight on the wall clock, 0–1439. */
export function minuteOfDay(at: Instant): number {
  const { hour, minute } = bucharestClock(at);
  return hour * 60 + minute;
}

/**
 * Every instant with this wall time, earlier first (one; around a change none or two), and the moment of the last clock
 * change, which matters only then. `wallMs` counts the wall clock as if it ran on UTC.
 */
function instantsShowing(wallMs: number): { all: readonly Instant[]; change: Instant } {
  // One day before and after lie outside the change itself, and no two changes are that close.
  const [before, after] = [spanAt(wallMs - DAY_MS), spanAt(wallMs + DAY_MS)];
  // Almost every day: no change is near.
  if (before === after) return { all: [instant(wallMs - after.offsetMs)], change: instant(after.fromMs) };
  const offsets = new Set([before.offsetMs, after.offsetMs]);
  const all = [...offsets].map((offsetMs) => wallMs - offsetMs).filter((ms) => wallMs - ms === spanAt(ms).offsetMs);
  return { all: all.map(instant), change: instant(after.fromMs) };
}

/**
 * The instant at which the restaurant's clock shows this time.
 *
 * In the night the clocks change, an hour is missing in March and comes twice in October. Such a time is refused
 * rather than guessed; `nearest` is the first clear instant after it: 04:00 by the wall clock, both times.
 *
 * @param minutes whole minutes since midnight by the wall clock; 1440 and more reach into the following day
 * @see readings 14; romania.md §6.10 (dates of the changes)
 */
export function instantOf(date: LocalDate, minutes: number): Result<Instant, ClockChangeRefusal> {
  const { all, change } = instantsShowing(utcMidnightMs(date) + minutes * MINUTE_MS);
  const [first, second] = all;
  if (first === undefined) return err({ code: 'nonexistent_local_time', nearest: change });
  if (second === undefined) return ok(first);
  // The repeated hour ends as long after the change as the clock was set back.
  return err({ code: 'ambiguous_local_time', nearest: instant(change + (second - first)) });
}

/**
 * The first instant at which the restaurant's clock shows this time *or later*; for opening hours, which must always
 * begin and end. A time that comes twice is the earlier, a missing one is the change itself.
 *
 * @param minutes minutes since midnight by the wall clock; 1440 and more reach into the following day
 */
export function firstInstantAt(date: LocalDate, minutes: number): Instant {
  const { all, change } = instantsShowing(utcMidnightMs(date) + minutes * MINUTE_MS);
  return all[0] ?? change;
}
