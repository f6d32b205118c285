import { createHash } from 'node:crypto';
import { err, ok, type Result } from '#domain/result.ts';
import { type Allowance, networkOf, type RateLimits } from '#server/platform/rate-limits.ts';
import type { Passwords } from './passwords.ts';

/** Wrong passwords per account and network before the door stays shut for a while (reliability.md T21). */
const FAILURES: Allowance = { points: 10, seconds: 15 * 60 };
/**
 * Wrong passwords per account from networks it never signed in from, all of them together: a thousand addresses that try
 * ten each reach the slow hash fifty times an hour. Its owner's own networks are let in all the same, so that nobody can
 * lock somebody else out.
 */
const STRANGERS_FAILURES: Allowance = { points: 50, seconds: 3600 };
const KNOWN_NETWORK_SECONDS = 90 * 24 * 3600;
const BUSY_SECONDS = 2;

export type TooManyAttempts = { readonly code: 'too_many_requests'; readonly retryAfterSeconds: number };
export type PasswordAnswer = { readonly code: 'wrong' } | TooManyAttempts;

export type PasswordServices = { readonly rateLimits: RateLimits; readonly passwords: Passwords };

export type PasswordQuestion = {
  /** Which door: failures at one do not close another. */
  readonly door: 'staff_sign_in' | 'customer_sign_in' | 'own_password' | 'confirm_account';
  /** Whose account, known or not. */
  readonly account: string;
  readonly ip: string;
  /** `null` = nobody's; takes as long and says no. */
  readonly storedHash: string | null;
  readonly password: string;
};

/** Whether a password is right, for whoever has not been wrong too often. */
export async function checkPassword(
  { rateLimits, passwords }: PasswordServices,
  { door, account, ip, storedHash, password }: PasswordQuestion,
): Promise<Result<true, PasswordAnswer>> {
  const visitor = hiddenKey(`${account} ${networkOf(ip)}`);
  const wait = await rateLimits.countTry(door, visitor, FAILURES);
  if (wait !== null) return err({ code: 'too_many_requests', retryAfterSeconds: wait });
  const isKnown = await rateLimits.remembers('known_network', visitor);
  const strangers = [`${door}_strangers`, hiddenKey(account), STRANGERS_FAILURES] as const;
  const strangersWait = isKnown ? null : await rateLimits.countTry(...strangers);
  if (strangersWait !== null) return err({ code: 'too_many_requests', retryAfterSeconds: strangersWait });
  const checked = await passwords.check(storedHash, password);
  if (checked.ok && !checked.value) return err({ code: 'wrong' });
  await rateLimits.forgiveTry(door, visitor, FAILURES);
  if (!isKnown) await rateLimits.forgiveTry(...strangers);
  if (!checked.ok) return err(tooBusy());
  await rateLimits.remember('known_network', visitor, KNOWN_NETWORK_SECONDS);
  return ok(true);
}

/** The line of people waiting for a slow hash is full. */
export function tooBusy(): TooManyAttempts {
  return { code: 'too_many_requests', retryAfterSeconds: BUSY_SECONDS };
}

/** A key for counting by, which names nobody. */
export function hiddenKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
