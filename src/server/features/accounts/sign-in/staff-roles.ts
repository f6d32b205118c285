import { ROLES, type Role } from '#contract/accounts/accounts.ts';

/** The same roles, the strongest first, because the documents' clients read only the first one. */
export function strongestFirst(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

/** The effective role (readings 21). */
export function strongestOf(roles: readonly Role[]): Role {
  return strongestFirst(roles)[0] ?? 'ROLE_USER';
}

export function isStaff(roles: readonly Role[]): boolean {
  return roles.includes('ROLE_ADMIN') || roles.includes('ROLE_MANAGER');
}
