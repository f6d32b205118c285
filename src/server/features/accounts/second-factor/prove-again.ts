import { OFFICE_IDLE_MINUTES } from '#domain/accounts/proof.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { markProved, type Session } from '#server/platform/sessions.ts';
import { loadAccount } from '../find-account.ts';
import { checkPassword, type PasswordServices } from '../passwords/check-password.ts';
import { checkSecondFactor, type FactorServices, type SecondFactorRefusal } from './check-second-factor.ts';
import { checkPasskey, type PasskeyRefusal, type PasskeyServices } from './passkeys.ts';

export type ProofRefusal = { readonly code: 'wrong_password' } | SecondFactorRefusal | PasskeyRefusal | TooManyRequests;

type Proof = {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly credential?: unknown;
  readonly ip: string;
  readonly device: string | null;
};

/** The person of a session authenticates again by a passkey; valid for ten minutes, and unlocks the back office. */
export async function proveAgain(
  services: PasskeyServices & PasswordServices,
  session: Session,
  { password, code, credential, ip, device }: Proof,
): Promise<Result<null, ProofRefusal>> {
  const { db, clock } = services;
  const { userId } = session;
  if (credential !== undefined) {
    const checked = await checkPasskey(services, { credential, ip });
    if (!checked.ok) return checked;
    if (checked.value.userId !== userId) return err({ code: 'passkey_refused' });
    await markProved(db, session.tokenHash, clock());
    return ok(null);
  }
  return proveByPassword(services, session, { password, code, ip, device });
}

type PasswordProof = Omit<Proof, 'credential'>;

/** The same by password, and the code of the second factor where there is one. */
export async function proveByPassword(
  services: FactorServices & PasswordServices,
  { userId, tokenHash }: Session,
  { password, code, ip, device }: PasswordProof,
): Promise<Result<null, Exclude<ProofRefusal, PasskeyRefusal>>> {
  const { db, clock } = services;
  const { email, passwordHash } = await loadAccount(db, userId);
  const checked = await checkPassword(services, {
    door: 'own_password',
    account: email,
    userId,
    ip,
    device,
    storedHash: passwordHash,
    password: password ?? '',
  });
  if (!checked.ok) return err(checked.error.code === 'wrong' ? { code: 'wrong_password' } : checked.error);
  const second = await checkSecondFactor(services, { id: userId, email }, { code, ip });
  if (!second.ok) return second;
  await markProved(db, tokenHash, clock());
  return ok(null);
}

/** Locks the back office of a session until the person authenticates again. */
export function lockOffice({ db, clock }: PasskeyServices, { tokenHash }: Session): Promise<void> {
  return markProved(db, tokenHash, plusMinutes(clock(), -OFFICE_IDLE_MINUTES - 1));
}
