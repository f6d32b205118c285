/** A table request: who, how many, when. The restaurant answers by telephone; nothing is promised here. */
import { NAME_MAX_LENGTH } from '#domain/accounts/parse-person-name.ts';
import type { Instant } from '#domain/time/instant.ts';

/** Numbers of people that can be chosen with a tap; a larger one is typed (readings 20). */
export const PEOPLE_CHOICES = [1, 2, 3, 4, 5] as const;
/** The number sent for „5+” while the real one is unknown (storefront.md §5). */
export const UNKNOWN_PEOPLE = 10;
/** A larger party must call. */
export const MOST_PEOPLE = 60;

/** First and last name in one field. */
export const FULL_NAME_MAX_LENGTH = 2 * NAME_MAX_LENGTH;
export const RESERVATION_NOTES_MAX_LENGTH = 500;

/** The guest as saved: cleaned, in one spelling. */
export type ReservationGuest = {
  readonly fullName: string;
  /** National form. */
  readonly phone: string;
  /** Lower case; '' when a caller gave none. */
  readonly email: string;
  readonly people: number;
  readonly additionalInformation: string;
};

/** A valid request for a table. */
export type Reservation = ReservationGuest & { readonly reservedFor: Instant; readonly requestedAt: Instant };
