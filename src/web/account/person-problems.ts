/** What is wrong with what somebody typed, by the rules and in the words of the server. */
import { personSentence } from '#contract/accounts/person-errors.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { type PasswordFacts, parsePassword } from '#domain/accounts/parse-password.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { accountText } from '#web/i18n/account.ts';
import type { FieldErrors } from './use-form.ts';

type Names = { readonly firstName: string; readonly lastName: string };
type NewPassword = { readonly password: string; readonly confirmPassword: string };

/** First and last name (readings 43). */
export function nameProblems({ firstName, lastName }: Names): FieldErrors<keyof Names> {
  return {
    ...(parsePersonName(firstName).ok ? {} : { firstName: personSentence('first_name_invalid') }),
    ...(parsePersonName(lastName).ok ? {} : { lastName: personSentence('last_name_invalid') }),
  };
}

export function emailProblem(email: string): FieldErrors<'email'> {
  if (email.trim() === '') return { email: accountText.missing.email };
  return parseEmail(email).ok ? {} : { email: personSentence('email_invalid') };
}

/** An empty phone is fine. */
export function phoneProblem(phoneNumber: string): FieldErrors<'phoneNumber'> {
  return phoneNumber.trim() === '' || parsePhone(phoneNumber).ok
    ? {}
    : { phoneNumber: personSentence('phone_invalid') };
}

/** A new password, typed twice; judged by the words the server judges by. */
export function newPasswordProblems(
  { password, confirmPassword }: NewPassword,
  facts: PasswordFacts,
): FieldErrors<keyof NewPassword> {
  const parsed = parsePassword(password, facts);
  return {
    ...(parsed.ok ? {} : { password: personSentence(parsed.error.code) }),
    ...(password === confirmPassword ? {} : { confirmPassword: personSentence('password_mismatch') }),
  };
}

/** A password that only has to be there. */
export function missingPassword<Name extends string>(name: Name, value: string): FieldErrors<Name> {
  // One computed key, named by the caller.
  return (value === '' ? { [name]: accountText.missing.password } : {}) as FieldErrors<Name>;
}
