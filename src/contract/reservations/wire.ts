/** Table requests (storefront.md §3, §7). */
import { z } from 'zod';
import { RESERVATION_STATUSES } from '#domain/reservations/reservation-status.ts';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { digitsOrText, IsoInstant, WireDateTime } from '../values/schemas.ts';

const Typed = z.string().max(2000).optional();

/** Problems of a field are reported by its own sentence, so the schema accepts empty fields. */
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
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(2000).optional(),
});

/** The documents wrap the fields in `reservationData`; the flat form is accepted too. */
export const BookTableRequest = z.union([
  z.object({ reservationData: ReservationData }).transform(({ reservationData }) => reservationData),
  ReservationData,
]);
export type BookTableRequest = z.output<typeof BookTableRequest>;

/** Ours: a table that staff reserve for a caller, confirmed at once; the mailbox is optional. */
export const TakeTableRequest = ReservationData.omit({ website: true }).extend({
  /** Also when there are too few seats. */
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

/** `date`: the day to show; today when missing. */
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
  /** The proposed other moment, which waits for an answer. */
  proposedFor: IsoInstant.nullable(),
  requestedAt: IsoInstant,
  additionalInformation: z.string(),
  reason: z.string(),
  /** Seats left for the whole stay, without this party; null where seats are not limited. */
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
  /** The reservations of the requested evening, sorted by time. */
  day: z.array(StaffReservation),
  date: z.string(),
  seats: z.int().nullable(),
  stayMinutes: z.int(),
  serverTime: IsoInstant,
});
export type ReservationsResponse = z.infer<typeof ReservationsResponse>;

export const AnswerReservationRequest = z.object({
  id: Id,
  /** The version shown on the screen; when absent, any version is answered. */
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
  /** Also when there are too few seats. */
  anyway: z.boolean().default(false),
});
export const AnswerReservationResponse = z.object({ message: z.string(), reservation: StaffReservation });

export const ReservationTokenParams = z.object({ token: z.string().min(20).max(120) });

/** The guest's view behind the link of a mail. */
export const OwnReservationResponse = z.object({
  version: z.int(),
  status: Status,
  fullName: z.string(),
  numberOfPeople: z.int(),
  reservedFor: IsoInstant,
  proposedFor: IsoInstant.nullable(),
  reason: z.string(),
  /** The moment has passed, so nothing can be answered any more. */
  isOver: z.boolean(),
  restaurant: z.object({ name: z.string(), phoneNumber: z.string(), address: z.string() }),
});
export type OwnReservationResponse = z.infer<typeof OwnReservationResponse>;

export const AnswerOwnReservationRequest = z.object({
  token: z.string().min(20).max(120),
  version: z.int().min(1),
  decision: z.enum(['accept', 'cancel']),
});
