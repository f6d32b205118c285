/** Who may open a page, by its declaration (docs/decisions/0273). For screens only: the server checks every call. */
import { mayOpen, type StaffAccess } from '#domain/accounts/role-rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import { accessByArea } from '#web/staff/session/staff-areas.ts';
import type { Declaration } from './define-page.ts';

/** What a page needs, or the page that a link leads to; null: no role. */
export function accessOf(one: Declaration): StaffAccess | null {
  return 'address' in one ? (one.access ?? accessByArea(one.address)) : accessByArea(one.to);
}

export function mayOpenPage(role: Role, one: Declaration): boolean {
  const access = accessOf(one);
  return access === null || mayOpen([role], access);
}
