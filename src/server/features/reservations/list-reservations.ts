import { seatsLeft } from '#domain/reservations/seats.ts';
import { type Unserved, whyUnserved } from '#domain/schedule/unserved-moment.ts';
import { firstInstantAt } from '#domain/time/bucharest.ts';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { MINUTES_PER_DAY } from '#domain/time/minute-of-day.ts';
import { loadGuestRules } from '#server/features/restaurant/index.ts';
import { loadScheduleInForce } from '#server/features/schedule/index.ts';
import type { Database } from '#server/platform/database.ts';
import { partiesOf } from './answer-reservation.ts';
import type { ReservationStep, StoredReservation } from './stored-reservation.ts';
import { countWaiting, listBetween, listExpected, listSteps, listWaiting } from './stored-reservations.repository.ts';

/** A reservation with the facts that staff need to decide. */
export type JudgedReservation = {
  readonly reservation: StoredReservation;
  readonly steps: readonly ReservationStep[];
  /** Seats left for the whole stay, without this party; null where seats are not limited. */
  readonly seatsLeft: number | null;
};

/** Unanswered requests, and one day sorted by time. */
export async function listReservations(
  db: Database,
  date: LocalDate,
  now: Instant,
): Promise<{
  readonly waiting: readonly JudgedReservation[];
  readonly day: readonly JudgedReservation[];
  readonly seats: number | null;
  readonly stayMinutes: number;
}> {
  const rules = await loadGuestRules(db);
  const [opens, closes] = [firstInstantAt(date, 0), firstInstantAt(date, MINUTES_PER_DAY)];
  const waiting = await listWaiting(db, now);
  const day = await listBetween(db, opens, closes);
  return {
    waiting: await judgeReservations(db, waiting),
    day: await judgeReservations(db, day),
    seats: rules.seats,
    stayMinutes: rules.stayMinutes,
  };
}

/** Each with its events and the seats left. */
export async function judgeReservations(
  db: Database,
  reservations: readonly StoredReservation[],
): Promise<readonly JudgedReservation[]> {
  if (reservations.length === 0) return [];
  const rules = await loadGuestRules(db);
  const steps = await listSteps(
    db,
    reservations.map(({ id }) => id),
  );
  const moments = reservations.map(({ proposedFor, reservedFor }) => proposedFor ?? reservedFor);
  const others =
    rules.seats === null
      ? []
      : await listBetween(
          db,
          plusMinutes(instant(Math.min(...moments)), -rules.stayMinutes),
          plusMinutes(instant(Math.max(...moments)), rules.stayMinutes),
        );
  return reservations.map((reservation) => {
    const moment = reservation.proposedFor ?? reservation.reservedFor;
    const parties = partiesOf(others.filter(({ id }) => id !== reservation.id));
    return {
      reservation,
      steps: steps.get(reservation.id) ?? [],
      seatsLeft: seatsLeft(moment, parties, rules),
    };
  });
}

/** Number of unanswered requests. */
export function countWaitingReservations(db: Database, now: Instant): Promise<number> {
  return countWaiting(db, now);
}

/** Tables asked for or booked whose moment the restaurant closed afterwards; sorted by moment. */
export async function listReservationsOnClosedDays(
  db: Database,
  now: Instant,
): Promise<readonly { readonly reservation: StoredReservation; readonly unserved: Unserved }[]> {
  const schedule = await loadScheduleInForce(db, now);
  const reservations = await listExpected(db, now);
  return reservations.flatMap((reservation) => {
    const unserved = whyUnserved(schedule, 'booking', reservation.proposedFor ?? reservation.reservedFor);
    return unserved === null ? [] : [{ reservation, unserved }];
  });
}
