import { closureToWire, dayToWire, servicesToWire } from '#contract/restaurant/codec.ts';
import type { ScheduleSetupResponse } from '#contract/restaurant/schedule-wire.ts';
import type { OfferedServicesResponse } from '#contract/restaurant/services.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { clientName } from '#domain/orders/describe-order.ts';
import type { DeliveryMethod, OrderContact, OrderStatus } from '#domain/orders/order.ts';
import type { Restaurant } from '#domain/restaurant/restaurant.ts';
import type { SavedDay } from '#domain/schedule/saved-schedule.ts';
import type { Service, ServiceTerms } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { StoredClosure } from './schedule.repository.ts';

/** An open order on a day that was closed after the order was taken. */
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
  readonly days: readonly SavedDay[];
  readonly closures: readonly StoredClosure[];
  readonly isOpenAroundTheClock: boolean;
  readonly ordersOnClosedDays: readonly OrderOnClosedDay[];
}): ScheduleSetupResponse {
  const follows = (kind: 'PICKUP' | 'DELIVERY') => !days.some(({ scheduleType }) => scheduleType === kind);
  return {
    version,
    openAroundTheClock: isOpenAroundTheClock,
    // Unlike the answer for guests, a closed day includes its stored hours.
    schedules: days.map(dayToWire),
    followsRegular: (['PICKUP', 'DELIVERY'] as const).filter(follows),
    holidaySchedules: closures.map(({ id, ...closure }) => ({ id, ...closureToWire(closure) })),
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

export function presentServices(
  version: number,
  terms: Readonly<Record<Service, ServiceTerms>>,
  { isDineInEnabled, ownContainerFrom }: Pick<Restaurant, 'isDineInEnabled' | 'ownContainerFrom'>,
): OfferedServicesResponse {
  return { version, dineInEnabled: isDineInEnabled, ownContainerFrom, ...servicesToWire(terms) };
}
