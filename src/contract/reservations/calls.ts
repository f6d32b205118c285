import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { isoMoment } from '../values/fields.ts';
import {
  AnswerOwnReservationRequest,
  BookTableRequest,
  BookTableResponse,
  OwnReservationResponse,
  ReservationTokenParams,
} from './wire.ts';

const own = { reservedFor: isoMoment, proposedFor: isoMoment } as const;

export const bookTable = defineCall({
  method: 'POST',
  path: '/user-service/book-table',
  access: 'public',
  /** Requests per address and hour (reliability.md T19). */
  limit: { points: 20, seconds: 3600 },
  needsRoom: true,
  sentence:
    'Asks for a table. The restaurant answers by telephone; the same `Idempotency-Key` is the same request for a table.',
  refusals: [
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
    'reservation_sent_before',
    'time_required',
    'too_many_reservations',
  ],
  body: BookTableRequest,
  response: BookTableResponse,
  created: 'always',
});

export const getOwnReservation = defineCall({
  method: 'GET',
  path: '/user-service/reservation/{token}',
  access: 'public',
  sentence: 'A reservation, for anyone who holds its unguessable token.',
  refusals: ['reservation_not_found'],
  params: ReservationTokenParams,
  response: OwnReservationResponse,
  responseFields: own,
});
export type OwnReservation = AnswerOf<typeof getOwnReservation>;

export const answerOwnReservation = defineCall({
  method: 'POST',
  path: '/user-service/answer-reservation',
  access: 'public',
  sentence: 'The guest’s own step: takes the other moment, or cancels.',
  refusals: [
    'own_reservation_changed',
    'proposal_closed',
    'proposal_invalid',
    'proposal_unchanged',
    'reason_missing',
    'reservation_gone_by',
    'reservation_not_found',
    'seats_full',
    'text_invalid',
  ],
  body: AnswerOwnReservationRequest,
  response: OwnReservationResponse,
  responseFields: own,
});
