import type { z } from 'zod';
import { getOwnReservation } from '#contract/reservations/calls.ts';
import { answerReservation as answerReservationCall, getReservations } from '#contract/reservations/staff-calls.ts';
import type { AnswerReservationRequest } from '#contract/reservations/wire.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { parseRequestedMoment } from '#domain/time/parse-requested-moment.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import { answerAs, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import {
  answerAsGuest,
  answerReservation,
  findOwnReservation,
  type ReservationServices,
  type StaffAnswer,
} from './answer-reservation.ts';
import { type JudgedReservation, judgeReservations, listReservations } from './list-reservations.ts';
import { presentOwnReservation, presentReservation } from './present-reservation.ts';
import { refuseAnswer, refuseOwnAnswer } from './refuse-reservation.ts';
import type { StoredReservation } from './stored-reservation.ts';

type DeskServices = ReservationServices & { readonly snapshots: Snapshots };

const DONE = {
  confirm: { done: 'Rezervarea a fost confirmată.', mailed: 'Clientul primește un e-mail.' },
  decline: { done: 'Rezervarea a fost refuzată.', mailed: 'Clientul primește un e-mail.' },
  propose: { done: 'Ora a fost propusă.', mailed: 'Clientul primește un e-mail cu un link de răspuns.' },
} as const satisfies Record<StaffAnswer['decision'], { readonly done: string; readonly mailed: string }>;
const NOT_MAILED = 'Nu are adresă de e-mail: anunțați dumneavoastră clientul.';

/** Calls of staff and guests about existing reservations. */
export function reservationDeskRoutes(services: DeskServices): readonly Route[] {
  const { db, clock } = services;
  const own = async (reservation: StoredReservation) =>
    answerAs(getOwnReservation, presentOwnReservation(reservation, await loadRestaurantContact(services), clock()));
  return [
    defineRoute('getReservations', async ({ query }) => {
      const now = clock();
      const date = query.date ?? dateOf(now);
      const { waiting, day, seats, stayMinutes } = await listReservations(db, date, now);
      return answerAs(getReservations, {
        waiting: waiting.map(present),
        day: day.map(present),
        date,
        seats,
        stayMinutes,
        serverTime: now,
      });
    }),
    defineRoute('answerReservation', async ({ body, session }) => {
      const said = readAnswer(body);
      if (!said.ok) return refuseAnswer(said.error);
      const { userId } = session;
      const answered = await answerReservation(services, { id: body.id, version: body.version }, said.value, userId);
      if (!answered.ok) return refuseAnswer(answered.error);
      const [judged] = await judgeReservations(db, [answered.value]);
      if (judged === undefined) throw new Error('One reservation is judged as one');
      const { done, mailed } = DONE[body.decision];
      const message = `${done} ${judged.reservation.email === '' ? NOT_MAILED : mailed}`;
      return answerAs(answerReservationCall, { message, reservation: present(judged) });
    }),
    defineRoute('getOwnReservation', async ({ params }) => {
      const reservation = await findOwnReservation(services, params.token);
      return reservation === null ? refuse('reservation_not_found') : own(reservation);
    }),
    defineRoute('answerOwnReservation', async ({ body }) => {
      const answered = await answerAsGuest(services, body);
      return answered.ok ? own(answered.value) : refuseOwnAnswer(answered.error);
    }),
  ];
}

function present({ reservation, steps, seatsLeft }: JudgedReservation) {
  return presentReservation(reservation, steps, seatsLeft);
}

function readAnswer(
  body: z.output<typeof AnswerReservationRequest>,
): Result<StaffAnswer, { readonly code: 'proposal_invalid' }> {
  const { decision, reason, anyway } = body;
  if (decision === 'decline') return ok({ decision, reason });
  if (decision === 'confirm') return ok({ decision, reason, anyway });
  const moment = parseRequestedMoment({ chosenOrderDate: body.proposedDate, arrivalTime: body.proposedTime });
  return moment.ok ? ok({ decision, reason, anyway, proposedFor: moment.value }) : err({ code: 'proposal_invalid' });
}
