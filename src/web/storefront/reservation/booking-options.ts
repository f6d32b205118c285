/** The days and hours for which a table can be requested; only what the server accepts is offered. */
import { defaultMoment } from '#domain/reservations/default-moment.ts';
import { listDays, listSlots } from '#domain/schedule/list-slots.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { dateOf, minuteOfDay } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

type Facts = { readonly schedule: Schedule; readonly now: Instant };

/** The moment shown as chosen, and the alternatives. */
export type BookingOptions = {
  readonly days: readonly LocalDate[];
  readonly slots: readonly Instant[];
  /** Null when no table can be requested at all. */
  readonly chosen: Instant | null;
};

/** The options around a chosen moment; without one, or when it has passed, around the default moment. */
export function listBookingOptions({ schedule, now }: Facts, wanted: Instant | null): BookingOptions {
  const facts = { schedule, now, service: 'booking' } as const;
  const days = listDays(facts);
  const isOffered = wanted !== null && listSlots({ ...facts, date: dateOf(wanted) }).includes(wanted);
  const chosen = isOffered ? wanted : defaultMoment({ schedule, now });
  return { days, chosen, slots: chosen === null ? [] : listSlots({ ...facts, date: dateOf(chosen) }) };
}

/** The moment on another day: the same hour when it is offered, else the next one, else the last. */
export function moveToDay({ schedule, now }: Facts, date: LocalDate, from: Instant): Instant {
  const slots = listSlots({ schedule, now, service: 'booking', date });
  return slots.find((slot) => minuteOfDay(slot) >= minuteOfDay(from)) ?? slots.at(-1) ?? from;
}
