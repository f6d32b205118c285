/** What roles let a person open. */
import { ROLE_RIGHTS, ROLES, type Role, type StaffLevel } from './roles.ts';

/** A level, or `any_staff`: whatever the role opens, such as the own account. */
export type StaffAccess = StaffLevel | 'any_staff';

export function mayOpen(roles: readonly Role[], access: StaffAccess): boolean {
  return roles.some((role) => {
    const opened: readonly StaffLevel[] = ROLE_RIGHTS[role].opens;
    return access === 'any_staff' ? opened.length > 0 : opened.includes(access);
  });
}

/** The roles that an access lets in. */
export function rolesFor(access: StaffAccess): readonly Role[] {
  return ROLES.filter((role) => mayOpen([role], access));
}

/** Whether the roles open anything that customers do not have. */
export function isStaff(roles: readonly Role[]): boolean {
  return mayOpen(roles, 'any_staff');
}
