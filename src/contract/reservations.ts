/** Asking for a table (storefront.md §3, §7). */
import { z } from 'zod';
import { IsoInstant, WireDateTime } from './moments.ts';

const Typed = z.string().max(2000).optional();

/** What is wrong with a field is told by its own sentence, so the schema lets emptiness through. */
const ReservationData = z.object({
  fullName: Typed,
  phoneNumber: Typed,
  email: Typed,
  /** Hour, `19:00`; or a whole moment. */
  time: z.unknown(),
  /** Day, `2026-11-21` or `[2026, 11, 21]`; or a whole moment. */
  reservationDate: z.unknown(),
  /** A number, its digits, or `5+` (more than five, unknown: counts as ten). */
  numberOfPeople: z.union([z.number(), z.string().max(20)]).optional(),
  additionalInformation: z.string().max(4000).nullish(),
  /** Nobody sees this field; who fills it in is a program. */
  website: z.string().max(2000).optional(),
});

/** The documents wrap the fields in `reservationData`; the flat form is taken too. */
export const BookTableRequest = z.union([
  z.object({ reservationData: ReservationData }).transform(({ reservationData }) => reservationData),
  ReservationData,
]);
export type BookTableRequest = z.output<typeof BookTableRequest>;

export const BookTableResponse = z.object({
  message: z.string(),
  reservedFor: IsoInstant,
  reservationDate: WireDateTime,
  numberOfPeople: z.int(),
});
export type BookTableResponse = z.infer<typeof BookTableResponse>;
