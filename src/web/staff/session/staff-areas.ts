/** Which role may enter which area (readings 21). For navigation only: the server checks every call. */
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

/** Where to go after signing in: the wanted page if the role may enter it, else the one that the server names. */
export function destinationAfterSignIn(wanted: string | undefined, sentTo: string, role: Role): string {
  const path = safePath(wanted);
  const area = (['/admin', '/comenzi'] as const).find((candidate) => path !== null && isWithin(candidate, path));
  if (path !== null && area !== undefined && mayEnter(area, role)) return path;
  return safePath(sentTo) ?? '/';
}
