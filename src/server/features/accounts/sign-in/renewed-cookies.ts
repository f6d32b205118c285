import type { DbServices } from '#server/platform/database.ts';
import { readCredential, sessionCookie } from '#server/platform/http/credentials.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import { renewToken, type Session } from '#server/platform/sessions.ts';

/**
 * The cookie of a session after the person has authenticated again. A program that sends its token as a header keeps
 * it: it reads no cookies, and would be signed out.
 */
export async function renewedCookies(
  { db, clock, config }: DbServices & { readonly config: { readonly publicUrl: string } },
  session: Session,
  headers: Headers,
): Promise<readonly string[]> {
  const isSecure = isServedSecurely(config.publicUrl);
  if (session.kind !== 'page' || readCredential(headers, isSecure)?.source !== 'cookie') return [];
  const token = await renewToken(db, session, clock());
  return token === null ? [] : [sessionCookie(token, isSecure)];
}
