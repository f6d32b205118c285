/** Problems with a user account that staff create or change. */
import { sentenceOf } from '#contract/errors.ts';
import type { PasswordFacts } from '#domain/accounts/parse-password.ts';
import { emailProblem, nameProblems, newPasswordProblems, phoneProblem } from '#web/forms/person-problems.ts';
import type { Problems } from '#web/forms/read-refusal.ts';

type Names = { readonly firstName: string; readonly lastName: string };

/** Names, address and password. */
export function newUserProblems(
  user: Names & { readonly email: string; readonly password: string },
  facts: PasswordFacts,
): Problems {
  const { email, password } = user;
  return {
    ...nameProblems(user),
    ...emailProblem(email, sentenceOf('email_invalid')),
    ...newPasswordProblems({ password, confirmPassword: password }, facts),
  };
}

/** Judges names only when they were changed, and the phone only when there is one. */
export function savedUserProblems(user: Names & { readonly phoneNumber: string }, before: Names): Problems {
  const named = Object.entries(nameProblems(user)).filter(([name]) => {
    // The keys of the problems are the two names.
    const field = name as keyof Names;
    return user[field] !== before[field];
  });
  return {
    ...Object.fromEntries(named),
    ...phoneProblem(user.phoneNumber, sentenceOf('restaurant_phone_invalid')),
  };
}
