import type { BaseProduct } from '#contract/menu/wire.ts';
import { lowestPricesToWire, promotionToWire } from '#contract/promotions/codec.ts';
import type { PromotionResponse } from '#contract/promotions/wire.ts';
import { isListedAt } from '#domain/promotions/applies-now.ts';
import { PROMOTION_KINDS, typesThatEnterBy } from '#domain/promotions/kinds.ts';
import type { LowestPrices } from '#domain/promotions/price-cut.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadShownProducts, loadSoldOutNow } from '#server/features/menu/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { SnapshotKind, Snapshots } from '#server/platform/snapshots.ts';
import { loadWhatIsLeft } from './limited-promotions.ts';
import { loadLowestPrices } from './lowest-prices.ts';
import { listActivePromotions, listPromotionsOfTypes } from './promotions.repository.ts';

type Shown = readonly PromotionResponse[];

/** Cache of the last list by the promotions object, which is replaced when promotions change. */
const remembered = new WeakMap<
  readonly StoredPromotion[],
  {
    readonly products: ReadonlyMap<number, BaseProduct>;
    /** Which are listed, and what is left of their limits. */
    readonly left: string;
    readonly shown: Shown;
  }
>();

/**
 * The public promotions of now (Bucharest; the last day still counts, and so do the hours that began on it). A promotion with a code is given to
 * people, not listed; a bundle that has lost every option of a group can no longer be bought, so it is not shown either.
 * What is left of limits is told instead of the limits. The same list object until something changes.
 */
export async function listShownPromotions({
  db,
  snapshots,
  clock,
}: {
  readonly db: Database;
  readonly snapshots: Snapshots;
  readonly clock: () => Instant;
}): Promise<Shown> {
  const now = clock();
  const at = { today: dateOf(now), now };
  const stored = await snapshots.read(promotionsSnapshot);
  const promotions = (await loadWhatIsLeft(db, stored)).filter((one) => isListedAt(one, at) && isForAll(one));
  const left = JSON.stringify(promotions.map(({ id, rules: { mostUses, budget } }) => [id, mostUses, budget]));
  const products = await loadShownProducts({ snapshots });
  const known = remembered.get(stored);
  if (known !== undefined && known.products === products && known.left === left) return known.shown;
  const shown = promotions
    .map((promotion) => ({ ...promotionToWire(promotion, products), ...lowestPricesToWire(promotion.lowestPrices) }))
    .filter(({ promotionProductBeans }) => promotionProductBeans.every((set) => set.products.length > 0));
  remembered.set(stored, { products, left, shown });
  return shown;
}

function isForAll({ type, couponCode }: StoredPromotion): boolean {
  return PROMOTION_KINDS[type].entersBy !== 'code' || couponCode === null;
}

const promotionsSnapshot: SnapshotKind<readonly (StoredPromotion & { readonly lowestPrices: LowestPrices })[]> = {
  name: 'promotions',
  topics: ['menu'],
  load: async (db, _, now) => {
    const { bundles } = await loadSoldOutNow(db, now);
    const promotions = (await listActivePromotions(db)).filter(({ id }) => !bundles.has(id));
    const lowest = await loadLowestPrices(db, promotions);
    return promotions.map((one) => ({ ...one, lowestPrices: lowest.get(one.id) ?? [] }));
  },
};

/**
 * All promotions that apply without a code, running or not: the rules decide. A bundle whose ingredient is sold out
 * does not run. Read under the version of the rules.
 */
export async function loadOrderPromotions(tx: Tx, now: Instant): Promise<readonly Promotion[]> {
  const { bundles } = await loadSoldOutNow(tx, now);
  const promotions = await listPromotionsOfTypes(tx, typesThatEnterBy('line', 'itself'));
  return promotions.map((one) => (bundles.has(one.id) ? { ...one, isActive: false } : one));
}
