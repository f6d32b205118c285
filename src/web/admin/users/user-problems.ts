/** What is wrong with an account that is being made or changed, by the rules and in the words of the server. */
import { sentenceOf } from '#contract/errors.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { type PasswordFacts, parsePassword } from '#domain/accounts/parse-password.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';

type Names = { readonly firstName: string; readonly lastName: string };

function nameProblems({ firstName, lastName }: Names): Record<string, string> {
  return {
    ...(parsePersonName(firstName).ok ? {} : { firstName: sentenceOf('first_name_invalid') }),
    ...(parsePersonName(lastName).ok ? {} : { lastName: sentenceOf('last_name_invalid') }),
  };
}

/** Names, address and password. */
export function newUserProblems(
  user: Names & { readonly email: string; readonly password: string },
  facts: PasswordFacts,
): Record<string, string> {
  const password = parsePassword(user.password, facts);
  return {
    ...nameProblems(user),
    ...(parseEmail(user.email).ok ? {} : { email: sentenceOf('email_invalid') }),
    ...(password.ok ? {} : { password: sentenceOf(password.error.code) }),
  };
}

/** Names that were changed, and a phone where there is one. */
export function savedUserProblems(
  user: Names & { readonly phoneNumber: string },
  before: Names,
): Record<string, string> {
  const isPhoneFine = user.phoneNumber.trim() === '' || parsePhone(user.phoneNumber).ok;
  const named = Object.entries(nameProblems(user)).filter(([name]) => {
    // The keys of the problems are the two names.
    const field = name as keyof Names;
    return user[field] !== before[field];
  });
  return {
    ...Object.fromEntries(named),
    ...(isPhoneFine ? {} : { phoneNumber: sentenceOf('restaurant_phone_invalid') }),
  };
}
