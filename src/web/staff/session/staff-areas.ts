/** Which role may enter which area (readings 21). For navigation only: the server checks every call. */
import { mayOpen, type StaffLevel } from '#domain/accounts/role-rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { isWithin, safePath } from '#web/session/safe-path.ts';

const AREA_LEVELS = { '/admin': 'admin', '/comenzi': 'staff' } as const satisfies Record<string, StaffLevel>;
export type StaffArea = keyof typeof AREA_LEVELS;

export function mayEnter(area: StaffArea, role: Role): boolean {
  return mayOpen([role], AREA_LEVELS[area]);
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
  const area = (['/admin', '/comenzi'] as const).find((candidate) => path !== null && isWithin(candidate, path));
  if (path !== null && area !== undefined && mayEnter(area, role)) return path;
  return safePath(sentTo) ?? '/';
}
