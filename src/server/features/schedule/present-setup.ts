import { closureToWire, dayToWire, servicesToWire } from '#contract/restaurant/codec.ts';
import type { OfferedServicesResponse } from '#contract/schedule/services-wire.ts';
import type { ScheduleSetupResponse } from '#contract/schedule/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { clientName } from '#domain/orders/describe-order.ts';
import type { DeliveryMethod, OrderContact, OrderStatus } from '#domain/orders/order.ts';
import type { ReservationStatus } from '#domain/reservations/reservation-status.ts';
import type { Restaurant } from '#domain/restaurant/restaurant.ts';
import type { SavedDay } from '#domain/schedule/saved-schedule.ts';
import type { Service, ServiceTerms } from '#domain/schedule/schedule.ts';
import { type Unserved, unservedSentence } from '#domain/schedule/unserved-moment.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { StoredClosure } from './schedule.repository.ts';

/** An open order whose moment was closed after it was taken. */
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
  readonly unserved: Unserved;
};

/** A table asked for or booked, whose moment was closed afterwards. */
export type ReservationOnClosedDay = {
  readonly reservation: {
    readonly id: number;
    readonly status: ReservationStatus;
    readonly fullName: string;
    readonly phone: string;
    readonly people: number;
    readonly reservedFor: Instant;
    readonly proposedFor: Instant | null;
  };
  readonly unserved: Unserved;
};

export type BookedOnClosedDays = {
  readonly orders: readonly OrderOnClosedDay[];
  readonly reservations: readonly ReservationOnClosedDay[];
};

export function presentScheduleSetup({
  version,
  days,
  closures,
  isOpenAroundTheClock,
  booked,
}: {
  readonly version: number;
  readonly days: readonly SavedDay[];
  readonly closures: readonly StoredClosure[];
  readonly isOpenAroundTheClock: boolean;
  readonly booked: BookedOnClosedDays;
}): ScheduleSetupResponse {
  const follows = (kind: 'PICKUP' | 'DELIVERY') => !days.some(({ scheduleType }) => scheduleType === kind);
  return {
    version,
    openAroundTheClock: isOpenAroundTheClock,
    // Unlike the answer for guests, a closed day includes its stored hours.
    schedules: days.map(dayToWire),
    followsRegular: (['PICKUP', 'DELIVERY'] as const).filter(follows),
    holidaySchedules: closures.map(({ id, ...closure }) => ({ id, ...closureToWire(closure) })),
    ...presentBooked(booked),
  };
}

export function presentBooked({
  orders,
  reservations,
}: BookedOnClosedDays): Pick<ScheduleSetupResponse, 'ordersOnClosedDays' | 'reservationsOnClosedDays'> {
  return {
    ordersOnClosedDays: orders.map(({ order, unserved }) => ({
      orderNumber: order.number,
      orderStatus: order.status,
      client: clientName(order.contact),
      phoneNumber: order.contact.phone,
      deliveryMethod: order.method,
      dueAt: isoInstant(order.promisedAt ?? order.requestedAt ?? order.placedAt),
      reason: unserved.reason,
      closedDay: unservedSentence(unserved),
    })),
    reservationsOnClosedDays: reservations.map(({ reservation, unserved }) => ({
      reservationId: reservation.id,
      reservationStatus: reservation.status,
      client: reservation.fullName,
      phoneNumber: reservation.phone,
      numberOfPeople: reservation.people,
      dueAt: isoInstant(reservation.proposedFor ?? reservation.reservedFor),
      reason: unserved.reason,
      closedDay: unservedSentence(unserved),
    })),
  };
}

export function presentServices(
  version: number,
  terms: Readonly<Record<Service, ServiceTerms>>,
  { isDineInEnabled, ownContainerFrom }: Pick<Restaurant, 'isDineInEnabled' | 'ownContainerFrom'>,
  booked: BookedOnClosedDays,
): OfferedServicesResponse {
  return {
    version,
    dineInEnabled: isDineInEnabled,
    ownContainerFrom,
    ...servicesToWire(terms),
    ...presentBooked(booked),
  };
}
