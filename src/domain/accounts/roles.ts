/** Every role of an account, the strongest first: clients of the documents read only the first one. */
export const ROLES = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_USER'] as const;
export type Role = (typeof ROLES)[number];

export function strongestFirst(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

/** The effective role (readings 21). */
export function strongestOf(roles: readonly Role[]): Role {
  return strongestFirst(roles)[0] ?? 'ROLE_USER';
}
