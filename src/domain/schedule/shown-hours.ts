// Opening hours as a table of weekdays shows them.
import { firstInstantAt } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { instant, MINUTE_MS } from '#domain/time/instant.ts';
import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { coversDay, intervalsOfDay, type OpenInterval } from './open-intervals.ts';
import { hasHours, type Opening, type Schedule } from './schedule.ts';

/**
 * The intervals of a day, with hours after midnight as part of the evening before them: 09:00–24:00 on a day and
 * 00:00–03:00 on the next are 09:00–03:00 on the first and nothing on the second. A day that is open around the clock
 * stays a day of its own.
 */
export function shownIntervals(schedule: Schedule, opening: Opening, date: LocalDate): readonly OpenInterval[] {
  const own = intervalsOfDay(schedule, opening, date);
  if (own.some((interval) => coversDay(interval, date))) return own;
  const [midnight, nextMidnight] = [firstInstantAt(date, 0), firstInstantAt(addDays(date, 1), 0)];
  const evening = lastOf(schedule, opening, addDays(date, -1));
  const isOfEvening = ({ opensAt }: OpenInterval) =>
    opensAt === midnight && evening !== undefined && evening.closesAt >= midnight;
  const [morning] = intervalsOfDay(schedule, opening, addDays(date, 1));
  return own
    .filter((interval) => !isOfEvening(interval))
    .map((interval) => {
      const goesOn =
        interval.closesAt >= nextMidnight && morning?.opensAt === nextMidnight && !coversDay(morning, addDays(date, 1));
      return goesOn ? { ...interval, closesAt: instant(Math.max(interval.closesAt, morning.closesAt)) } : interval;
    });
}

/** The last interval of a day that is not open around the clock. */
function lastOf(schedule: Schedule, opening: Opening, date: LocalDate): OpenInterval | undefined {
  return intervalsOfDay(schedule, opening, date).findLast((interval) => !coversDay(interval, date));
}

/** The Monday of a week in which the clocks do not change. */
const A_MONDAY = localDate('2026-11-02');
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/**
 * The weekly hours without closures, as search engines read them (https://schema.org/openingHours): `Mo-Fr 10:00-22:00`.
 * Adjacent days with the same hours are one entry; empty while no hours are entered.
 */
export function weeklyHours(schedule: Schedule, opening: Opening): readonly string[] {
  if (!hasHours(schedule, opening)) return [];
  const usual = { ...schedule, closures: [] };
  const runs: { readonly first: string; last: string; readonly hours: readonly string[] }[] = [];
  for (const [day, name] of DAYS.entries()) {
    const date = addDays(A_MONDAY, day);
    const hours = shownIntervals(usual, opening, date).map((interval) => intervalForSearch(interval, date));
    const run = runs.at(-1);
    if (run?.hours.join() === hours.join()) run.last = name;
    else runs.push({ first: name, last: name, hours });
  }
  return runs.flatMap(({ first, last, hours }) =>
    hours.map((interval) => `${first === last ? first : `${first}-${last}`} ${interval}`),
  );
}

/** Equal times are read as closed, so 24 hours end one minute earlier. */
function intervalForSearch(interval: OpenInterval, date: LocalDate): string {
  const opens = formatHour(interval.opensAt);
  const closesAt = coversDay(interval, date) ? firstInstantAt(addDays(date, 1), 0) : interval.closesAt;
  const closes = formatHour(closesAt);
  return `${opens}-${closes === opens ? formatHour(instant(closesAt - MINUTE_MS)) : closes}`;
}
