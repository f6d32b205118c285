import { Secret, TOTP } from 'otpauth';
import { parseSecondFactor } from '#domain/accounts/second-factor.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { Allowance } from '#server/platform/security/visit-counts.ts';
import { hashSecret, hasSecondFactor } from '#server/platform/sessions.ts';
import { findTotp, takeRecoveryCode, takeStep } from './factors.repository.ts';

/**
 * Wrong codes per account, after a correct password; at this rate six digits cannot be guessed. Recovery codes have a
 * count of their own: guesses at the six digits by a stranger with the password do not shut out the owner's last way in.
 */
const TRIES: Allowance = { points: 8, seconds: 15 * 60 };
const PERIOD_SECONDS = 30;
/**
 * A code counts only while an app shows it: the next one is seconds away, and phones get their time from the network.
 */
const WINDOW = 0;

export type SecondFactorRefusal = { readonly code: 'second_factor_required' | 'second_factor_wrong' } | TooManyRequests;

export type FactorServices = DbServices & { readonly rateLimits: RateLimits; readonly securityLog: SecurityLog };

/** How a person with a correct password was authenticated. */
export type Shown = 'password' | 'totp' | 'recovery';

/** Checks the code that came with a correct password. Accounts without a second factor need none. */
export async function checkSecondFactor(
  services: FactorServices,
  { id: userId, email }: { readonly id: number; readonly email: string },
  { code, ip }: { readonly code: string | undefined; readonly ip: string },
): Promise<Result<Shown, SecondFactorRefusal>> {
  const { db, clock, rateLimits, securityLog } = services;
  if (!(await hasSecondFactor(db, userId))) return ok('password');
  if (code === undefined || code.trim() === '') return err({ code: 'second_factor_required' });
  const shown = parseSecondFactor(code);
  const count = [shown?.kind === 'recovery' ? 'recovery_code' : 'second_factor', hiddenKey(email), TRIES] as const;
  const wait = await rateLimits.countTry(...count);
  if (wait !== null) {
    await securityLog.record({ kind: 'limit_reached', userId, ip, detail: 'second_factor' });
    return err(tooManyRequests(wait));
  }
  const isRight =
    shown?.kind === 'totp'
      ? await takeTotp(services, userId, shown.digits)
      : shown !== null && (await takeRecoveryCode(db, userId, hashSecret(shown.code), clock()));
  if (shown === null || !isRight) {
    await securityLog.record({ kind: 'sign_in_failed', userId, ip, detail: 'second_factor' });
    return err({ code: 'second_factor_wrong' });
  }
  await rateLimits.forgiveTry(...count);
  return ok(shown.kind);
}

async function takeTotp({ db, clock }: DbServices, userId: number, digits: string): Promise<boolean> {
  const totp = await findTotp(db, userId);
  if (totp === null || !totp.isConfirmed) return false;
  const step = stepOf(totp.secret, digits, clock());
  return step !== null && takeStep(db, userId, { step });
}

/** The time step of a code, null for a wrong code. */
export function stepOf(secret: Buffer, digits: string, now: Instant): number | null {
  const delta = TOTP.validate({
    token: digits,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: PERIOD_SECONDS,
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
