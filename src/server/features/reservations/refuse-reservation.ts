/**
 * Maps refusals of the rules to those of the contract: codes with the facts of their sentences, and the field
 * concerned.
 */
import { type ErrorCode, type ErrorFacts, sentenceOf } from '#contract/errors.ts';
import { MOMENT_CODES } from '#contract/orders/order-request.ts';
import { entriesOf } from '#domain/keys-of.ts';
import type { GuestField } from '#domain/reservations/parse-guest.ts';
import type { ReservationStatus } from '#domain/reservations/reservation-status.ts';
import { describeSoon, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type Refusal, refuse } from '#server/platform/http/route.ts';
import type { ReservationAnswerRefusal } from './answer-reservation.ts';
import type { BookTableRefusal, GuestTableRefusal, MomentProblem } from './book-table.ts';

const WIRE_FIELDS = {
  fullName: 'fullName',
  phone: 'phoneNumber',
  email: 'email',
  people: 'numberOfPeople',
  additionalInformation: 'additionalInformation',
} as const satisfies Record<GuestField, string>;

const DATE_PROBLEMS: readonly MomentProblem['code'][] = ['moment_missing', 'date_missing', 'moment_unreadable'];

/** Why no table was requested, with what the guest needs to correct it. */
export function refuseReservation(refusal: GuestTableRefusal, now: Instant) {
  switch (refusal.code) {
    case 'guest_invalid': {
      // Keys of a literal table, each with its own code.
      const guest = entriesOf(refusal.problems).map(([field, code]) => [WIRE_FIELDS[field], sentenceOf(code)] as const);
      const moment = refusal.moment === null ? [] : [momentField(refusal.moment, now)];
      return refuse('invalid_request', {}, { fields: Object.fromEntries([...guest, ...moment]) });
    }
    case 'booking_day_closed':
      return atField('booking_day_closed', 'reservationDate', { reason: refusal.message });
    case 'booking_no_schedule':
      return atField('booking_no_schedule', 'reservationDate');
    case 'booking_paused':
      return atField('booking_paused', 'time', {
        when: refusal.resumesAt === null ? null : describeSoon(refusal.resumesAt, now),
      });
    case 'booking_too_early':
      return atField('booking_too_early', 'time', { when: describeSoon(refusal.earliest, now) });
    case 'booking_too_late':
      return atField('booking_too_late', 'reservationDate', { when: describeSoon(refusal.latest, now) });
    case 'booking_outside_hours': {
      const hours = refusal.intervals.map(({ opensAt, closesAt }) => `${formatHour(opensAt)}–${formatHour(closesAt)}`);
      return atField('booking_outside_hours', 'time', {
        hours: hours.join(', '),
        lastHour: refusal.last === null ? null : formatHour(refusal.last),
      });
    }
    case 'booking_off':
    case 'reservation_sent_before':
    case 'too_many_reservations':
      return refuse(refusal.code);
    case 'key_invalid':
      return refuse('invalid_request', {}, { fields: { 'Idempotency-Key': sentenceOf('invalid_request') } });
    default: {
      const { code, field, details } = describeMoment(refusal, now);
      return atField(code, field, details);
    }
  }
}

/** The same for a table that staff reserve: it is confirmed at once. */
export function refuseTaking(refusal: BookTableRefusal, now: Instant) {
  return refusal.code === 'not_confirmed' ? refuseAnswer(refusal.refusal) : refuseReservation(refusal, now);
}

const STANDS = {
  REQUESTED: 'schimbată',
  PROPOSED: 'mutată: s-a propus altă oră',
  CONFIRMED: 'confirmată',
  DECLINED: 'refuzată',
  CANCELLED: 'anulată de client',
} as const satisfies Record<ReservationStatus, string>;

/** Why a reservation was not answered. */
export function refuseAnswer(refusal: ReservationAnswerRefusal) {
  switch (refusal.code) {
    case 'already_answered':
      return refuse('already_answered', { reason: STANDS[refusal.status] });
    case 'seats_full':
      return refuse('seats_full', { left: refusal.left });
    default:
      return refuse(refusal.code);
  }
}

/** A guest is told in the second person, and that a page opened earlier is behind. */
export function refuseOwnAnswer(refusal: ReservationAnswerRefusal) {
  if (refusal.code === 'seats_full') return refuse('seats_full', { left: refusal.left });
  if (refusal.code !== 'already_answered') return refuse(refusal.code);
  const reason = refusal.status === 'CANCELLED' ? 'anulată de tine' : STANDS[refusal.status];
  return refuse('own_reservation_changed', { reason });
}

function atField<Code extends ErrorCode>(
  code: Code,
  field: string,
  details: ErrorFacts<ErrorCode> = {},
): Refusal<Code> {
  // The type of `details` is that of all codes, so the code is given as one of all.
  return refuse<ErrorCode>(code, details, {
    fields: { [field]: sentenceOf<ErrorCode>(code, details) },
  }) as Refusal<Code>;
}

function momentField(problem: MomentProblem, now: Instant): readonly [string, string] {
  const { code, field, details } = describeMoment(problem, now);
  return [field, sentenceOf(code, details)];
}

function describeMoment(problem: MomentProblem, now: Instant) {
  const field = DATE_PROBLEMS.includes(problem.code) ? 'reservationDate' : 'time';
  return 'nearest' in problem
    ? { code: problem.code, field, details: { when: describeSoon(problem.nearest, now) } }
    : { code: MOMENT_CODES[problem.code], field, details: {} };
}
