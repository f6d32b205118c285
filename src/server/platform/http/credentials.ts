/** Where a request carries its session: the bearer header of the documents, or the cookie of our own pages. */
import { COURIER_SESSION_HOURS, DEVICE_DAYS, SESSION_HOURS } from '#contract/accounts/accounts.ts';
import { isOwnOrigin } from './request-facts.ts';

const COOKIE = 'pofta_session';
const SECONDS = SESSION_HOURS * 3600;

/** Identifies a browser that has signed in before; it grants no access (docs/decisions/0135). */
const DEVICE_COOKIE = 'pofta_device';
const DEVICE_SECONDS = DEVICE_DAYS * 24 * 3600;

/**
 * The session of a courier's phone: a separate cookie, so that a member of staff can be signed in on the same phone.
 */
const COURIER_COOKIE = 'pofta_curier';

/** 400 days, the maximum lifetime of a cookie in browsers. */
const PANEL_COOKIE_SECONDS = 400 * 24 * 3600;

export type Credential = { readonly token: string; readonly source: 'bearer' | 'cookie' };

/** The kind of session to look for: a person's or a courier's. */
export type SessionKind = 'person' | 'courier';

const COOKIES = { person: COOKIE, courier: COURIER_COOKIE } as const satisfies Record<SessionKind, string>;

/**
 * A bearer header takes precedence over the cookie, because it is sent on purpose. Over TLS only the host-bound cookie
 * counts; another subdomain could have set the plain one.
 */
export function readCredential(headers: Headers, isSecure: boolean, kind: SessionKind = 'person'): Credential | null {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer !== undefined) return { token: bearer, source: 'bearer' };
  const token = readCookie(headers, hostBound(COOKIES[kind], isSecure));
  return token === null ? null : { token, source: 'cookie' };
}

/** The secret of a browser that has signed in here before; null without one. */
export function readDevice(headers: Headers, isSecure: boolean): string | null {
  const shown = readCookie(headers, hostBound(DEVICE_COOKIE, isSecure));
  return shown !== null && /^[\w-]{43}$/.test(shown) ? shown : null;
}

function readCookie(headers: Headers, wanted: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value !== undefined && value !== '') return value;
  }
  return null;
}

/** The session cookie; over TLS it is bound to this host and never sent unencrypted. */
export function sessionCookie(token: string, isSecure: boolean): string {
  return cookie({ name: COOKIE, value: token, seconds: SECONDS }, isSecure);
}

/**
 * The session of an enrolled tablet: the server prolongs it while it is used, so the cookie gets the longest lifetime
 * that browsers allow.
 */
export function panelCookie(token: string, isSecure: boolean): string {
  return cookie({ name: COOKIE, value: token, seconds: PANEL_COOKIE_SECONDS }, isSecure);
}

/** Deletes the session cookie. */
export function expiredSessionCookie(isSecure: boolean): string {
  return cookie({ name: COOKIE, value: '', seconds: 0 }, isSecure);
}

/** The session of a courier's phone. */
export function courierCookie(token: string, isSecure: boolean): string {
  return cookie({ name: COURIER_COOKIE, value: token, seconds: COURIER_SESSION_HOURS * 3600 }, isSecure);
}

/** Deletes it. */
export function expiredCourierCookie(isSecure: boolean): string {
  return cookie({ name: COURIER_COOKIE, value: '', seconds: 0 }, isSecure);
}

/** The cookie that marks a browser which has signed in here. */
export function deviceCookie(secret: string, isSecure: boolean): string {
  return cookie({ name: DEVICE_COOKIE, value: secret, seconds: DEVICE_SECONDS }, isSecure);
}

type Cookie = { readonly name: string; readonly value: string; readonly seconds: number };

function cookie({ name, value, seconds }: Cookie, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return `${hostBound(name, isSecure)}=${value}; ${attributes}`;
}

/** Over TLS, other subdomains cannot set a cookie with this name prefix. */
function hostBound(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/**
 * Whether a page of the shop sent the request; programs send neither header. Browsers leave `Sec-Fetch-Site` out where
 * the address is plain http, older Safari everywhere; every browser sends `Origin` with a POST.
 */
export function isFromPage(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin');
  return headers.has('sec-fetch-site') || (origin !== null && isOwnOrigin(origin, headers.get('host'), publicUrl));
}
