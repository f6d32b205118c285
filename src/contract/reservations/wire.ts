/** Asking for a table (storefront.md §3, §7). */
import { z } from 'zod';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation-status.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { digitsOrText, IsoInstant, WireDateTime } from '../values/schemas.ts';

const Typed = z.string().max(2000).optional();

/** What is wrong with a field is told by its own sentence, so the schema lets emptiness through. */
const ReservationData = z.object({
  fullName: Typed,
  phoneNumber: digitsOrText(2000).optional(),
  email: Typed,
  /** Hour, `19:00`; or a whole moment. */
  time: z.unknown(),
  /** Day, `2026-11-21` or `[2026, 11, 21]`; or a whole moment. */
  reservationDate: z.unknown(),
  /** A number, its digits, or `5+` (more than five, unknown: counts as ten). */
  numberOfPeople: z.union([z.number(), z.string().max(20)]).optional(),
  additionalInformation: z.string().max(4000).nullish(),
  /** Hidden from people: only a program fills it in. */
  website: z.string().max(2000).optional(),
});

/** The documents wrap the fields in `reservationData`; the flat form is taken too. */
export const BookTableRequest = z.union([
  z.object({ reservationData: ReservationData }).transform(({ reservationData }) => reservationData),
  ReservationData,
]);
export type BookTableRequest = z.output<typeof BookTableRequest>;

/** Ours: a table that staff give to a caller, at once; the mailbox may be left out. */
export const TakeTableRequest = ReservationData.omit({ website: true }).extend({
  /** Also when the seats do not reach. */
  anyway: z.boolean().default(false),
});

export const BookTableResponse = z.object({
  message: z.string(),
  reservedFor: IsoInstant,
  reservationDate: WireDateTime,
  numberOfPeople: z.int(),
});
export type BookTableResponse = z.infer<typeof BookTableResponse>;

// ---------------------------------------------------------------------------------------- what becomes of it (ours)

const Id = z.int().positive().max(2_147_483_647);
const Status = z.enum(RESERVATION_STATUSES);

const Day = z
  .string()
  .max(10)
  .transform((text, context) => {
    const day = parseLocalDate(text);
    if (day.ok) return day.value;
    context.addIssue({ code: 'custom', message: 'Not a day' });
    return z.NEVER;
  });

/** `date`: whose day is shown; today when it is not given. */
export const ReservationsQuery = z.object({ date: Day.optional() });

export const StaffReservation = z.object({
  id: z.int(),
  version: z.int(),
  status: Status,
  fullName: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  numberOfPeople: z.int(),
  reservedFor: IsoInstant,
  /** The other moment that was offered and waits for an answer. */
  proposedFor: IsoInstant.nullable(),
  requestedAt: IsoInstant,
  additionalInformation: z.string(),
  reason: z.string(),
  /** Seats still free for the whole stay, without this one; null where seats are not limited. */
  seatsLeft: z.int().nullable(),
  timeline: z.array(
    z.object({
      kind: z.enum(['requested', 'confirmed', 'declined', 'proposed', 'accepted', 'cancelled']),
      at: IsoInstant,
      /** Null for the guest. */
      actor: z.string().nullable(),
    }),
  ),
});
export type StaffReservation = z.infer<typeof StaffReservation>;

export const ReservationsResponse = z.object({
  /** Unanswered requests, the longest waiting first. */
  waiting: z.array(StaffReservation),
  /** The evening asked for, in its order. */
  day: z.array(StaffReservation),
  date: z.string(),
  seats: z.int().nullable(),
  stayMinutes: z.int(),
  serverTime: IsoInstant,
});
export type ReservationsResponse = z.infer<typeof ReservationsResponse>;

export const AnswerReservationRequest = z.object({
  id: Id,
  /** As it stood on the screen; absent, whatever stands there is answered. */
  version: z.int().min(1).optional(),
  decision: z.enum(['confirm', 'decline', 'propose']),
  reason: z
    .string()
    .max(2_000)
    .nullish()
    .transform((reason) => reason ?? ''),
  /** Day and hour of the other moment, `2026-11-21` and `20:30`. */
  proposedDate: z.unknown().optional(),
  proposedTime: z.unknown().optional(),
  /** Also when the seats do not reach. */
  anyway: z.boolean().default(false),
});
export const AnswerReservationResponse = z.object({ message: z.string(), reservation: StaffReservation });

export const ReservationTokenParams = z.object({ token: z.string().min(20).max(120) });

/** What the guest sees behind the link of a mail. */
export const OwnReservationResponse = z.object({
  version: z.int(),
  status: Status,
  fullName: z.string(),
  numberOfPeople: z.int(),
  reservedFor: IsoInstant,
  proposedFor: IsoInstant.nullable(),
  reason: z.string(),
  /** The moment has gone by: nothing can be answered any more. */
  isOver: z.boolean(),
  restaurant: z.object({ name: z.string(), phoneNumber: z.string(), address: z.string() }),
});
export type OwnReservationResponse = z.infer<typeof OwnReservationResponse>;

export const AnswerOwnReservationRequest = z.object({
  token: z.string().min(20).max(120),
  version: z.int().min(1),
  decision: z.enum(['accept', 'cancel']),
});
