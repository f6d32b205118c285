import type { SnapshotKind } from '#server/platform/snapshots.ts';
import { listLegalTexts, type StoredLegalText } from './legal-texts.repository.ts';

export const legalSnapshot: SnapshotKind<readonly StoredLegalText[]> = {
  name: 'legal',
  topics: ['restaurant'],
  load: listLegalTexts,
};
