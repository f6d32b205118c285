import type { ScheduleSetupResponse } from '#contract/restaurant/schedule-wire.ts';
import { type OfferedServicesResponse, SERVICE_FIELDS } from '#contract/restaurant/services.ts';
import { DAYS_OF_WEEK } from '#contract/values/days-of-week.ts';
import { isoInstant } from '#contract/values/iso-instant.ts';
import { clientName } from '#domain/orders/describe-order.ts';
import type { DeliveryMethod, OrderContact, OrderStatus } from '#domain/orders/order.ts';
import { SERVICES, type Service, type ServiceTerms } from '#domain/schedule/schedule.ts';
import { formatDuration } from '#domain/time/duration.ts';
import type { Instant } from '#domain/time/instant.ts';
import { formatMinuteOfDay } from '#domain/time/minute-of-day.ts';
import { wireDate } from '#domain/time/wire-date-time.ts';
import type { Restaurant } from '#server/features/restaurant/restaurant.door.ts';
import type { StoredClosure, StoredDay } from './schedule.repository.ts';

/** An order under way whose day the restaurant has closed since it took it. */
export type OrderOnClosedDay = {
  readonly order: {
    readonly number: number;
    readonly status: OrderStatus;
    readonly contact: OrderContact;
    readonly method: DeliveryMethod;
    readonly placedAt: Instant;
    readonly requestedAt: Instant | null;
    readonly promisedAt: Instant | null;
  };
  /** Name of the closed day it falls on. */
  readonly closedDay: string;
};

export function presentScheduleSetup({
  version,
  days,
  closures,
  isOpenAroundTheClock,
  ordersOnClosedDays,
}: {
  readonly version: number;
  readonly days: readonly StoredDay[];
  readonly closures: readonly StoredClosure[];
  readonly isOpenAroundTheClock: boolean;
  readonly ordersOnClosedDays: readonly OrderOnClosedDay[];
}): ScheduleSetupResponse {
  const follows = (kind: 'PICKUP' | 'DELIVERY') => !days.some(({ scheduleType }) => scheduleType === kind);
  return {
    version,
    openAroundTheClock: isOpenAroundTheClock,
    schedules: days.map(presentDay),
    followsRegular: (['PICKUP', 'DELIVERY'] as const).filter(follows),
    holidaySchedules: closures.map(({ id, name, message, startDate, endDate, services }) => ({
      id,
      name,
      notificationMessage: message,
      startDate: [...wireDate(startDate)],
      endDate: [...wireDate(endDate)],
      services: services === null ? null : [...services],
    })),
    ordersOnClosedDays: presentOrdersOnClosedDays(ordersOnClosedDays),
  };
}

export function presentOrdersOnClosedDays(
  found: readonly OrderOnClosedDay[],
): ScheduleSetupResponse['ordersOnClosedDays'] {
  return found.map(({ order, closedDay }) => ({
    orderNumber: order.number,
    orderStatus: order.status,
    client: clientName(order.contact),
    phoneNumber: order.contact.phone,
    deliveryMethod: order.method,
    dueAt: isoInstant(order.promisedAt ?? order.requestedAt ?? order.placedAt),
    closedDay,
  }));
}

/** Unlike what guests are told, a closed day shows the hours it keeps. */
function presentDay({
  scheduleType,
  weekday,
  isOpen,
  intervals,
}: StoredDay): ScheduleSetupResponse['schedules'][number] {
  const written = intervals.map(({ opensMinute, closesMinute }) => ({
    openingTime: formatMinuteOfDay(opensMinute),
    closingTime: formatMinuteOfDay(closesMinute),
  }));
  const [first] = written;
  return {
    // Weekdays run from 1 to 7, as the table does.
    dayOfWeek: DAYS_OF_WEEK[weekday - 1] ?? DAYS_OF_WEEK[0],
    scheduleType,
    open: isOpen,
    hours: first === undefined ? null : `${first.openingTime} - ${first.closingTime}`,
    openingTime: first?.openingTime ?? null,
    closingTime: first?.closingTime ?? null,
    intervals: written,
  };
}

export function presentServices(
  version: number,
  terms: Readonly<Record<Service, ServiceTerms>>,
  { isDineInEnabled, ownContainerFrom }: Pick<Restaurant, 'isDineInEnabled' | 'ownContainerFrom'>,
): OfferedServicesResponse {
  const lengthOf = (minutes: number | null) => (minutes === null ? null : formatDuration(minutes));
  const fields = Object.fromEntries(
    SERVICES.flatMap((service): [string, boolean | string | null][] => {
      const { enabled, asSoonAsPossible, minimumAdvanceMinutes, maximumAdvanceMinutes } = terms[service];
      const names = SERVICE_FIELDS[service];
      return [
        [names.enabled, enabled],
        [names.asSoonAsPossible, asSoonAsPossible],
        [names.minimum, lengthOf(minimumAdvanceMinutes)],
        [names.maximum, lengthOf(maximumAdvanceMinutes)],
      ];
    }),
  );
  // The table of names is the contract's own: every field of every service is there, each with its kind of value.
  return {
    version,
    dineInEnabled: isDineInEnabled,
    ownContainerFrom,
    ...(fields as Omit<OfferedServicesResponse, 'version' | 'dineInEnabled' | 'ownContainerFrom'>),
  };
}
