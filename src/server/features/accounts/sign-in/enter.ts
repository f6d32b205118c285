import { describeDevice } from '#domain/accounts/describe-device.ts';
import { isStaff } from '#domain/accounts/role-rights.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { DAY_MS, type Instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import { deviceKey, isKnownDevice, saveDevice } from '#server/platform/security/known-device.ts';
import { networkOf } from '#server/platform/security/rate-limits.ts';
import { replaceSession } from '#server/platform/sessions.ts';
import { isFirstSignIn, type SignInRow } from '../accounts.repository.ts';
import { newDevice } from '../mails/new-device.ts';
import type { PasswordServices } from '../passwords/check-password.ts';
import type { Visitor } from './visitor.ts';

export type EnterServices = PasswordServices & DbServices & { readonly jobs: Jobs };

type Entered = { readonly token: string; readonly expiresAt: Instant; readonly device: string };

const PROGRAM_SECONDS = (180 * DAY_MS) / 1000;

/**
 * Opens the session of an authenticated person, and records it in the security log. Staff get a mail when they sign in
 * from a new device, except for the first sign-in of a new account.
 */
export async function enter(
  services: EnterServices,
  user: Pick<SignInRow, 'id' | 'email' | 'roles'>,
  visitor: Visitor,
  how: 'password' | 'totp' | 'recovery' | 'passkey' = 'password',
): Promise<Entered> {
  const { db, clock, jobs, securityLog } = services;
  const { ip, userAgent, device, isPage, replaced } = visitor;
  const now = clock();
  const isNew = isStaff(user.roles) && !(await isKnownVisitor(services, user.email, visitor));
  const isTold = isNew && !(await isFirstSignIn(db, user.id, now));
  const enqueue = isTold ? await jobs.ready() : null;
  const session = await inTransaction(db, async (tx) => {
    const kind = isNew ? 'signed_in_new_device' : 'signed_in';
    await securityLog.recordWithin(tx, { kind, userId: user.id, ip, userAgent, detail: how });
    const facts = { when: formatDateTime(now), device: describeDevice(userAgent), ip };
    await enqueue?.(tx, newDevice.job({ userId: user.id, at: now, ...facts }));
    return replaceSession(tx, replaced, { userId: user.id, userAgent, now, ip, kind: isPage ? 'page' : 'program' });
  });
  return { ...session, device: await saveDevice(services, { account: user.email, device }) };
}

/** A browser is identified by its cookie; a program, which stores none, by its network and User-Agent. */
async function isKnownVisitor(
  services: EnterServices,
  account: string,
  { ip, device, userAgent }: Visitor,
): Promise<boolean> {
  const { rateLimits } = services;
  if (device !== null && (await isKnownDevice(services, deviceKey(account, device)))) return true;
  const program = hiddenKey(`${account} ${networkOf(ip)} ${userAgent}`);
  const isKnown = await rateLimits.remembers('known_program', program);
  await rateLimits.remember('known_program', program, PROGRAM_SECONDS);
  return isKnown;
}
