import type { CourierName } from '#domain/couriers/courier.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Passwords } from '#server/features/accounts/index.ts';
import { openCourierSession } from '#server/platform/courier-sessions.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { Allowance } from '#server/platform/security/visit-counts.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import { findByLink } from './couriers.repository.ts';
import { openShift } from './shifts.ts';

/** Wrong PINs per courier, from any address; at this rate six digits cannot be guessed (reliability.md T21). */
const TRIES: Allowance = { points: 5, seconds: 15 * 60 };
const TRIES_OF_A_DAY: Allowance = { points: 30, seconds: 24 * 3600 };

export type PinServices = DbServices & {
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
};

type PinTry = { readonly link: string; readonly pin: string; readonly ip: string; readonly userAgent: string };

type PinRefusal = { readonly code: 'courier_link_ended' | 'courier_pin_wrong' } | TooManyRequests;

const BUSY_SECONDS = 2;

/** Opens a session for the courier of a link, and a shift with it. */
export async function signInCourier(
  { db, clock, rateLimits, passwords, securityLog }: PinServices,
  { link, pin, ip, userAgent }: PinTry,
): Promise<Result<CourierName & { readonly token: string; readonly expiresAt: Instant }, PinRefusal>> {
  // Couriers have no account: the log records the kind of sign-in and the address.
  const event = { userId: null, ip, userAgent, detail: 'courier_pin' } as const;
  const courier = await findByLink(db, hashSecret(link));
  if (courier === null) {
    await securityLog.record({ ...event, kind: 'sign_in_failed', detail: 'courier_link' });
    return err({ code: 'courier_link_ended' });
  }
  const key = hiddenKey(`courier ${courier.id}`);
  const counts: readonly Parameters<RateLimits['countTry']>[] = [
    ['courier_pin', key, TRIES],
    ['courier_pin_of_a_day', key, TRIES_OF_A_DAY],
  ];
  for (const count of counts) {
    const wait = await rateLimits.countTry(...count);
    if (wait === null) continue;
    await securityLog.record({ ...event, kind: 'limit_reached' });
    return err(tooManyRequests(wait));
  }
  const checked = await passwords.check(courier.pinHash, pin.trim(), { isKnown: false });
  if (!checked.ok) return err(tooManyRequests(BUSY_SECONDS));
  if (!checked.value) {
    await securityLog.record({ ...event, kind: 'sign_in_failed' });
    return err({ code: 'courier_pin_wrong' });
  }
  for (const count of counts) await rateLimits.forgiveTry(...count);
  const now = clock();
  const session = await inTransaction(db, async (tx) => {
    const opened = await openShift(tx, courier.id, now);
    if (opened === null) return null;
    await securityLog.recordWithin(tx, { ...event, kind: 'signed_in' });
    return openCourierSession(tx, { courierId: courier.id, now });
  });
  // Deactivated while the PIN was checked.
  if (session === null) return err({ code: 'courier_link_ended' });
  return ok({ id: courier.id, name: courier.name, ...session });
}
