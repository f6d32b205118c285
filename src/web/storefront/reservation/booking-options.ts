/** The days and hours a table can be asked for; only what the server will take is offered. */
import { defaultMoment } from '#domain/reservations/default-moment.ts';
import { listDays, listSlots } from '#domain/schedule/list-slots.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { dateOf, minuteOfDay } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

type Facts = { readonly schedule: Schedule; readonly now: Instant };

/** What the guest is shown as chosen, and what else there is. */
export type BookingOptions = {
  readonly days: readonly LocalDate[];
  readonly slots: readonly Instant[];
  /** Null when no table can be asked for at all. */
  readonly chosen: Instant | null;
};

/** The offer around a choice; where nothing was chosen, or it has passed, around the moment the form begins with. */
export function listBookingOptions({ schedule, now }: Facts, wanted: Instant | null): BookingOptions {
  const facts = { schedule, now, service: 'booking' } as const;
  const days = listDays(facts);
  const isOffered = wanted !== null && listSlots({ ...facts, date: dateOf(wanted) }).includes(wanted);
  const chosen = isOffered ? wanted : defaultMoment({ schedule, now });
  return { days, chosen, slots: chosen === null ? [] : listSlots({ ...facts, date: dateOf(chosen) }) };
}

/** The moment on another day: the same hour where it is offered, else the next one, else the last. */
export function moveToDay({ schedule, now }: Facts, date: LocalDate, from: Instant): Instant {
  const slots = listSlots({ schedule, now, service: 'booking', date });
  return slots.find((slot) => minuteOfDay(slot) >= minuteOfDay(from)) ?? slots.at(-1) ?? from;
}
