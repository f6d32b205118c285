import { mayOpen, type StaffAccess } from '#domain/accounts/role-rights.ts';
import { useStaffSession } from './staff-session-store.ts';

/** Whether the signed-in person's role opens it. For screens only: the server checks every call. */
export function useMayOpen(access: StaffAccess): boolean {
  const session = useStaffSession();
  return session !== null && mayOpen([session.role], access);
}
