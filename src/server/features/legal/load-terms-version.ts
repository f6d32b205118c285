import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { legalSnapshot } from './legal-snapshot.ts';
import { findVersionInForce } from './legal-texts.repository.ts';

/** The version of the terms that an order placed at `at` accepts, read inside its transaction. */
export async function loadTermsVersion(db: Database, at: Instant): Promise<string> {
  return findVersionInForce(db, 'terms', dateOf(at));
}

/** The same for what is shown. */
export async function shownTermsVersion({
  snapshots,
  clock,
}: {
  readonly snapshots: Snapshots;
  readonly clock: () => Instant;
}): Promise<string> {
  const today = dateOf(clock());
  const texts = await snapshots.read(legalSnapshot);
  return texts.find(({ kind, effectiveFrom }) => kind === 'terms' && effectiveFrom <= today)?.version ?? '';
}
