/**
 * Steps on a table reservation. Of two concurrent steps one wins; seats are counted while no other step can assign
 * them, so two tablets never promise the same ones.
 */

import { parseText } from '#domain/accounts/parse-text.ts';
import {
  moveReservation,
  type ReservationMove,
  type ReservationStatus,
  takesSeats,
} from '#domain/reservations/reservation-status.ts';
import { type Party, seatsLeft } from '#domain/reservations/seats.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { isOpenAt } from '#domain/schedule/open-intervals.ts';
import { REASON_MAX_LENGTH } from '#domain/text/reason.ts';
import { type Instant, plusMinutes } from '#domain/time/instant.ts';
import { loadGuestRules } from '#server/features/restaurant/index.ts';
import { loadScheduleInForce } from '#server/features/schedule/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { lockByName, type Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue, Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import {
  reservationAcceptedForStaff,
  reservationCancelled,
  reservationCancelledForStaff,
  reservationConfirmed,
  reservationDeclined,
  reservationProposed,
} from './mails/reservation-mails.ts';
import { reservationIdOf } from './reservation-access.ts';
import type { ReservationEventKind, StoredReservation } from './stored-reservation.ts';
import {
  findReservationById,
  listBetween,
  lockReservation,
  type ReservationChange,
  saveStep,
} from './stored-reservations.repository.ts';

export type ReservationServices = DbServices & {
  readonly jobs: Jobs;
  readonly log: Log;
  readonly secrets: Secrets;
};

/** An answer of staff. */
export type StaffAnswer =
  | { readonly decision: 'confirm'; readonly reason: string; readonly anyway: boolean }
  | { readonly decision: 'decline'; readonly reason: string }
  | { readonly decision: 'propose'; readonly reason: string; readonly proposedFor: Instant; readonly anyway: boolean };

export type ReservationAnswerRefusal =
  | { readonly code: 'reservation_not_found' }
  | { readonly code: 'already_answered'; readonly status: ReservationStatus }
  | { readonly code: 'reservation_gone_by' }
  | { readonly code: 'reason_missing' }
  | { readonly code: 'text_invalid' }
  | { readonly code: 'proposal_invalid' | 'proposal_unchanged' }
  /** Staff may send it anyway, when the restaurant opens outside its hours. */
  | { readonly code: 'proposal_closed' }
  | { readonly code: 'seats_full'; readonly left: number };

/** Confirms, declines, or offers another moment. */
export function answerReservation(
  services: ReservationServices,
  { id, version }: { readonly id: number; readonly version?: number | undefined },
  answer: StaffAnswer,
  staffId: number,
): Promise<Result<StoredReservation, ReservationAnswerRefusal>> {
  return stepOnce(
    services,
    { id, version, move: answer.decision, actorId: staffId },
    decideAnswer(answer, services.clock()),
  );
}

/** Confirms a reservation in the transaction that inserts it: a table taken by staff needs no further answer. */
export function confirmWithin(
  tx: Tx,
  tools: StepTools,
  { id, staffId }: { readonly id: number; readonly staffId: number },
  answer: Extract<StaffAnswer, { readonly decision: 'confirm' }>,
): Promise<Result<StoredReservation, ReservationAnswerRefusal>> {
  const step = { id, version: undefined, move: answer.decision, actorId: staffId };
  return stepWithin(tx, tools, step, decideAnswer(answer, tools.at));
}

function decideAnswer(answer: StaffAnswer, now: Instant): Decide {
  return async (tx, reservation) => {
    const isRequired = answer.decision === 'decline';
    const reason = parseText(answer.reason, { maximum: REASON_MAX_LENGTH, isRequired, isMultiline: true });
    if (!reason.ok) return err({ code: reason.error.reason === 'missing' ? 'reason_missing' : 'text_invalid' });
    if (answer.decision === 'decline') {
      return ok({ reservedFor: reservation.reservedFor, proposedFor: null, reason: reason.value });
    }
    const moment =
      answer.decision === 'propose' ? answer.proposedFor : (reservation.proposedFor ?? reservation.reservedFor);
    if (moment <= now) return err({ code: answer.decision === 'propose' ? 'proposal_invalid' : 'reservation_gone_by' });
    if (answer.decision === 'propose') {
      const refusal = await judgeProposal(tx, reservation, answer, now);
      if (refusal !== null) return err(refusal);
    }
    const left = await countSeatsLeft(tx, reservation, moment);
    if (!answer.anyway && left !== null && left < reservation.people) return err({ code: 'seats_full', left });
    return ok({
      reservedFor: answer.decision === 'propose' ? reservation.reservedFor : moment,
      proposedFor: answer.decision === 'propose' ? moment : null,
      reason: reason.value,
    });
  };
}

/** The proposed moment must be a different one, within opening hours. */
async function judgeProposal(
  tx: Tx,
  { proposedFor, reservedFor }: StoredReservation,
  { proposedFor: wanted, anyway }: Extract<StaffAnswer, { readonly decision: 'propose' }>,
  now: Instant,
): Promise<ReservationAnswerRefusal | null> {
  if (wanted === (proposedFor ?? reservedFor)) return { code: 'proposal_unchanged' };
  if (anyway || isOpenAt(await loadScheduleInForce(tx, now), 'booking', wanted)) return null;
  return { code: 'proposal_closed' };
}

