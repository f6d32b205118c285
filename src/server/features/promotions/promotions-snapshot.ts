import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import type { SnapshotKind } from '#server/platform/snapshots.ts';
import { listActivePromotions } from './promotions.repository.ts';

export const promotionsSnapshot: SnapshotKind<readonly StoredPromotion[]> = {
  name: 'promotions',
  topics: ['menu'],
  load: (db) => listActivePromotions(db),
};
