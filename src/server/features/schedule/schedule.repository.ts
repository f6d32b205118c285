import { z } from 'zod';
import {
  type Closure,
  SCHEDULE_TYPES,
  type ScheduleType,
  SERVICES,
  type Service,
  type ServiceTerms,
  type WeeklyInterval,
} from '#domain/schedule/schedule.ts';
import { localDate, type Weekday } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';

/** Far more than a restaurant takes off in years. */
const MOST_CLOSURES = 500;

const ScheduleTypeName = z.enum(SCHEDULE_TYPES);
const ServiceName = z.enum(SERVICES);
const WeekdayNumber = z
  .int()
  .min(1)
  .max(7)
  // 1…7 by the two checks above.
  .transform((day) => day as Weekday);

/** A day of a kind of schedule, as it was saved; a closed day may keep its intervals for later. */
export type StoredDay = {
  readonly scheduleType: ScheduleType;
  readonly weekday: Weekday;
  readonly isOpen: boolean;
  /** By opening time. */
  readonly intervals: readonly WeeklyInterval[];
};

/** `null` = all services, now and later. */
export type StoredClosure = Omit<Closure, 'services'> & { readonly services: readonly Service[] | null };

export async function listDays(db: Database): Promise<readonly StoredDay[]> {
  const days = await db
    .selectFrom('schedule_days')
    .select(['schedule_type', 'weekday', 'is_open'])
    .orderBy('schedule_type')
    .orderBy('weekday')
    .execute();
  const intervals = await db
    .selectFrom('schedule_intervals')
    .select(['schedule_type', 'weekday', 'opens_minute', 'closes_minute'])
    .orderBy('opens_minute')
    .execute();
  return days.map((day) => {
    const weekday = WeekdayNumber.parse(day.weekday);
    return {
      scheduleType: ScheduleTypeName.parse(day.schedule_type),
      weekday,
      isOpen: day.is_open,
      intervals: intervals
        .filter((one) => one.schedule_type === day.schedule_type && one.weekday === day.weekday)
        .map((one) => ({ weekday, opensMinute: one.opens_minute, closesMinute: one.closes_minute })),
    };
  });
}

/** In order of their days. */
export async function listClosures(db: Database): Promise<readonly StoredClosure[]> {
  const rows = await db
    .selectFrom('closures')
    .select(['name', 'message', 'start_date', 'end_date', 'services'])
    .orderBy('start_date')
    .orderBy('id')
    .limit(MOST_CLOSURES)
    .execute();
  return rows.map((row) => ({
    name: row.name,
    message: row.message,
    startDate: localDate(row.start_date),
    endDate: localDate(row.end_date),
    services: z.array(ServiceName).nullable().parse(row.services),
  }));
}

/** A service that nobody has set up yet is off. */
export async function loadServiceTerms(db: Database): Promise<Readonly<Record<Service, ServiceTerms>>> {
  const rows = await db
    .selectFrom('services')
    .select(['service', 'is_enabled', 'as_soon_as_possible', 'minimum_advance_minutes', 'maximum_advance_minutes'])
    .execute();
  const termsOf = (service: Service): ServiceTerms => {
    const row = rows.find((one) => one.service === service);
    return {
      enabled: row?.is_enabled ?? false,
      asSoonAsPossible: row?.as_soon_as_possible ?? false,
      minimumAdvanceMinutes: row?.minimum_advance_minutes ?? null,
      maximumAdvanceMinutes: row?.maximum_advance_minutes ?? null,
    };
  };
  return {
    pickup: termsOf('pickup'),
    delivery: termsOf('delivery'),
    booking: termsOf('booking'),
    preOrders: termsOf('preOrders'),
  };
}
