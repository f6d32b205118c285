import type { ListedUser } from '#contract/users/staff-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ROLE_RIGHTS } from '#domain/accounts/roles.ts';
import type { StoredUser } from './users.repository.ts';

/** The fields of a user in the history of changes. */
export function describeUser(
  user: Pick<StoredUser, 'firstName' | 'lastName' | 'phone' | 'role' | 'isActive'>,
): Readonly<Record<string, string>> {
  return {
    Prenume: user.firstName,
    Nume: user.lastName,
    'Număr de telefon': user.phone,
    Rol: ROLE_RIGHTS[user.role].title,
    Cont: user.isActive ? 'activ' : 'dezactivat',
  };
}

export function titleOf(user: Pick<StoredUser, 'firstName' | 'lastName'>): string {
  return `Utilizator: ${fullName(user)}`.trim();
}

export function presentUser({ phone, ...user }: StoredUser): ListedUser {
  return { ...user, phoneNumber: phone };
}
