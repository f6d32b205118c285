/** Which area is whose (readings 21). The server checks every call; these are manners. */
import type { Role } from '#contract/accounts/accounts.ts';
import { isWithin, safePath } from '#web/session/safe-path.ts';

const AREA_ROLES = {
  '/admin': ['ROLE_ADMIN'],
  '/comenzi': ['ROLE_ADMIN', 'ROLE_MANAGER'],
} as const satisfies Record<string, readonly Role[]>;
export type StaffArea = keyof typeof AREA_ROLES;

export function mayEnter(area: StaffArea, role: Role): boolean {
  const allowed: readonly Role[] = AREA_ROLES[area];
  return allowed.includes(role);
}

/** Where a signed-in person goes: where they wanted to, if it is theirs, else where the server sends them. */
export function destinationAfterSignIn(wanted: string | undefined, sentTo: string, role: Role): string {
  const path = safePath(wanted);
  const area = (['/admin', '/comenzi'] as const).find((candidate) => path !== null && isWithin(candidate, path));
  if (path !== null && area !== undefined && mayEnter(area, role)) return path;
  return safePath(sentTo) ?? '/';
}
