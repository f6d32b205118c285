/** Where a request carries its session: the bearer header of the documents, or the cookie of our own pages. */
import { SESSION_HOURS } from '#contract/accounts.ts';

const COOKIE = 'pofta_session';
const SECONDS = SESSION_HOURS * 3600;

export type Credential = { readonly token: string; readonly source: 'bearer' | 'cookie' };

/**
 * A bearer header wins over the cookie: whoever sends one means it. Over TLS only the cookie that is bound to this host
 * counts; the plain one may have been set by any neighbour of the domain.
 */
export function readCredential(headers: Headers, isSecure: boolean): Credential | null {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, source: 'bearer' };
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === cookieName(isSecure) && value !== undefined && value !== '') return { token: value, source: 'cookie' };
  }
  return null;
}

/** The session cookie; over TLS it is bound to this host and never sent in clear. */
export function sessionCookie(token: string, isSecure: boolean): string {
  return `${cookieName(isSecure)}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Takes the cookie away again. */
export function expiredSessionCookie(isSecure: boolean): string {
  return `${cookieName(isSecure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

function cookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${COOKIE}` : COOKIE;
}
