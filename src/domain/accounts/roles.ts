/** Every role of an account. Adding one is adding a row (docs/decisions/0273). */

/**
 * What a role may open: the kitchen's work, the work of the panel with its editing of products, the back office. Calls
 * and pages name one of them.
 */
export const STAFF_LEVELS = ['kitchen', 'staff', 'admin'] as const;
export type StaffLevel = (typeof STAFF_LEVELS)[number];

type Row = {
  /** Label of the screens (romania.md §7.2). */
  readonly title: string;
  readonly opens: readonly StaffLevel[];
  /** The page after signing in; null for customers, whose page depends on where they signed in. */
  readonly home: `/${string}` | null;
};

/** The strongest first: clients of the documents read only the first role of an account. */
export const ROLE_RIGHTS = {
  ROLE_ADMIN: { title: 'Administrator', opens: ['kitchen', 'staff', 'admin'], home: '/admin' },
  ROLE_MANAGER: { title: 'Manager', opens: ['kitchen', 'staff'], home: '/comenzi' },
  ROLE_KITCHEN: { title: 'Bucătărie', opens: ['kitchen'], home: '/comenzi/tabla' },
  ROLE_USER: { title: 'Client', opens: [], home: null },
} as const satisfies Readonly<Record<string, Row>>;

export type Role = keyof typeof ROLE_RIGHTS;

// The keys of a literal table are its names.
export const ROLES = Object.keys(ROLE_RIGHTS) as readonly Role[];

/** The stored roles that this version knows, the strongest first; others open nothing. */
export function readRoles(stored: readonly string[]): Role[] {
  return ROLES.filter((role) => stored.includes(role));
}

/** The effective role (readings 21). */
export function strongestOf(roles: readonly Role[]): Role {
  return readRoles(roles)[0] ?? 'ROLE_USER';
}
