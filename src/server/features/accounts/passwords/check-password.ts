import { err, ok, type Result } from '#domain/result.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import { deviceKey, isKnownDevice } from '#server/platform/security/known-device.ts';
import { isLoopback, networkOf, type RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { Allowance } from '#server/platform/security/visit-counts.ts';
import type { Passwords } from './passwords.ts';

/** Wrong passwords per account, from one network or one known device, before it has to wait (reliability.md T21). */
const FAILURES: Allowance = { points: 10, seconds: 15 * 60 };
/**
 * Wrong passwords per account from all unknown networks together, so that a thousand addresses with ten tries each
 * reach the slow hash only fifty times an hour. Known devices and networks of the owner are not counted; on a new one,
 * the link for setting a new password makes the device known (docs/decisions/0135).
 */
const STRANGERS_FAILURES: Allowance = { points: 50, seconds: 3600 };
const KNOWN_NETWORK_SECONDS = 90 * 24 * 3600;
const BUSY_SECONDS = 2;

export type PasswordAnswer = { readonly code: 'wrong' } | TooManyRequests;

export type PasswordServices = {
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
};

export type PasswordQuestion = {
  /** The kind of sign-in: failed attempts at one do not lock another. */
  readonly door: 'staff_sign_in' | 'customer_sign_in' | 'own_password' | 'confirm_account';
  /** The account's name, existing or not. */
  readonly account: string;
  /** The account's id, null without an account. */
  readonly userId: number | null;
  readonly ip: string;
  /** The secret of the browser's cookie, null without one. */
  readonly device: string | null;
  /** `null`: no account; the check takes as long and fails. */
  readonly storedHash: string | null;
  readonly password: string;
};

/** Whether a password is right; refused after too many wrong attempts. */
export async function checkPassword(
  services: PasswordServices,
  question: PasswordQuestion,
): Promise<Result<true, PasswordAnswer>> {
  const { rateLimits, passwords, securityLog } = services;
  const { userId, ip, door } = question;
  const { isKnown, counts, network } = await whoTries(services, question);
  for (const count of counts) {
    const wait = await rateLimits.countTry(...count);
    if (wait !== null) {
      await securityLog.record({ kind: 'limit_reached', userId, ip, detail: door });
      return err(tooManyRequests(wait, { byMail: true }));
    }
  }
  const checked = await passwords.check(question.storedHash, question.password, { isKnown });
  if (checked.ok && !checked.value) {
    await securityLog.record({ kind: 'sign_in_failed', userId, ip, detail: door });
    return err({ code: 'wrong' });
  }
  for (const count of counts) await rateLimits.forgiveTry(...count);
  if (!checked.ok) return err(tooBusy());
  if (network !== null) await rateLimits.remember('known_network', network, KNOWN_NETWORK_SECONDS);
  return ok(true);
}

type Visitor = {
  /** Known by its device or its network. */
  readonly isKnown: boolean;
  /** Every count that a try increments. */
  readonly counts: readonly Parameters<RateLimits['countTry']>[];
  /** The key of its network; null for loopback, which stands for all callers behind an undeclared proxy. */
  readonly network: string | null;
};

/**
 * A known device is counted separately, whatever others do from its network. Loopback is no network: only the count
 * over all strangers applies to it.
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

/** The refusal when the queue for the slow hash is full. */
export function tooBusy(): TooManyRequests {
  return tooManyRequests(BUSY_SECONDS);
}
