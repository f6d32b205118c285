import { parsePanelName, parsePanelPin } from '#domain/accounts/parse-panel.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import type { Allowance } from '#server/platform/security/visit-counts.ts';
import { announceSessionEnd, hashSecret, openSession, revokeSession, type Session } from '#server/platform/sessions.ts';
import { type PasswordServices, tooBusy } from '../passwords/check-password.ts';
import type { FactorServices } from '../second-factor/check-second-factor.ts';
import { endEnrolledPanel, findPinHash, namePanel, saveLock } from './enrolled-panels.repository.ts';

export type PanelServices = FactorServices & PasswordServices;

/** Wrong PINs per tablet. */
const TRIES: Allowance = { points: 5, seconds: 15 * 60 };

type Enrolled = { readonly token: string; readonly expiresAt: Instant };

/**
 * Enrols the present device as a tablet: it stays signed in for months and may only make the panel's calls. The
 * administrator's own session on it ends.
 */
export async function enrolPanel(
  { db, clock, passwords, securityLog }: PanelServices,
  session: Session,
  asked: { readonly name: string; readonly pin: string; readonly ip: string; readonly userAgent: string },
): Promise<Result<Enrolled, InvalidFields | TooManyRequests>> {
  const reader = fieldReader();
  const name = reader.read('name', parsePanelName(asked.name), 'panel_name_invalid');
  const pin = reader.read('pin', parsePanelPin(asked.pin), 'panel_pin_invalid');
  const read = reader.done();
  if (!read.ok) return read;
  const hashed = pin === '' ? ok(null) : await passwords.hash(pin);
  if (!hashed.ok) return err(tooBusy());
  const { userId } = session;
  const { ip, userAgent } = asked;
  const now = clock();
  return inTransaction(db, async (tx) => {
    const opened = await openSession(tx, { userId, userAgent, now, ip, kind: 'panel' });
    await namePanel(tx, hashSecret(opened.token), { name, pinHash: hashed.value });
    await revokeSession(tx, session.tokenHash, now);
    await securityLog.recordWithin(tx, { kind: 'panel_enrolled', userId, ip, userAgent, detail: name });
    await announceSessionEnd(tx);
    return ok(opened);
  });
}

/** Signs a tablet out permanently; `false` when it was already. */
export function endPanel(
  { db, clock, securityLog }: PanelServices,
  { userId }: Session,
  { id, ip }: { readonly id: number; readonly ip: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await endEnrolledPanel(tx, id, clock()))) return false;
    await securityLog.recordWithin(tx, { kind: 'panel_ended', userId, ip });
    await announceSessionEnd(tx);
    return true;
  });
}

/** Locks the tablet until the PIN is entered: it shows and rings, and changes nothing. */
export function lockPanel({ db, clock }: PanelServices, { tokenHash }: Session): Promise<void> {
  return saveLock(db, tokenHash, clock());
}

export async function unlockPanel(
  { db, rateLimits, passwords, securityLog }: PanelServices,
  { tokenHash, userId }: Session,
  { pin, ip }: { readonly pin: string; readonly ip: string },
): Promise<Result<null, { readonly code: 'panel_pin_wrong' } | TooManyRequests>> {
  const count = ['panel_pin', tokenHash.toString('base64url'), TRIES] as const;
  const wait = await rateLimits.countTry(...count);
  if (wait !== null) {
    await securityLog.record({ kind: 'limit_reached', userId, ip, detail: 'panel_pin' });
    return err(tooManyRequests(wait));
  }
  const hash = await findPinHash(db, tokenHash);
  const checked = hash === null ? ok(true) : await passwords.check(hash, pin.trim(), { isKnown: true });
  if (!checked.ok) return err(tooBusy());
  if (!checked.value) {
    await securityLog.record({ kind: 'sign_in_failed', userId, ip, detail: 'panel_pin' });
    return err({ code: 'panel_pin_wrong' });
  }
  await rateLimits.forgiveTry(...count);
  await saveLock(db, tokenHash, null);
  return ok(null);
}
