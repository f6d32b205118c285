import type { Role } from '#contract/accounts/accounts.ts';

export type RoleName = Role;

/** The contract's roles without its schemas, the strongest first. */
export const ROLE_NAMES = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_USER'] as const satisfies readonly RoleName[];
