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
  body: TakeTableRequest,
  response: BookTableResponse,
  responseFields: { reservedFor: isoMoment },
  created: 'always',
});
