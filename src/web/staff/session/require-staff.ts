import { redirect } from '@tanstack/react-router';
import { getStaffSession } from '#contract/accounts/staff-calls.ts';
import { type Api, CallFailure } from '#contract/client.ts';
import { mayOpen } from '#domain/accounts/role-rights.ts';
import { ROLE_RIGHTS, type Role } from '#domain/accounts/roles.ts';
import { instant } from '#domain/time/instant.ts';
import type { StoredSession } from '#web/session/session-store.ts';
import { deleteFromDevice } from '#web/staff/saved-orders-store.ts';
import { mayEnter, type StaffArea } from './staff-areas.ts';
import { sessionFrom, standingOf } from './staff-session.ts';
import { forgetStaffSession, keepStaffSession, readStaffSession } from './staff-session-store.ts';

/** Route guard: staff without a session are sent to the sign-in, guests to the shop. */
export async function requireStaff(area: StaffArea, api: Api, wantedPath: string): Promise<StoredSession> {
  const stored = readStaffSession();
  const isLive = stored !== null && standingOf(stored, instant(Date.now())) !== 'ended';
  // Without a valid session, stored orders must not be shown either, even offline, where nobody can sign in.
  if (!isLive) deleteFromDevice();
  const session = isLive ? stored : await ask(api);
  if (session === null) throw redirect({ to: '/auth/admin', search: { redirect: wantedPath } });
  if (mayEnter(area, session.role)) return session;
  // Loads a new document, because the shop has its own styles.
  if (!mayOpen([session.role], 'any_staff')) throw redirect({ href: '/', reloadDocument: true });
  throw redirect({ to: '/auth/admin', search: { redirect: wantedPath } });
}

/** Route guard of a page: whose role does not open it is sent to the first page that the role has. */
export function requireRole(mayOpenIt: (role: Role) => boolean): void {
  const role = readStaffSession()?.role ?? 'ROLE_USER';
  const { home } = ROLE_RIGHTS[role];
  if (home !== null && !mayOpenIt(role)) throw redirect({ to: home, replace: true });
}

/** The cookie may be valid longer than the browser's stored session: ask the server. */
async function ask(api: Api): Promise<StoredSession | null> {
  try {
    const session = sessionFrom(await api(getStaffSession));
    keepStaffSession(session);
    return session;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.status === 403) throw redirect({ href: '/', reloadDocument: true });
    if (failure.status !== 401) throw failure;
    forgetStaffSession();
    return null;
  }
}
