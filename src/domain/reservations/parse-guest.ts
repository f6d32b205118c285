import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { parsePeople } from './parse-people.ts';
import { FULL_NAME_MAX_LENGTH, RESERVATION_NOTES_MAX_LENGTH, type ReservationGuest } from './reservation.ts';

/** The fields as they were typed. */
export type TypedGuest = {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly people: string | number;
  readonly additionalInformation: string;
};

export type GuestField = keyof TypedGuest;
export type GuestProblemCode =
  | 'full_name_invalid'
  | 'phone_invalid'
  | 'email_invalid'
  | 'people_invalid'
  | 'people_many'
  | 'text_invalid';

/** Problems by field, all at once. */
export type GuestProblems = Readonly<Partial<Record<GuestField, GuestProblemCode>>>;

/**
 * Parses the guest of a reservation; used by the form and the server.
 *
 * @param isMailNeeded false when staff enter a telephone request: then '' is accepted as the mailbox
 */
export function parseGuest(typed: TypedGuest, isMailNeeded = true): Result<ReservationGuest, GuestProblems> {
  const fullName = parsePersonName(typed.fullName, FULL_NAME_MAX_LENGTH);
  const phone = parsePhone(typed.phone);
  const email = !isMailNeeded && typed.email.trim() === '' ? ok('') : parseEmail(typed.email);
  const people = parsePeople(typed.people);
  const notes = parseText(typed.additionalInformation, {
    maximum: RESERVATION_NOTES_MAX_LENGTH,
    isRequired: false,
    isMultiline: true,
  });
  if (fullName.ok && phone.ok && email.ok && people.ok && notes.ok) {
    return ok({
      fullName: fullName.value,
      phone: phone.value,
      email: email.value,
      people: people.value,
      additionalInformation: notes.value,
    });
  }
  return err({
    ...(fullName.ok ? {} : { fullName: 'full_name_invalid' }),
    ...(phone.ok ? {} : { phone: phone.error.code }),
    ...(email.ok ? {} : { email: email.error.code }),
    ...(people.ok ? {} : { people: people.error.code }),
    ...(notes.ok ? {} : { additionalInformation: notes.error.code }),
  });
}
