import type { Role } from '#contract/accounts/accounts.ts';
import type { ListedUser } from '#contract/users/staff-calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { StoredUser } from './users.repository.ts';

/** Labels of the screens (romania.md §7.2). */
const ROLES = {
  ROLE_ADMIN: 'Administrator',
  ROLE_MANAGER: 'Manager',
  ROLE_USER: 'Client',
} as const satisfies Record<Role, string>;

/** The fields of a user in the history of changes. */
export function describeUser(
  user: Pick<StoredUser, 'firstName' | 'lastName' | 'phone' | 'role' | 'isActive'>,
): Readonly<Record<string, string>> {
  return {
    Prenume: user.firstName,
    Nume: user.lastName,
    'Număr de telefon': user.phone,
    Rol: ROLES[user.role],
    Cont: user.isActive ? 'activ' : 'dezactivat',
  };
}

export function titleOf(user: Pick<StoredUser, 'firstName' | 'lastName'>): string {
  return `Utilizator: ${fullName(user)}`.trim();
}

export function presentUser({ phone, ...user }: StoredUser): ListedUser {
  return { ...user, phoneNumber: phone };
}
