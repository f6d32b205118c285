import { err, ok, type Result } from '#domain/result.ts';
import { decideMoment } from '#domain/schedule/decide-moment.ts';
import type { OpenInterval } from '#domain/schedule/open-intervals.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Reservation, ReservationGuest } from './reservation.ts';

/** Why no table can be requested for a moment. Separate codes, so that the sentences are not about orders. */
export type ReservationRefusal =
  | { readonly code: 'booking_off' | 'booking_no_schedule' }
  | { readonly code: 'booking_day_closed'; readonly message: string }
  | { readonly code: 'booking_paused'; readonly resumesAt: Instant | null }
  | { readonly code: 'booking_too_early'; readonly earliest: Instant }
  | { readonly code: 'booking_too_late'; readonly latest: Instant }
  | {
      readonly code: 'booking_outside_hours';
      readonly intervals: readonly OpenInterval[];
      readonly last: Instant | null;
    };

/**
 * Decides whether a table may be requested: reservations are on, and the moment is within the advance and the opening
 * hours, closures included. Free tables are not known here: the restaurant answers by telephone.
 *
 * @see storefront.md §3, §5; readings.md 15, 16, 20
 */
export function decideReservation({
  guest,
  reservedFor,
  schedule,
  now,
}: {
  readonly guest: ReservationGuest;
  readonly reservedFor: Instant;
  readonly schedule: Schedule;
  readonly now: Instant;
}): Result<Reservation, ReservationRefusal> {
  const moment = decideMoment({
    schedule,
    service: 'booking',
    now,
    asSoonAsPossible: false,
    requestedAt: reservedFor,
  });
  if (moment.ok) return ok({ ...guest, reservedFor, requestedAt: now });
  const refusal = moment.error;
  switch (refusal.code) {
    case 'day_closed':
      return err({ code: 'booking_day_closed', message: refusal.message });
    case 'service_paused':
      return err({ code: 'booking_paused', resumesAt: refusal.resumesAt });
    case 'too_early':
      return err({ code: 'booking_too_early', earliest: refusal.earliest });
    case 'too_late':
      return err({ code: 'booking_too_late', latest: refusal.latest });
    case 'outside_hours':
      return err({ code: 'booking_outside_hours', intervals: refusal.intervals, last: refusal.last });
    case 'no_schedule':
      return err({ code: 'booking_no_schedule' });
    // Reservations are off. The other refusals occur only for orders: a table uses no kitchen capacity, and is never as
    // soon as possible.
    default:
      return err({ code: 'booking_off' });
  }
}
