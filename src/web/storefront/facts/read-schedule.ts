import type { RestaurantResponse } from '#contract/restaurant/wire.ts';
import { DAYS_OF_WEEK } from '#contract/values/days-of-week.ts';
import {
  type SCHEDULE_TYPES,
  type Schedule,
  type ScheduleType,
  SERVICES,
  type WeeklyInterval,
} from '#domain/schedule/schedule.ts';
import { scheduleInForce } from '#domain/schedule/schedule-in-force.ts';
import { parseDuration } from '#domain/time/duration.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { localDate, type Weekday } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY, MINUTES_PER_HOUR, twoDigits } from '#domain/time/minute-of-day.ts';

/** When the restaurant serves, from what it answers: the same rules then hold here and on the server. */
export function readSchedule(restaurant: RestaurantResponse): Schedule {
  const hours = (type: ScheduleType) => readHours(restaurant, type);
  const saved: Schedule = {
    hours: { REGULAR: hours('REGULAR'), PICKUP: hours('PICKUP'), DELIVERY: hours('DELIVERY') } satisfies Record<
      (typeof SCHEDULE_TYPES)[number],
      unknown
    >,
    closures: restaurant.holidaySchedules.map(({ name, notificationMessage, startDate, endDate, services }) => ({
      name,
      message: notificationMessage,
      startDate: readDate(startDate),
      endDate: readDate(endDate),
      services: services ?? SERVICES,
    })),
    services: {
      pickup: {
        enabled: restaurant.pickupEnabled,
        asSoonAsPossible: restaurant.pickupAsSoonAsPossibleEnabled,
        minimumAdvanceMinutes: readMinutes(restaurant.minimumTimeInAdvanceForPickup),
        maximumAdvanceMinutes: readMinutes(restaurant.maximumTimeInAdvanceForPickup),
      },
      delivery: {
        enabled: restaurant.deliveryEnabled,
        asSoonAsPossible: restaurant.deliveryAsSoonAsPossibleEnabled,
        minimumAdvanceMinutes: readMinutes(restaurant.minimumTimeInAdvanceForDelivery),
        maximumAdvanceMinutes: readMinutes(restaurant.maximumTimeInAdvanceForDelivery),
      },
      booking: {
        enabled: restaurant.bookingEnabled,
        asSoonAsPossible: restaurant.bookingAsSoonAsPossibleEnabled,
        minimumAdvanceMinutes: readMinutes(restaurant.minimumTimeInAdvanceForBookings),
        maximumAdvanceMinutes: readMinutes(restaurant.maximumTimeInAdvanceForBookings),
      },
      preOrders: {
        enabled: restaurant.preOrdersEnabled,
        asSoonAsPossible: restaurant.preOrdersAsSoonAsPossibleEnabled,
        minimumAdvanceMinutes: readMinutes(restaurant.minimumTimeInAdvanceForPreOrders),
        maximumAdvanceMinutes: readMinutes(restaurant.maximumTimeInAdvanceForPreOrders),
      },
    },
    pauses: restaurant.servicePauses.map(({ service, until, coversUntil }) => ({
      service,
      until: readInstant(until),
      coversUntil: readInstant(coversUntil),
    })),
    busy: restaurant.busyMode && {
      extraMinutes: restaurant.busyMode.extraMinutes,
      until: readInstant(restaurant.busyMode.until),
    },
    usualMinutes: restaurant.usualMinutes,
  };
  return scheduleInForce(saved, restaurant.openAroundTheClock);
}

/** Null where the type has no row at all, so that another stands in; days that are closed leave an empty list. */
function readHours({ schedules }: RestaurantResponse, type: ScheduleType): WeeklyInterval[] | null {
  const days = schedules.filter(({ scheduleType }) => scheduleType === type);
  if (days.length === 0) return null;
  return days.flatMap(({ dayOfWeek, open, intervals }) =>
    (open ? intervals : []).map(({ openingTime, closingTime }) => ({
      weekday: (DAYS_OF_WEEK.indexOf(dayOfWeek) + 1) as Weekday,
      opensMinute: readMinute(openingTime) % MINUTES_PER_DAY,
      closesMinute: readMinute(closingTime),
    })),
  );
}

/** `24:00` is a closing time on the wire, so the domain's own reader of hours is not enough. */
function readMinute(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * MINUTES_PER_HOUR + minute;
}

/** A day as the wire spells it: `[2026, 11, 20]`. */
export function readDate(wire: readonly number[]) {
  const [year = 0, month = 0, day = 0] = wire;
  return localDate(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`);
}

function readInstant(iso: string): Instant {
  return instant(Date.parse(iso));
}

function readMinutes(text: string | null): number | null {
  const minutes = text === null ? null : parseDuration(text);
  return minutes?.ok ? minutes.value : null;
}
