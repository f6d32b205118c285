import type { AdminPromotion } from '#contract/promotions/wire.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadZones } from '#server/features/delivery/index.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { loadWhatIsLeft } from './limited-promotions.ts';
import { presentAdminPromotion } from './present-admin-promotion.ts';
import { countPromotions, findStoredPromotion, listPromotions, type PromotionPage } from './promotions.repository.ts';
import {
  countIssuedCodes,
  countOrdersOfBundles,
  countRedemptions,
  listPromotionVersions,
  listSizesOnMenu,
  listStoredOptions,
  sumGiven,
} from './saved-promotions.repository.ts';

/** One page of promotions for the back office, and the number of those of the type. */
export async function listAdminPromotions(
  { db, clock }: DbServices,
  page: PromotionPage,
): Promise<{ readonly promotions: readonly AdminPromotion[]; readonly total: number }> {
  const stored = await listPromotions(db, page);
  return { promotions: await presentAll(db, stored, clock()), total: await countPromotions(db, page.type) };
}

/** One promotion for the back office; null when it does not exist. */
export async function findAdminPromotion(db: Database, id: number, at: Instant): Promise<AdminPromotion | null> {
  const stored = await findStoredPromotion(db, id);
  const [presented] = stored === null ? [] : await presentAll(db, [stored], at);
  return presented ?? null;
}

async function presentAll(
  db: Database,
  stored: readonly StoredPromotion[],
  now: Instant,
): Promise<readonly AdminPromotion[]> {
  const ids = stored.map(({ id }) => id);
  const options = await listStoredOptions(
    db,
    stored.flatMap(({ sets }) => sets.map(({ id }) => id)),
  );
  const left = await loadWhatIsLeft(db, stored);
  const onMenu = await listSizesOnMenu(db, stored);
  const zones = await loadZones(db);
  const versions = await listPromotionVersions(db, ids);
  const used = await countRedemptions(db, ids);
  const given = await sumGiven(db, ids);
  const sold = await countOrdersOfBundles(db, ids);
  const issued = await countIssuedCodes(db, ids);
  const at = { today: dateOf(now), now };
  return stored.map((promotion, place) =>
    presentAdminPromotion(promotion, {
      options,
      at,
      left: (left[place] ?? promotion).rules,
      onMenu,
      zones,
      version: versions.get(promotion.id) ?? 0,
      // Each counts orders of other kinds: by a code, by themselves, as a line.
      timesUsed: (used.get(promotion.id) ?? 0) + (given.get(promotion.id)?.orders ?? 0) + (sold.get(promotion.id) ?? 0),
      amountGiven: given.get(promotion.id)?.amount ?? ZERO_BANI,
      codesIssued: issued.get(promotion.id) ?? 0,
    }),
  );
}
