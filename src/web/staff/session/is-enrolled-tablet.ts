import { getStaffSession } from '#contract/accounts/staff-calls.ts';
import type { Api } from '#contract/client.ts';
import { readStaffSession } from './staff-session-store.ts';

/** Whether this device is an enrolled tablet; false also when the server does not answer. */
export async function isEnrolledTablet(api: Api): Promise<boolean> {
  if (readStaffSession() === null) return false;
  const session = await api(getStaffSession).catch(() => null);
  return session !== null && session.panel !== null;
}
