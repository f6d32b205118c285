import { err, ok, type Result } from '#domain/result.ts';
import type { Session } from '#server/platform/sessions.ts';

type Account = Pick<Session, 'userId' | 'email'>;

/**
 * The account that an order belongs to.
 *
 * @param expected e-mail address of the account that the client assumes to be signed in; '' for a guest, `null` when
 * not sent: the session decides
 * @param session the account that the request is signed in with, `null` for none
 * @returns the id of the account, `null` for a guest's order; refused when the session does not match `expected`
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
