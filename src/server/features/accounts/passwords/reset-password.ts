import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { adoptGuestOrders } from '#server/features/orders/index.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { saveDevice } from '#server/platform/security/known-device.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { announceSessionEnd, hashSecret, revokeSessionsOf } from '#server/platform/sessions.ts';
import { deleteLinks, findLinkOwner, findUserById, redeemLink } from '../accounts.repository.ts';
import { confirmEmail, savePasswordHash } from '../customers.repository.ts';
import { passwordChanged } from '../mails/account-mails.ts';
import type { RegisterServices } from '../register-customer.ts';
import { tooBusy } from './check-password.ts';
import { loadContextWords, readNewPassword } from './passwords.ts';

export type NewPassword = { readonly password: string; readonly confirmPassword?: string | undefined };

type ResetRefusal = { readonly code: 'link_invalid' } | InvalidFields | TooManyRequests;

/**
 * Sets a new password by the link of a mail and ends every session. The mail was read, so the address counts as
 * confirmed, and the browser as known: it may sign in while strangers guess. Returns the secret by which the browser is
 * known.
 */
export async function resetPassword(
  services: RegisterServices,
  {
    token,
    device,
    ip,
    ...chosen
  }: NewPassword & { readonly token: string; readonly device: string | null; readonly ip: string },
): Promise<Result<string, ResetRefusal>> {
  const { db, clock, jobs, passwords, securityLog } = services;
  const question = { hash: hashSecret(token), purpose: 'reset_password', now: clock() } as const;
  const ownerId = await findLinkOwner(db, question);
  const user = ownerId === null ? null : await findUserById(db, ownerId);
  if (user === null) return err({ code: 'link_invalid' });
  const reader = fieldReader();
  // The page behind a link shows no names, so the password is not compared with them either.
  await readNewPassword(services, reader, chosen, await loadContextWords(services));
  const read = reader.done();
  if (!read.ok) return read;
  const hashed = await passwords.hash(chosen.password);
  if (!hashed.ok) return err(tooBusy());
  const enqueue = await jobs.ready();
  const isDone = await inTransaction(db, async (tx) => {
    if ((await redeemLink(tx, question)) === null) return false;
    const now: Instant = question.now;
    await savePasswordHash(tx, user.id, hashed.value);
    await confirmEmail(tx, user.id, now);
    await deleteLinks(tx, user.id, ['confirm_account', 'reset_password']);
    await revokeSessionsOf(tx, { userId: user.id, except: null, now });
    await adoptGuestOrders(tx, { userId: user.id, email: user.email });
    await securityLog.recordWithin(tx, { kind: 'password_changed', userId: user.id, ip, detail: 'link' });
    await enqueue(tx, passwordChanged.job(user.id));
    await announceSessionEnd(tx);
    return true;
  });
  if (!isDone) return err({ code: 'link_invalid' });
  return ok(await saveDevice(services, { account: user.email, device }));
}
