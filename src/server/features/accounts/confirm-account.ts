import { err, ok, type Result } from '#domain/result.ts';
import { adoptGuestOrders } from '#server/features/orders/index.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { saveDevice } from '#server/platform/security/known-device.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { hashSecret, replaceSession } from '#server/platform/sessions.ts';
import { deleteLinks, findLinkOwner, findUserById, redeemLink } from './accounts.repository.ts';
import { confirmEmail } from './customers.repository.ts';
import { checkPassword } from './passwords/check-password.ts';
import type { SignedIn } from './sign-in/authenticate-customer.ts';
import type { Attempt } from './sign-in/authenticate-staff.ts';
import type { EnterServices } from './sign-in/enter.ts';

export type ConfirmRefusal = { readonly code: 'link_invalid' | 'wrong_password' } | TooManyRequests;

/**
 * Confirms an address and signs in. The link proves access to the mailbox, the password that this person registered.
 * Both are required, or a stranger could register with a guest's address and wait for the guest's click
 * (src/server/features/accounts/README.md). A wrong password does not use up the link.
 */
export async function confirmAccount(
  services: EnterServices,
  {
    token,
    password,
    ip,
    device,
    userAgent,
    isPage,
    replaced,
  }: Omit<Attempt, 'email' | 'code'> & { readonly token: string },
): Promise<Result<SignedIn, ConfirmRefusal>> {
  const { db, clock, securityLog } = services;
  const question = { hash: hashSecret(token), purpose: 'confirm_account', now: clock() } as const;
  const ownerId = await findLinkOwner(db, question);
  const user = ownerId === null ? null : await findUserById(db, ownerId);
  if (user === null) return err({ code: 'link_invalid' });
  const storedHash = user.passwordHash;
  const attempt = {
    door: 'confirm_account',
    account: user.email,
    userId: user.id,
    ip,
    device,
    storedHash,
    password,
  } as const;
  const checked = await checkPassword(services, attempt);
  if (!checked.ok) return err(checked.error.code === 'wrong' ? { code: 'wrong_password' } : checked.error);
  const known = await saveDevice(services, { account: user.email, device });
  return inTransaction(db, async (tx) => {
    if ((await redeemLink(tx, question)) === null) return err({ code: 'link_invalid' });
    await confirmEmail(tx, user.id, question.now);
    await deleteLinks(tx, user.id, ['confirm_account']);
    await adoptGuestOrders(tx, { userId: user.id, email: user.email });
    const session = await replaceSession(tx, replaced, {
      userId: user.id,
      userAgent,
      now: question.now,
      ip,
      kind: isPage ? 'page' : 'program',
    });
    await securityLog.recordWithin(tx, {
      kind: 'signed_in',
      userId: user.id,
      ip,
      userAgent,
      detail: 'confirm_account',
    });
    return ok({ user, ...session, device: known });
  });
}
