import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { fullName } from '#domain/accounts/full-name.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { hashSecret, type Session } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { isOwnTicket, newTicket } from '#server/platform/sockets/socket-tickets.ts';
import type { FactorServices } from './check-second-factor.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  type StoredPasskey,
  takeChallenge,
} from './factors.repository.ts';
import { deleteIdleCodes, ensureRecoveryCodes } from './set-up-totp.ts';

export type PasskeyServices = FactorServices & {
  readonly secrets: Secrets;
  readonly snapshots: Snapshots;
  readonly config: { readonly publicUrl: string };
};

/** Time for finding the telephone. */
const CHALLENGE_LIFE_MS = 5 * MINUTE_MS;
const MOST_LETTERS = 60;

export type PasskeyRefusal = { readonly code: 'passkey_refused' };

/** Passkeys belong to the host of the public address. */
function partyOf({ publicUrl }: { readonly publicUrl: string }) {
  const { hostname, origin } = new URL(publicUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}

/** Signed, and valid for minutes: nothing is stored until it was answered, so strangers cannot create rows. */
async function newChallenge({ secrets, clock }: PasskeyServices): Promise<Uint8Array<ArrayBuffer>> {
  const { ticket } = newTicket(await secrets.load('passkeys'), clock(), CHALLENGE_LIFE_MS);
  return new Uint8Array(Buffer.from(ticket, 'base64url'));
}

async function challengeJudge({ secrets, clock }: PasskeyServices) {
  const key = await secrets.load('passkeys');
  const answered: string[] = [];
  return {
    expectedChallenge: (challenge: string) => {
      answered.push(challenge);
      return isOwnTicket(challenge, key, clock());
    },
    answered: () => hashSecret(answered.at(-1) ?? ''),
  };
}

/** The options with which a browser creates a passkey for the signed-in person. */
export async function startPasskey(services: PasskeyServices, { userId, email, firstName, lastName }: Session) {
  const { name } = await loadRestaurantContact(services);
  const known = await listPasskeys(services.db, userId);
  return generateRegistrationOptions({
    rpName: name || 'Poftă',
    rpID: partyOf(services.config).expectedRPID,
    userName: email,
    userDisplayName: fullName({ firstName, lastName }),
    userID: new Uint8Array(Buffer.from(`pofta-${userId}`)),
    challenge: await newChallenge(services),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Stores the passkey that a browser created; returns recovery codes when there are none yet. */
export async function addPasskey(
  services: PasskeyServices,
  { userId }: Session,
  { name, credential, ip }: { readonly name: string; readonly credential: unknown; readonly ip: string },
): Promise<Result<readonly string[], PasskeyRefusal | { readonly code: 'passkey_name_invalid' }>> {
  const { db, clock, config, securityLog } = services;
  const label = name.trim();
  if (label === '' || label.length > MOST_LETTERS) return err({ code: 'passkey_name_invalid' });
  const { expectedChallenge, answered } = await challengeJudge(services);
  const verified = await verifyRegistrationResponse({
    // The library validates it.
    response: credential as RegistrationResponseJSON,
    expectedChallenge,
    ...partyOf(config),
  }).catch(() => null);
  if (verified?.verified !== true) return err({ code: 'passkey_refused' });
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return inRefusableTransaction<readonly string[], PasskeyRefusal>(db, async (tx) => {
    if (!(await takeChallenge(tx, answered(), clock()))) return err({ code: 'passkey_refused' });
    const passkey = { userId, credentialId: id, publicKey: Buffer.from(publicKey), counter, transports, name: label };
    if (!(await insertPasskey(tx, { ...passkey, createdAt: clock() }))) return err({ code: 'passkey_refused' });
    await securityLog.recordWithin(tx, { kind: 'second_factor_added', userId, ip, detail: 'passkey' });
    return ok(await ensureRecoveryCodes(tx, userId));
  });
}

export function removePasskey(
  { db, securityLog }: FactorServices,
  { userId }: Session,
  { id, ip }: { readonly id: number; readonly ip: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) return false;
    await securityLog.recordWithin(tx, { kind: 'second_factor_removed', userId, ip, detail: 'passkey' });
    await deleteIdleCodes(tx, userId);
    return true;
  });
}

/** The options with which a browser asks for any passkey; the person chooses which one. */
export async function askPasskey(services: PasskeyServices) {
  return generateAuthenticationOptions({
    rpID: partyOf(services.config).expectedRPID,
    challenge: await newChallenge(services),
    userVerification: 'required',
  });
}

/**
 * The owner of the passkey that answered; an unknown key, a wrong signature and an already used challenge are refused
 * alike.
 */
export async function checkPasskey(
  services: PasskeyServices,
  { credential, ip }: { readonly credential: unknown; readonly ip: string },
): Promise<Result<StoredPasskey, PasskeyRefusal>> {
  const { db, clock, config, securityLog } = services;
  const known = await findPasskey(db, idOf(credential));
  const refuse = async () => {
    await securityLog.record({ kind: 'sign_in_failed', userId: known?.userId ?? null, ip, detail: 'passkey' });
    return err({ code: 'passkey_refused' } as const);
  };
  if (known === null) return refuse();
  const { expectedChallenge, answered } = await challengeJudge(services);
  const verified = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge,
    ...partyOf(config),
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.counter,
      transports: [...known.transports],
    },
  }).catch(() => null);
  if (verified?.verified !== true || !(await takeChallenge(db, answered(), clock()))) return refuse();
  await markPasskeyUsed(db, known.id, verified.authenticationInfo.newCounter, clock());
  return ok(known);
}

function idOf(credential: unknown): string {
  if (typeof credential !== 'object' || credential === null || !('id' in credential)) return '';
  return typeof credential.id === 'string' ? credential.id.slice(0, 1_000) : '';
}
