import { createHash } from 'node:crypto';
import type { Role } from '#contract/accounts.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { type Allowance, networkOf, type RateLimits } from '#server/platform/rate-limits.ts';
import { openSession } from '#server/platform/sessions.ts';
import { findUserByEmail, type SignInRow } from './accounts.repository.ts';
import type { Passwords } from './passwords.ts';
import { isStaff } from './staff-roles.ts';

/** Wrong passwords per address and network before the door stays shut for a while (reliability.md T21). */
const FAILURES: Allowance = { points: 10, seconds: 15 * 60 };
const BUSY_SECONDS = 2;

export type Attempt = {
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
};

export type StaffSignIn = {
  readonly token: string;
  readonly expiresAt: Instant;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
};

export type SignInRefusal =
  | { readonly code: 'bad_credentials' }
  | { readonly code: 'too_many_requests'; readonly retryAfterSeconds: number };

type SignInServices = {
  readonly db: Database;
  readonly clock: () => Instant;
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
};

/** Opens a session for staff. A wrong address, a wrong password and a guest's account are answered alike. */
export async function authenticateStaff(
  { db, clock, rateLimits, passwords }: SignInServices,
  { email, password, ip, userAgent }: Attempt,
): Promise<Result<StaffSignIn, SignInRefusal>> {
  const address = email.trim().toLowerCase();
  const visitor = createHash('sha256')
    .update(`${address} ${networkOf(ip)}`)
    .digest('base64url');
  const wait = await rateLimits.waitAfterFailures('staff_sign_in', visitor, FAILURES);
  if (wait !== null) return err({ code: 'too_many_requests', retryAfterSeconds: wait });

  const user = await findUserByEmail(db, address);
  const staff = user !== null && isStaff(user.roles) ? user : null;
  const checked = await passwords.check(staff?.passwordHash ?? null, password);
  if (!checked.ok) return err({ code: 'too_many_requests', retryAfterSeconds: BUSY_SECONDS });
  if (!checked.value || staff === null) {
    await rateLimits.countFailure('staff_sign_in', visitor, FAILURES);
    return err({ code: 'bad_credentials' });
  }
  const session = await openSession(db, { userId: staff.id, userAgent, now: clock() });
  return ok({ ...session, ...person(staff) });
}

function person({ firstName, lastName, email, roles }: SignInRow) {
  return { firstName, lastName, email, roles };
}
