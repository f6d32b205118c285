/** Checks a person's data in forms of guests and staff, by the rules and in the words of the server. */
import { personSentence } from '#contract/accounts/person-errors.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { type PasswordFacts, parsePassword } from '#domain/accounts/parse-password.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import type { Problems } from './read-refusal.ts';

type Names = { readonly firstName: string; readonly lastName: string };
type NewPassword = { readonly password: string; readonly confirmPassword: string };

/** First and last name (readings 43). */
export function nameProblems({ firstName, lastName }: Names): Problems {
  return {
    ...(parsePersonName(firstName).ok ? {} : { firstName: personSentence('first_name_invalid') }),
    ...(parsePersonName(lastName).ok ? {} : { lastName: personSentence('last_name_invalid') }),
  };
}

export function emailProblem(email: string, missing: string = signInText.missing.email): Problems {
  if (email.trim() === '') return { email: missing };
  return parseEmail(email).ok ? {} : { email: personSentence('email_invalid') };
}

/** An empty phone is allowed. */
export function phoneProblem(phoneNumber: string, invalid: string = personSentence('phone_invalid')): Problems {
  return phoneNumber.trim() === '' || parsePhone(phoneNumber).ok ? {} : { phoneNumber: invalid };
}

/** A new password, typed twice; the same check as on the server. */
export function newPasswordProblems({ password, confirmPassword }: NewPassword, facts: PasswordFacts): Problems {
  const parsed = parsePassword(password, facts);
  return {
    ...(parsed.ok ? {} : { password: personSentence(parsed.error.code) }),
    ...(password === confirmPassword ? {} : { confirmPassword: personSentence('password_mismatch') }),
  };
}

/** A password that only has to be present. */
export function missingPassword(name: string, value: string): Problems {
  return value === '' ? { [name]: signInText.missing.password } : {};
}
