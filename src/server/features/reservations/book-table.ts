/**
 * Requests a table: one transaction that writes the request, its event, its mails and the answer, or nothing. The same
 * submission creates one request, however often it is sent.
 */

import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import type { BookTableRequest, BookTableResponse } from '#contract/reservations/wire.ts';
import { isoInstant } from '#contract/values/convert.ts';
import { decideReservation, type ReservationRefusal } from '#domain/reservations/decide-reservation.ts';
import { type GuestProblems, parseGuest } from '#domain/reservations/parse-guest.ts';
import { type ReservationGuest, UNKNOWN_PEOPLE } from '#domain/reservations/reservation.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { DAY_MS, type Instant, instant } from '#domain/time/instant.ts';
import { parseRequestedMoment, type RequestedMomentRefusal } from '#domain/time/parse-requested-moment.ts';
import { wireDateTime } from '#domain/time/wire-date-time.ts';
import { loadScheduleInForce } from '#server/features/schedule/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { claimIdempotencyKey, deriveIdempotencyKey, type Submission } from '#server/platform/idempotency.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue, Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { confirmWithin, type ReservationAnswerRefusal } from './answer-reservation.ts';
import { reservationForStaff, reservationReceived } from './mails/reservation-mails.ts';
import { countRecent, insertReservation, loadSubmission } from './reservations.repository.ts';

/** Requests of one person per day; more is a prank or a mistake (reliability.md T19). */
const MOST_PER_DAY = 5;

export type BookTableServices = DbServices & {
  readonly jobs: Jobs;
  readonly log: Log;
};

/** Set when staff enter a telephone request: it is confirmed in the same transaction. */
export type TakenTable = {
  readonly staffId: number;
  /** Also when there are too few seats. */
  readonly anyway: boolean;
};

export type BookedTable = { readonly answer: BookTableResponse; readonly isReplay: boolean };

export type BookTableRefusal =
  | { readonly code: 'guest_invalid'; readonly problems: GuestProblems; readonly moment: MomentProblem | null }
  | MomentProblem
  | ReservationRefusal
  | { readonly code: 'key_invalid' | 'reservation_sent_before' | 'too_many_reservations' }
  /** Only for a table reserved by staff. */
  | NotConfirmed;
type NotConfirmed = { readonly code: 'not_confirmed'; readonly refusal: ReservationAnswerRefusal };
export type GuestTableRefusal = Exclude<BookTableRefusal, NotConfirmed>;
export type MomentProblem = RequestedMomentRefusal;

type TableRequest = { readonly body: BookTableRequest; readonly headers: Headers };

export function bookTable(
  services: BookTableServices,
  request: TableRequest & { readonly taken?: never },
): Promise<Result<BookedTable, GuestTableRefusal>>;
export function bookTable(
  services: BookTableServices,
  request: TableRequest & { readonly taken?: TakenTable },
): Promise<Result<BookedTable, BookTableRefusal>>;
export async function bookTable(
  services: BookTableServices,
  { body, headers, taken }: TableRequest & { readonly taken?: TakenTable },
): Promise<Result<BookedTable, BookTableRefusal>> {
  const at = services.clock();
  const { website = '', ...content } = body;
  const guest = readGuest(body, taken === undefined);
  const moment = parseRequestedMoment({ chosenOrderDate: body.reservationDate, arrivalTime: body.time });
  // Honeypot: a bot that filled in the hidden field gets the answer of a success, and nothing is stored.
  if (website.trim() !== '') return ok({ answer: answerOf(UNKNOWN_PEOPLE, at), isReplay: false });
  if (!guest.ok) {
    return err({ code: 'guest_invalid', problems: guest.error, moment: moment.ok ? null : moment.error });
  }
  if (!moment.ok) return moment;
  const submission = deriveIdempotencyKey({
    scope: 'reservation:',
    content,
    givenKey: headers.get(IDEMPOTENCY_HEADER) ?? undefined,
    person: `${guest.value.email} ${guest.value.phone}`,
    now: at,
  });
  if (!submission.ok) return submission;

  const enqueue = await services.jobs.ready();
  const asked = { guest: guest.value, reservedFor: moment.value, submission: submission.value, taken, at };
  const booked = await inRefusableTransaction(services.db, (tx) => bookOnce(tx, enqueue, asked), {
    canRepeatAfterCommit: true,
  });
  if (booked.ok && !booked.value.isReplay) {
    services.log.info({ people: guest.value.people, reservedFor: isoInstant(moment.value) }, 'reservation.requested');
  }
  return booked;
}

type Asked = {
  readonly guest: ReservationGuest;
  readonly reservedFor: Instant;
  readonly submission: Submission;
  readonly taken: TakenTable | undefined;
  readonly at: Instant;
};

async function bookOnce(
  tx: Tx,
  enqueue: Enqueue,
  { guest, reservedFor, submission, taken, at }: Asked,
): Promise<Result<BookedTable, BookTableRefusal>> {
  if (!(await claimIdempotencyKey(tx, submission, at))) {
    const earlier = await loadSubmission(tx, submission.key);
    if (!earlier.bodyHash.equals(submission.bodyHash)) return err({ code: 'reservation_sent_before' });
    return ok({ answer: earlier.answer, isReplay: true });
  }
  const decided = decideReservation({ guest, reservedFor, schedule: await loadScheduleInForce(tx, at), now: at });
  if (!decided.ok) return decided;
  if (taken === undefined && (await countRecent(tx, guest, instant(at - DAY_MS))) >= MOST_PER_DAY) {
    return err({ code: 'too_many_reservations' });
  }
  const answer = { ...answerOf(guest.people, reservedFor), ...(taken === undefined ? {} : { message: TAKEN }) };
  const reservationId = await insertReservation(tx, decided.value, { key: submission.key, answer });
  if (taken !== undefined) {
    const answered = { decision: 'confirm', reason: '', anyway: taken.anyway } as const;
    const confirmed = await confirmWithin(tx, { enqueue, at }, { id: reservationId, staffId: taken.staffId }, answered);
    return confirmed.ok ? ok({ answer, isReplay: false }) : err({ code: 'not_confirmed', refusal: confirmed.error });
  }
  await enqueue(tx, reservationReceived.job({ reservationId }));
  await enqueue(tx, reservationForStaff.job({ reservationId }));
  return ok({ answer, isReplay: false });
}

function readGuest(body: BookTableRequest, isMailNeeded: boolean): Result<ReservationGuest, GuestProblems> {
  const typed = {
    fullName: body.fullName ?? '',
    phone: body.phoneNumber ?? '',
    email: body.email ?? '',
    people: body.numberOfPeople ?? '',
    additionalInformation: body.additionalInformation ?? '',
  };
  return parseGuest(typed, isMailNeeded);
}

const TAKEN = 'Masa a fost rezervată.';

function answerOf(people: number, reservedFor: Instant): BookTableResponse {
  return {
    message: 'Am primit cererea ta de rezervare. Te contactăm pentru confirmare.',
    reservedFor: isoInstant(reservedFor),
    reservationDate: [...wireDateTime(reservedFor)],
    numberOfPeople: people,
  };
}
