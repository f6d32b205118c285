import { isStaff } from '#domain/accounts/role-rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { findUserByEmail, type SignInRow } from '../accounts.repository.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { checkSecondFactor, type SecondFactorRefusal } from '../second-factor/check-second-factor.ts';
import { type EnterServices, enter } from './enter.ts';
import type { Visitor } from './visitor.ts';

export type Attempt = Visitor & {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, where the account has one. */
  readonly code?: string | undefined;
};

export type StaffSignIn = {
  readonly token: string;
  /** The secret by which the browser is known from now on. */
  readonly device: string;
  readonly expiresAt: Instant;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly Role[];
};

export type SignInRefusal = { readonly code: 'bad_credentials' } | SecondFactorRefusal | TooManyRequests;

/**
 * Opens a session where staff sign in; a customer may, too, and is sent to the shop (back-office.md §4, readings 21). A wrong
 * address, a wrong password and an address that was never confirmed are answered alike.
 */
export async function authenticateStaff(
  services: EnterServices,
  { email, password, code, ...visitor }: Attempt,
): Promise<Result<StaffSignIn, SignInRefusal>> {
  const { db } = services;
  const { ip, device } = visitor;
  const address = email.trim().toLowerCase();
  const user = await findUserByEmail(db, address);
  const storedHash = user?.passwordHash ?? null;
  const question = {
    door: 'staff_sign_in',
    account: address,
    userId: user?.id ?? null,
    ip,
    device,
    storedHash,
    password,
  } as const;
  const checked = await checkPassword(services, question);
  if (!checked.ok) return err(checked.error.code === 'wrong' ? { code: 'bad_credentials' } : checked.error);
  if (user === null) throw new Error('A right password without an account');
  if (!user.isConfirmed && !isStaff(user.roles)) return err({ code: 'bad_credentials' });
  const second = await checkSecondFactor(services, user, { code, ip });
  if (!second.ok) return second;
  return ok({ ...person(user), ...(await enter(services, user, visitor, second.value)) });
}

export function person({ firstName, lastName, email, roles }: SignInRow) {
  return { firstName, lastName, email, roles };
}
