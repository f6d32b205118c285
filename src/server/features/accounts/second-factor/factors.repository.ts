/** Rows of second factors: authenticator apps, recovery codes, passkeys. */
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { countRows } from '#server/platform/postgres/count-rows.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';

export type Totp = { readonly secret: Buffer; readonly isConfirmed: boolean };

export async function findTotp(db: Database, userId: number): Promise<Totp | null> {
  const row = await db
    .selectFrom('totp_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : { secret: row.secret, isConfirmed: row.confirmed_at !== null };
}

/** Stores a new secret; `false` when there is already a confirmed one. */
export async function saveNewTotp(db: Database, userId: number, secret: Buffer, now: Instant): Promise<boolean> {
  const fresh = { secret, created_at: new Date(now), confirmed_at: null, last_step: 0 };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('totp_factors')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(fresh).where('totp_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Redeems the code of a time step; `false` when that step or a later one was used. */
export async function takeStep(
  db: Database,
  userId: number,
  { step, confirmedAt }: { readonly step: number; readonly confirmedAt?: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factors')
    .set({ last_step: step, ...(confirmedAt === undefined ? {} : { confirmed_at: new Date(confirmedAt) }) })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteTotp(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('totp_factors').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Replaces all codes of a person. */
export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Redeems a code; `false` when no unused one matches. */
export async function takeRecoveryCode(db: Database, userId: number, hash: Buffer, now: Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId).where('used_at', 'is', null));
}

export type StoredPasskey = {
  readonly id: number;
  readonly userId: number;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
};

function selectPasskeys(db: Database) {
  return db.selectFrom('passkeys').selectAll();
}

function readPasskey(row: Awaited<ReturnType<ReturnType<typeof selectPasskeys>['executeTakeFirstOrThrow']>>) {
  return {
    id: row.id,
    userId: row.user_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports,
    name: row.name,
    createdAt: readInstant(row.created_at),
    lastUsedAt: maybeInstant(row.last_used_at),
  };
}

export async function listPasskeys(db: Database, userId: number): Promise<readonly StoredPasskey[]> {
  return (await selectPasskeys(db).where('user_id', '=', userId).orderBy('id').execute()).map(readPasskey);
}

export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | null> {
  const row = await selectPasskeys(db).where('credential_id', '=', credentialId).executeTakeFirst();
  return row === undefined ? null : readPasskey(row);
}

/** `false` when the key is known already. */
export async function insertPasskey(tx: Tx, passkey: Omit<StoredPasskey, 'id' | 'lastUsedAt'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: new Date(passkey.createdAt),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function markPasskeyUsed(db: Database, id: number, counter: number, now: Instant): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Records that a challenge was answered; `false` when it was before. */
export async function takeChallenge(db: Database, hash: Buffer, now: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('one_time_tokens')
    .values({ token_hash: hash, purpose: 'passkey', expires_at: new Date(now), used_at: new Date(now) })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes everything except the password. */
export async function deleteAllFactors(tx: Tx, userId: number): Promise<void> {
  await deleteTotp(tx, userId);
  await deleteRecoveryCodes(tx, userId);
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
