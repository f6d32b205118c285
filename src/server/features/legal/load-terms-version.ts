import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { SnapshotKind, Snapshots } from '#server/platform/snapshots.ts';
import { listLegalTexts, listVersions, type StoredLegalText } from './legal-texts.repository.ts';

/** A version of the terms and its first day. */
export type TermsVersion = { readonly version: string; readonly effectiveFrom: LocalDate };

/** Every version of the terms, the newest first, including future ones. Read under the version of the rules. */
export function loadTermsVersions(tx: Tx): Promise<readonly TermsVersion[]> {
  return listVersions(tx, 'terms');
}

/** The version that an order placed on `day` accepts; '' when there is none. */
export function termsInForce(versions: readonly TermsVersion[], day: LocalDate): string {
  return versions.find(({ effectiveFrom }) => effectiveFrom <= day)?.version ?? '';
}

/** The displayed version of the terms. */
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

export const legalSnapshot: SnapshotKind<readonly StoredLegalText[]> = {
  name: 'legal',
  topics: ['restaurant'],
  load: listLegalTexts,
};
