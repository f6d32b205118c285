import { err, ok, type Result } from '#domain/result.ts';
import type { Session } from '#server/platform/sessions.ts';

type Account = Pick<Session, 'userId' | 'email'>;

/**
 * Whose order it becomes.
 *
 * @param expected e-mail address of the account the client says is signed in; '' for a guest, `null` when it does not
 *   say, and the session decides
 * @param session the account the request is signed in with, `null` for none
 * @returns the id of the account, `null` for a guest's order; refused when another account, or none, is signed in
 */
export function chooseOwner(
  expected: string | null,
  session: Account | null,
): Result<number | null, { readonly code: 'account_not_signed_in' }> {
  if (expected === null) return ok(session?.userId ?? null);
  if (expected === '') return ok(null);
  const isSame = session !== null && session.email.toLowerCase() === expected.toLowerCase();
  return isSame ? ok(session.userId) : err({ code: 'account_not_signed_in' });
}
