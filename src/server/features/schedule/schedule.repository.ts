import { z } from 'zod';
import type { SavedClosure, SavedDay } from '#domain/schedule/saved-schedule.ts';
import { type ScheduleType, SERVICES, type Service, type ServiceTerms } from '#domain/schedule/schedule.ts';
import { localDate, type Weekday } from '#domain/time/local-date.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';

/** Upper bound, far more than a restaurant closes in years. */
const MOST_CLOSURES = 500;

const ServiceName = z.enum(SERVICES);
const WeekdayNumber = z
  .int()
  .min(1)
  .max(7)
  // 1…7, ensured by the two checks above.
  .transform((day) => day as Weekday);

export type StoredClosure = SavedClosure & { readonly id: number };

/** Without an id it is a new one. */
export type NewClosure = Omit<StoredClosure, 'id'> & { readonly id: number | null };

export async function listDays(db: Database): Promise<readonly SavedDay[]> {
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
      scheduleType: day.schedule_type,
      weekday,
      isOpen: day.is_open,
      intervals: intervals
        .filter((one) => one.schedule_type === day.schedule_type && one.weekday === day.weekday)
        .map((one) => ({ weekday, opensMinute: one.opens_minute, closesMinute: one.closes_minute })),
    };
  });
}

/** Sorted by their days. */
export async function listClosures(db: Database): Promise<readonly StoredClosure[]> {
  const rows = await db
    .selectFrom('closures')
    .select(['id', 'name', 'message', 'start_date', 'end_date', 'services'])
    .orderBy('start_date')
    .orderBy('id')
    .limit(MOST_CLOSURES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    message: row.message,
    startDate: localDate(row.start_date),
    endDate: localDate(row.end_date),
    services: z.array(ServiceName).nullable().parse(row.services),
  }));
}

/** A service without settings is off. */
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

/** Deletes the hours of these schedule types. */
export async function deleteKinds(tx: Tx, kinds: readonly ScheduleType[]): Promise<void> {
  if (kinds.length === 0) return;
  await tx.deleteFrom('schedule_days').where('schedule_type', 'in', kinds).execute();
}

/** Replaces each given day with these intervals. */
export async function upsertDays(tx: Tx, days: readonly SavedDay[]): Promise<void> {
  for (const { scheduleType, weekday, isOpen, intervals } of days) {
    await tx
      .insertInto('schedule_days')
      .values({ schedule_type: scheduleType, weekday, is_open: isOpen })
      .onConflict((conflict) => conflict.columns(['schedule_type', 'weekday']).doUpdateSet({ is_open: isOpen }))
      .execute();
    await tx
      .deleteFrom('schedule_intervals')
      .where('schedule_type', '=', scheduleType)
      .where('weekday', '=', weekday)
      .execute();
    if (intervals.length === 0) continue;
    await tx
      .insertInto('schedule_intervals')
      .values(
        intervals.map(({ opensMinute, closesMinute }) => ({
          schedule_type: scheduleType,
          weekday,
          opens_minute: opensMinute,
          closes_minute: closesMinute,
        })),
      )
      .execute();
  }
}

/** Replaces all closures; one with an id is updated, not inserted. */
export async function replaceClosures(tx: Tx, closures: readonly NewClosure[]): Promise<void> {
  const kept = closures.flatMap(({ id }) => (id === null ? [] : [id]));
  const obsolete = tx.deleteFrom('closures');
  await (kept.length === 0 ? obsolete : obsolete.where('id', 'not in', kept)).execute();
  for (const { id, name, message, startDate, endDate, services } of closures) {
    const columns = {
      name,
      message,
      start_date: startDate,
      end_date: endDate,
      services: services === null ? null : [...services],
    };
    await (id === null
      ? tx.insertInto('closures').values(columns).execute()
      : tx.updateTable('closures').set(columns).where('id', '=', id).execute());
  }
}

/** Updates the terms of each service, also of one never configured before. */
export async function upsertServiceTerms(
  tx: Tx,
  terms: Readonly<Partial<Record<Service, ServiceTerms>>>,
): Promise<void> {
  for (const service of SERVICES) {
    const given = terms[service];
    if (given === undefined) continue;
    const columns = {
      is_enabled: given.enabled,
      as_soon_as_possible: given.asSoonAsPossible,
      minimum_advance_minutes: given.minimumAdvanceMinutes,
      maximum_advance_minutes: given.maximumAdvanceMinutes,
    };
    await tx
      .insertInto('services')
      .values({ service, ...columns })
      .onConflict((conflict) => conflict.column('service').doUpdateSet(columns))
      .execute();
  }
}
