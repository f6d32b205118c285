/** Tables that were asked for, with values of the house. */
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

const reservation = {
  reservedFor: isoMoment,
  proposedFor: isoMoment,
  requestedAt: isoMoment,
  timeline: [{ at: isoMoment }],
} as const;

/** What waits for an answer, and one evening. */
export const reservationDesk = defineAnswer('getReservations', {
  waiting: [reservation],
  day: [reservation],
  serverTime: isoMoment,
});
export type DeskReservation = ValueOf<typeof reservationDesk>['day'][number];

export const answeredReservation = defineAnswer('answerReservation', { reservation });

const own = { reservedFor: isoMoment, proposedFor: isoMoment } as const;

export const ownReservation = defineAnswer('getOwnReservation', own);
export const ownAnswer = defineAnswer('answerOwnReservation', own);
export type OwnReservation = ValueOf<typeof ownReservation>;
