import { intervalsOfDay } from '#domain/schedule/open-intervals.ts';
import type { Schedule, Service } from '#domain/schedule/schedule.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { OrderDay } from './order.ts';

/**
 * Whether an order is for today or a pre-order. Half past midnight of an evening that is open until two still belongs
 * to that evening, so a meal an hour from now is no pre-order. A moment in the past is no pre-order either: it is
 * refused as too early for today.
 *
 * @param requestedAt `null` = as soon as possible
 * @see readings.md 15, 18
 */
export function orderDay({
  schedule,
  service,
  at,
  requestedAt,
}: {
  readonly schedule: Schedule;
  readonly service: Service;
  readonly at: Instant;
  readonly requestedAt: Instant | null;
}): OrderDay {
  if (requestedAt === null || requestedAt <= at || dateOf(requestedAt) === dateOf(at)) return 'today';
  return servingDay(schedule, service, requestedAt) === servingDay(schedule, service, at) ? 'today' : 'ahead';
}

/** The service day of an instant: the previous day while its evening is still open. */
function servingDay(schedule: Schedule, service: Service, at: Instant): LocalDate {
  const day = dateOf(at);
  const evening = addDays(day, -1);
  const isEveningStill = intervalsOfDay(schedule, service, evening).some(
    ({ opensAt, closesAt }) => opensAt <= at && at < closesAt,
  );
  return isEveningStill ? evening : day;
}
