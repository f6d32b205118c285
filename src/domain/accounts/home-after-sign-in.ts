import { ROLE_RIGHTS, type Role } from './roles.ts';

/** Customers come to their orders from the shop's sign-in, and to the menu from the staff's (back-office.md §4). */
const CUSTOMER_HOME = { shop: '/user/orders', office: '/' } as const;

type StaffHome = NonNullable<(typeof ROLE_RIGHTS)[Role]['home']>;

export const STAFF_HOMES: readonly StaffHome[] = Object.values(ROLE_RIGHTS).flatMap(({ home }) => home ?? []);

/** The page after signing in, by the strongest role; never an address from the request (reliability.md T54). */
export function homeOf<At extends keyof typeof CUSTOMER_HOME>(
  role: Role,
  signedInAt: At,
): StaffHome | (typeof CUSTOMER_HOME)[At] {
  return ROLE_RIGHTS[role].home ?? CUSTOMER_HOME[signedInAt];
}
