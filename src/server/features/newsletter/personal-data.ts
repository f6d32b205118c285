import type { PersonalData } from '#contract/accounts/calls.ts';
import { keptSince } from '#domain/legal/retention.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import {
  anonymiseProof,
  deletePending,
  deleteSubscribers,
  findSubscriber,
  insertConsent,
  lastTextVersion,
  listConsents,
  lockAddress,
} from './newsletter.repository.ts';

/** Consents of an address with their moments, the oldest first; null when it was never subscribed. */
export function exportSubscription(db: Database, email: string): Promise<PersonalData['newsletter']> {
  return listConsents(db, email);
}

/**
 * Ends a person's subscription and anonymises the address. The proof of consent stays for its three years under a hash
 * of the address; an unconfirmed request proves nothing and is deleted.
 */
export async function anonymiseSubscriber(tx: Tx, email: string, at: Instant): Promise<void> {
  await lockAddress(tx, email);
  await deletePending(tx, email);
  const known = await findSubscriber(tx, email);
  if (known === null) return;
  if (known.state === 'confirmed') {
    const textVersion = await lastTextVersion(tx, known.id);
    await insertConsent(tx, { subscriberId: known.id, act: 'withdrawn', textVersion, source: 'account', at });
  }
  await anonymiseProof(tx, email, at);
}

export function deleteOldSubscribers(db: Database, now: Instant): Promise<void> {
  return deleteSubscribers(db, {
    pendingBefore: keptSince('pending_subscribers', now),
    leftBefore: keptSince('proof_of_consent', now),
  });
}
