/** Which role may enter which area (readings 21). For navigation only: the server checks every call. */
import { mayOpen, type StaffAccess } from '#domain/accounts/role-rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { isWithin, safePath } from '#web/session/safe-path.ts';

/** What opens an area, and what a page in it needs that says nothing else. */
const AREAS = {
  '/admin': { opensBy: 'admin', pagesNeed: 'admin' },
  '/comenzi': { opensBy: 'kitchen', pagesNeed: 'staff' },
} as const satisfies Record<string, Readonly<Record<'opensBy' | 'pagesNeed', StaffAccess>>>;
export type StaffArea = keyof typeof AREAS;

export function mayEnter(area: StaffArea, role: Role): boolean {
  return mayOpen([role], AREAS[area].opensBy);
}

/** What a page needs that says nothing else; null outside the areas. */
export function accessByArea(path: string): StaffAccess | null {
  const area = areaOf(path);
  return area === undefined ? null : AREAS[area].pagesNeed;
}

/** Who opens an area begins here: in the panel on the board (docs/decisions/0277). */
const AREA_STARTS: Readonly<Record<string, string>> = { '/comenzi': '/comenzi/tabla' };

/** Where to go after signing in: the wanted page if the role may enter it, else the one that the server names. */
export function destinationAfterSignIn(wanted: string | undefined, sentTo: string, role: Role): string {
  const path = pageAfterSignIn(wanted, sentTo, role);
  return AREA_STARTS[path] ?? path;
}

function pageAfterSignIn(wanted: string | undefined, sentTo: string, role: Role): string {
  const path = safePath(wanted);
  const area = path === null ? undefined : areaOf(path);
  if (path !== null && area !== undefined && mayEnter(area, role)) return path;
  return safePath(sentTo) ?? '/';
}

function areaOf(path: string): StaffArea | undefined {
  return (['/admin', '/comenzi'] as const).find((area) => isWithin(area, path));
}
