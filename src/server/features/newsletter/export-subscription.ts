import type { PersonalDataResponse } from '#contract/accounts/accounts.ts';
import { isoInstant } from '#contract/values/convert.ts';
import type { Database } from '#server/platform/database.ts';
import { listConsents } from './newsletter.repository.ts';

/** What an address agreed to and when, the oldest first; null when it was never subscribed. */
export async function exportSubscription(db: Database, email: string): Promise<PersonalDataResponse['newsletter']> {
  const subscriber = await listConsents(db, email);
  if (subscriber === null) return null;
  const { state, consents } = subscriber;
  return { state, consents: consents.map(({ at, ...consent }) => ({ ...consent, at: isoInstant(at) })) };
}
