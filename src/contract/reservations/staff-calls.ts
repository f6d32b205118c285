import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { isoMoment } from '../values/fields.ts';
import {
  AnswerReservationRequest,
  AnswerReservationResponse,
  BookTableResponse,
  ReservationsQuery,
  ReservationsResponse,
  TakeTableRequest,
} from './wire.ts';

const reservation = {
  reservedFor: isoMoment,
  proposedFor: isoMoment,
  requestedAt: isoMoment,
  timeline: [{ at: isoMoment }],
} as const;

export const getReservations = defineCall({
  method: 'GET',
  path: '/admin-service/reservations',
  access: 'staff',
  sentence: 'Reservations that wait for an answer, and those of one day, with the seats that are left.',
  query: ReservationsQuery,
  response: ReservationsResponse,
  responseFields: { waiting: [reservation], day: [reservation], serverTime: isoMoment },
});
export type DeskReservation = AnswerOf<typeof getReservations>['day'][number];

export const answerReservation = defineCall({
  method: 'POST',
  path: '/admin-service/answer-reservation',
  access: 'staff',
  sentence: 'Confirms a reservation, declines it, or offers another moment. The guest is written to.',
  refusals: [
    'already_answered',
    'proposal_closed',
    'proposal_invalid',
    'proposal_unchanged',
    'reason_missing',
    'reservation_gone_by',
    'reservation_not_found',
    'seats_full',
    'text_invalid',
  ],
  body: AnswerReservationRequest,
  response: AnswerReservationResponse,
  responseFields: { reservation },
});

export const takeTable = defineCall({
  method: 'POST',
  path: '/admin-service/take-table',
  access: 'staff',
  needsRoom: true,
  sentence: 'Gives a table to a caller: asked for and confirmed in one step.',
  refusals: [
    'already_answered',
    'ambiguous_local_time',
    'booking_day_closed',
    'booking_no_schedule',
    'booking_off',
    'booking_outside_hours',
    'booking_paused',
    'booking_too_early',
    'booking_too_late',
    'invalid_time',
    'nonexistent_local_time',
    'proposal_closed',
    'proposal_invalid',
    'proposal_unchanged',
    'reason_missing',
    'reservation_gone_by',
    'reservation_not_found',
    'reservation_sent_before',
    'seats_full',
    'text_invalid',
    'time_required',
    'too_many_reservations',
  ],
  body: TakeTableRequest,
  response: BookTableResponse,
  responseFields: { reservedFor: isoMoment },
  created: 'always',
});
