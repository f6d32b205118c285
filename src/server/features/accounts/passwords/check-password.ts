import { err, ok, type Result } from '#domain/result.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import { deviceKey, isKnownDevice } from '#server/platform/security/known-device.ts';
import { isLoopback, networkOf, type RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityBook } from '#server/platform/security/security-book.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { Allowance } from '#server/platform/security/visit-counts.ts';
import type { Passwords } from './passwords.ts';

/** Wrong passwords per account, from a network or a known device, before it has to wait (reliability.md T21). */
const FAILURES: Allowance = { points: 10, seconds: 15 * 60 };
/**
 * Wrong passwords per account from networks it never signed in from, all of them together: a thousand addresses that try
 * ten each reach the slow hash fifty times an hour. Its owner's own devices and networks do not count among them; on a new
 * one, the link that sets a new password makes the device known (docs/decisions/0135).
 */
const STRANGERS_FAILURES: Allowance = { points: 50, seconds: 3600 };
const KNOWN_NETWORK_SECONDS = 90 * 24 * 3600;
const BUSY_SECONDS = 2;

export type PasswordAnswer = { readonly code: 'wrong' } | TooManyRequests;

export type PasswordServices = {
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
  readonly securityBook: SecurityBook;
};

export type PasswordQuestion = {
  /** Which sign-in: failed attempts at one do not lock another. */
  readonly door: 'staff_sign_in' | 'customer_sign_in' | 'own_password' | 'confirm_account';
  /** Whose account, known or not. */
  readonly account: string;
  /** The account's number, null without an account. */
  readonly userId: number | null;
  readonly ip: string;
  /** The secret of the browser's cookie, null without one. */
  readonly device: string | null;
  /** `null`: no account; takes as long and answers no. */
  readonly storedHash: string | null;
  readonly password: string;
};

/** Whether a password is right; refused after too many wrong attempts. */
export async function checkPassword(
  services: PasswordServices,
  question: PasswordQuestion,
): Promise<Result<true, PasswordAnswer>> {
  const { rateLimits, passwords, securityBook } = services;
  const { userId, ip, door } = question;
  const { isKnown, counts, network } = await whoTries(services, question);
  for (const count of counts) {
    const wait = await rateLimits.countTry(...count);
    if (wait !== null) {
      await securityBook.record({ kind: 'limit_reached', userId, ip, detail: door });
      return err(tooManyRequests(wait, { byMail: true }));
    }
  }
  const checked = await passwords.check(question.storedHash, question.password, { isKnown });
  if (checked.ok && !checked.value) {
    await securityBook.record({ kind: 'sign_in_failed', userId, ip, detail: door });
    return err({ code: 'wrong' });
  }
  for (const count of counts) await rateLimits.forgiveTry(...count);
  if (!checked.ok) return err(tooBusy());
  if (network !== null) await rateLimits.remember('known_network', network, KNOWN_NETWORK_SECONDS);
  return ok(true);
}

type Visitor = {
  /** By its device or its network. */
  readonly isKnown: boolean;
  /** Every count that a try adds to. */
  readonly counts: readonly Parameters<RateLimits['countTry']>[];
  /** The key of its network; null for this machine, which stands for all callers behind a proxy that was not declared. */
  readonly network: string | null;
};

/**
 * A known device counts for itself alone, whatever others do from its network. This machine is no network: only the count
 * over all strangers holds there.
 */
async function whoTries(services: PasswordServices, { door, account, ip, device }: PasswordQuestion): Promise<Visitor> {
  const network = isLoopback(ip) ? null : hiddenKey(`${account} ${networkOf(ip)}`);
  const ownDevice = device === null ? null : deviceKey(account, device);
  if (ownDevice !== null && (await isKnownDevice(services, ownDevice))) {
    return { isKnown: true, counts: [[door, ownDevice, FAILURES]], network };
  }
  const strangers = [`${door}_strangers`, hiddenKey(account), STRANGERS_FAILURES] as const;
  if (network === null) return { isKnown: false, counts: [[...strangers]], network };
  const isKnown = await services.rateLimits.remembers('known_network', network);
  return {
    isKnown,
    counts: [[door, network, FAILURES], ...(isKnown ? [] : [[...strangers] as Visitor['counts'][number]])],
    network,
  };
}

/** The line of people waiting for a slow hash is full. */
export function tooBusy(): TooManyRequests {
  return tooManyRequests(BUSY_SECONDS);
}
