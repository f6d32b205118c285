import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import {
  deletePending,
  findSubscriber,
  hideSubscriber,
  insertConsent,
  lastTextVersion,
  lockAddress,
} from './newsletter.repository.ts';

/**
 * Ends a person's subscription and forgets the address. The proof of what they agreed to stays for its three years under
 * a fingerprint of the address; a request that was never confirmed proves nothing and goes.
 */
export async function forgetSubscriber(tx: Tx, email: string, at: Instant): Promise<void> {
  await lockAddress(tx, email);
  await deletePending(tx, email);
  const known = await findSubscriber(tx, email);
  if (known === null) return;
  if (known.state === 'confirmed') {
    const textVersion = await lastTextVersion(tx, known.id);
    await insertConsent(tx, { subscriberId: known.id, act: 'withdrawn', textVersion, source: 'account', at });
  }
  await hideSubscriber(tx, email, at);
}
