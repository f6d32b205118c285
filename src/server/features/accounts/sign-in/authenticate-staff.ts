import type { Role } from '#contract/accounts/accounts.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { TooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { findUserByEmail, type SignInRow } from '../accounts.repository.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { checkSecondFactor, type SecondFactorRefusal } from '../second-factor/check-second-factor.ts';
import { type EnterServices, enter } from './enter.ts';
import { isStaff } from './staff-roles.ts';
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

/** Opens a session for staff. A wrong address, a wrong password and a guest's account are answered alike. */
export async function authenticateStaff(
  services: EnterServices,
  { email, password, code, ...visitor }: Attempt,
): Promise<Result<StaffSignIn, SignInRefusal>> {
  const { db } = services;
  const { ip, device } = visitor;
  const address = email.trim().toLowerCase();
  const user = await findUserByEmail(db, address);
  const staff = user !== null && isStaff(user.roles) ? user : null;
  const storedHash = staff?.passwordHash ?? null;
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
  if (staff === null) throw new Error('A right password without an account');
  const second = await checkSecondFactor(services, staff, { code, ip });
  if (!second.ok) return second;
  return ok({ ...person(staff), ...(await enter(services, staff, visitor, second.value)) });
}

export function person({ firstName, lastName, email, roles }: SignInRow) {
  return { firstName, lastName, email, roles };
}
