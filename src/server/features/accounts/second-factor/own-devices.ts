import type { OwnDevice } from '#contract/accounts/calls.ts';
import type { OwnSecurity } from '#contract/accounts/staff-calls.ts';
import { describeDevice } from '#domain/accounts/describe-device.ts';
import { mayOpen } from '#domain/accounts/role-rights.ts';
import { DAY_MS } from '#domain/time/instant.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { SecurityLog } from '#server/platform/security/security-log.ts';
import { announceSessionEnd, hasSecondFactor, revokeSessionsOf, type Session } from '#server/platform/sessions.ts';
import { loadAccountRecord } from '../customers.repository.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './factors.repository.ts';
import { asksManagers, endSession, listOpenSessions } from './own-devices.repository.ts';

/** For this long a new restaurant is not asked to set up a second factor. */
const QUIET_DAYS = 7;

/** The person's authentication methods, and where they are signed in. */
export async function readOwnSecurity({ db, clock }: DbServices, session: Session): Promise<OwnSecurity> {
  const { userId } = session;
  const passkeys = await listPasskeys(db, userId);
  return {
    hasTotp: (await findTotp(db, userId))?.isConfirmed === true,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    devices: await listOwnDevices({ db, clock }, session),
    isAsked: await isAsked({ db, clock }, session),
  };
}

/** Where the person is signed in, the newest first. */
export async function listOwnDevices(
  { db, clock }: DbServices,
  { userId, tokenHash: current }: Session,
): Promise<readonly OwnDevice[]> {
  const sessions = await listOpenSessions(db, userId, clock());
  return sessions.map(({ userAgent, tokenHash, ...device }) => ({
    ...device,
    device: describeDevice(userAgent),
    isCurrent: tokenHash.equals(current),
  }));
}

async function isAsked({ db, clock }: DbServices, { userId, roles, kind }: Session): Promise<boolean> {
  if (kind === 'panel' || (await hasSecondFactor(db, userId))) return false;
  const { createdAt } = await loadAccountRecord(db, userId);
  if (clock() - createdAt < QUIET_DAYS * DAY_MS) return false;
  return mayOpen(roles, 'admin') || asksManagers(db);
}

type DeviceServices = { readonly db: Database; readonly securityLog: SecurityLog } & DbServices;

/** Ends one of the person's own sessions; `false` when it is not theirs, or has ended. */
export function endOwnDevice(
  { db, clock, securityLog }: DeviceServices,
  { userId }: Session,
  { id, ip }: { readonly id: number; readonly ip: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await endSession(tx, { userId, id, now: clock() }))) return false;
    await securityLog.recordWithin(tx, { kind: 'sessions_ended', userId, ip });
    await announceSessionEnd(tx);
    return true;
  });
}

/** Ends all of them except this one; the person's enrolled tablets only when requested. */
export function endOtherDevices(
  { db, clock, securityLog }: DeviceServices,
  { userId, tokenHash }: Session,
  { ip, keepsPanels }: { readonly ip: string; readonly keepsPanels: boolean },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await revokeSessionsOf(tx, { userId, except: tokenHash, now: clock(), keepsPanels });
    await securityLog.recordWithin(tx, { kind: 'sessions_ended', userId, ip });
    await announceSessionEnd(tx);
  });
}