/** The guest's step on the page behind the link: accepts the proposed moment, or cancels. */
export async function answerAsGuest(
  services: ReservationServices,
  {
    token,
    version,
    decision,
  }: { readonly token: string; readonly version: number; readonly decision: 'accept' | 'cancel' },
): Promise<Result<StoredReservation, ReservationAnswerRefusal>> {
  const id = reservationIdOf(await services.secrets.load('order_access'), token);
  if (id === null) return err({ code: 'reservation_not_found' });
  const now = services.clock();
  return stepOnce(services, { id, version, move: decision, actorId: null }, async (_, reservation) => {
    const moment = reservation.proposedFor ?? reservation.reservedFor;
    if (moment <= now) return err({ code: 'reservation_gone_by' });
    return ok({
      reservedFor: decision === 'accept' ? moment : reservation.reservedFor,
      proposedFor: null,
      reason: '',
    });
  });
}

/** The reservation of a guest's token; null when there is none. */
export async function findOwnReservation(
  { db, secrets }: Pick<ReservationServices, 'db' | 'secrets'>,
  token: string,
): Promise<StoredReservation | null> {
  const id = reservationIdOf(await secrets.load('order_access'), token);
  return id === null ? null : findReservationById(db, id);
}

type Step = {
  readonly id: number;
  /** When it is older than the present version, the answer is refused. */
  readonly version: number | undefined;
  readonly move: ReservationMove;
  readonly actorId: number | null;
};

const STEPS = {
  confirm: { kind: 'confirmed', mail: reservationConfirmed },
  propose: { kind: 'proposed', mail: reservationProposed },
  decline: { kind: 'declined', mail: reservationDeclined },
  accept: { kind: 'accepted', mail: reservationConfirmed },
  cancel: { kind: 'cancelled', mail: reservationCancelled },
} as const satisfies Record<
  ReservationMove,
  { readonly kind: ReservationEventKind; readonly mail: typeof reservationConfirmed }
>;

type StepTools = { readonly enqueue: Enqueue; readonly at: Instant };

/** What a step changes, or why it is refused. */
type Decide = (
  tx: Tx,
  reservation: StoredReservation,
) => Promise<Result<Omit<ReservationChange, 'status'>, ReservationAnswerRefusal>>;

async function stepOnce(
  { db, clock, jobs, log }: ReservationServices,
  step: Step,
  decide: Decide,
): Promise<Result<StoredReservation, ReservationAnswerRefusal>> {
  const tools = { at: clock(), enqueue: await jobs.ready() };
  const stepped = await inRefusableTransaction(db, (tx) => stepWithin(tx, tools, step, decide));
  const { id, move, actorId } = step;
  if (stepped.ok) log.info({ reservationId: id, staffId: actorId }, `reservation.${STEPS[move].kind}`);
  return stepped;
}

async function stepWithin(
  tx: Tx,
  { enqueue, at }: StepTools,
  { id, version, move, actorId }: Step,
  decide: Decide,
): Promise<Result<StoredReservation, ReservationAnswerRefusal>> {
  // Answers are serialised, so that two cannot assign the same seats.
  await lockByName(tx, 'change reservation-seats');
  const reservation = await lockReservation(tx, id);
  if (reservation === null) return err({ code: 'reservation_not_found' });
  if (version !== undefined && version !== reservation.version) {
    return err({ code: 'already_answered', status: reservation.status });
  }
  const status = moveReservation(reservation.status, move);
  if (!status.ok) return status;
  const change = await decide(tx, reservation);
  if (!change.ok) return change;
  const { kind, mail } = STEPS[move];
  await saveStep(tx, reservation, { status: status.value, ...change.value }, { kind, at, actorId });
  const job = { reservationId: id, version: reservation.version + 1 };
  await enqueue(tx, mail.job(job));
  if (move === 'accept') await enqueue(tx, reservationAcceptedForStaff.job(job));
  if (move === 'cancel') await enqueue(tx, reservationCancelledForStaff.job(job));
  return ok({ ...reservation, ...change.value, status: status.value, version: job.version });
}

/** Seats left for this party at a moment, not counting itself; null where seats are not limited. */
async function countSeatsLeft(tx: Tx, { id }: StoredReservation, moment: Instant): Promise<number | null> {
  const rules = await loadGuestRules(tx);
  const around = await listBetween(tx, plusMinutes(moment, -rules.stayMinutes), plusMinutes(moment, rules.stayMinutes));
  return seatsLeft(moment, partiesOf(around.filter((other) => other.id !== id)), rules);
}

/** The parties that occupy seats: number of people, and arrival. */
export function partiesOf(reservations: readonly StoredReservation[]): readonly Party[] {
  return reservations
    .filter(({ status }) => takesSeats(status))
    .map(({ proposedFor, reservedFor, people }) => ({ from: proposedFor ?? reservedFor, people }));
}
