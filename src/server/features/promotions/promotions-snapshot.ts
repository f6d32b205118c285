import type { SnapshotKind } from '#server/platform/snapshots.ts';
import { listActivePromotions, type StoredPromotion } from './promotions.repository.ts';

export const promotionsSnapshot: SnapshotKind<readonly StoredPromotion[]> = {
  name: 'promotions',
  topics: ['menu'],
  load: (db) => listActivePromotions(db),
};
