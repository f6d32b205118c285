/** Table reservations, with domain values. */
import type { Instant } from '#domain/time/instant.ts';
import { IDEMPOTENCY_HEADER } from '../call.ts';
import type { Api, CallInput } from '../client.ts';
import { parseIsoInstant } from '../values/convert.ts';
import { defineAnswer, isoMoment, type ValueOf } from '../values/define-answer.ts';

const reservation = {
  reservedFor: isoMoment,
  proposedFor: isoMoment,
  requestedAt: isoMoment,
  timeline: [{ at: isoMoment }],
} as const;

/** Unanswered requests, and one evening. */
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

/** @param key requests with the same key are the same reservation */
export async function takeTable(
  api: Api,
  body: NonNullable<CallInput<'takeTable'>['body']>,
  key: string,
): Promise<{ readonly reservedFor: Instant; readonly people: number }> {
  const { reservedFor, numberOfPeople } = await api('takeTable', { body, headers: { [IDEMPOTENCY_HEADER]: key } });
  return { reservedFor: parseIsoInstant(reservedFor), people: numberOfPeople };
}
