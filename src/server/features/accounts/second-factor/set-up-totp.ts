import { randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import {
  formatRecoveryCode,
  parseSecondFactor,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
} from '#domain/accounts/second-factor.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { hashSecret, type Session } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { type FactorServices, stepOf } from './check-second-factor.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  deleteTotp,
  findTotp,
  listPasskeys,
  replaceRecoveryCodes,
  saveNewTotp,
  takeStep,
} from './factors.repository.ts';

/** Length of the HMAC's hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Creates a secret for an authenticator app; it counts after `confirmTotp` got a code of it. */
export async function startTotp(
  services: FactorServices & { readonly snapshots: Snapshots },
  { userId, email }: Session,
): Promise<Result<{ readonly secret: string; readonly uri: string }, { readonly code: 'totp_exists' }>> {
  const bytes = randomBytes(SECRET_BYTES);
  const { name } = await loadRestaurantContact(services);
  if (!(await saveNewTotp(services.db, userId, bytes, services.clock()))) return err({ code: 'totp_exists' });
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer });
  return ok({ secret: secret.base32, uri: new TOTP({ issuer: name || 'Poftă', label: email, secret }).toString() });
}

export type ConfirmRefusal = { readonly code: 'totp_not_started' | 'totp_code_wrong' };

/** Enables the app as a second factor when its code matches; returns recovery codes when there are none yet. */
export function confirmTotp(
  { db, clock, securityLog }: FactorServices,
  { userId }: Session,
  { code, ip }: { readonly code: string; readonly ip: string },
): Promise<Result<readonly string[], ConfirmRefusal>> {
  return inRefusableTransaction<readonly string[], ConfirmRefusal>(db, async (tx) => {
    const totp = await findTotp(tx, userId);
    if (totp === null || totp.isConfirmed) return err({ code: 'totp_not_started' });
    const shown = parseSecondFactor(code);
    const step = shown?.kind === 'totp' ? stepOf(totp.secret, shown.digits, clock()) : null;
    if (step === null || !(await takeStep(tx, userId, { step, confirmedAt: clock() }))) {
      return err({ code: 'totp_code_wrong' });
    }
    await securityLog.recordWithin(tx, { kind: 'second_factor_added', userId, ip, detail: 'totp' });
    return ok(await ensureRecoveryCodes(tx, userId));
  });
}

export function removeTotp({ db, securityLog }: FactorServices, { userId }: Session, ip: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await deleteTotp(tx, userId))) return;
    await securityLog.recordWithin(tx, { kind: 'second_factor_removed', userId, ip, detail: 'totp' });
    await deleteIdleCodes(tx, userId);
  });
}

/** Creates codes when none are left; empty otherwise. */
export async function ensureRecoveryCodes(tx: Tx, userId: number): Promise<readonly string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, userId);
}

/** Creates new codes; earlier ones stop working. They are returned once, and stored as hashes. */
export function renewRecoveryCodes(
  { db, securityLog }: FactorServices,
  { userId }: Session,
  ip: string,
): Promise<readonly string[]> {
  return inTransaction(db, async (tx) => {
    await securityLog.recordWithin(tx, { kind: 'second_factor_added', userId, ip, detail: 'recovery' });
    return makeRecoveryCodes(tx, userId);
  });
}

async function makeRecoveryCodes(tx: Tx, userId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join(''),
  );
  await replaceRecoveryCodes(tx, userId, codes.map(hashSecret));
  return codes.map(formatRecoveryCode);
}

/** Without a second factor, recovery codes have no use. */
export async function deleteIdleCodes(tx: Tx, userId: number): Promise<void> {
  const hasOther = (await findTotp(tx, userId))?.isConfirmed === true || (await listPasskeys(tx, userId)).length > 0;
  if (!hasOther) await deleteRecoveryCodes(tx, userId);
}
