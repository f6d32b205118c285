import type { PersonalData } from '#contract/accounts/calls.ts';
import { describeDevice } from '#domain/accounts/describe-device.ts';
import type { Database } from '#server/platform/database.ts';
import { listEvents } from './security-events.repository.ts';

const MOST = 500;

/** A person's entries in the security log, for that person; the newest first. */
export async function exportSecurityEvents(db: Database, userId: number): Promise<PersonalData['securityEvents']> {
  const events = await listEvents(db, { kind: null, userId }, { page: 0, size: MOST });
  return events.map(({ kind, at, ip, userAgent, times }) => ({
    kind,
    at,
    ip,
    device: describeDevice(userAgent),
    times,
  }));
}
