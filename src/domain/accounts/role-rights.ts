/** What each role opens: one row for a role. */
import { ROLES, type Role } from './roles.ts';

/** Access that not every signed-in person has: the panel with its editing of products, and the back office. */
export const STAFF_LEVELS = ['staff', 'admin'] as const;
export type StaffLevel = (typeof STAFF_LEVELS)[number];

type Rights = {
  /** Label of the screens (romania.md §7.2). */
  readonly title: string;
  readonly opens: readonly StaffLevel[];
  /** The page after signing in; null for customers, whose page depends on where they signed in. */
  readonly home: `/${string}` | null;
};

export const ROLE_RIGHTS = {
  ROLE_ADMIN: { title: 'Administrator', opens: ['staff', 'admin'], home: '/admin' },
  ROLE_MANAGER: { title: 'Manager', opens: ['staff'], home: '/comenzi' },
  ROLE_USER: { title: 'Client', opens: [], home: null },
} as const satisfies Readonly<Record<Role, Rights>>;

/** The roles that a level of access lets in. */
export function rolesFor(level: StaffLevel): readonly Role[] {
  return ROLES.filter((role) => mayOpen([role], level));
}

export function mayOpen(roles: readonly Role[], level: StaffLevel): boolean {
  return roles.some((role) => (ROLE_RIGHTS[role] as Rights).opens.includes(level));
}

/** Whether the roles open anything that customers do not have. */
export function isStaff(roles: readonly Role[]): boolean {
  return STAFF_LEVELS.some((level) => mayOpen(roles, level));
}
