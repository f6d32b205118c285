import type { BaseProduct } from '#contract/menu/wire.ts';
import { lowestPricesToWire, promotionToWire } from '#contract/promotions/codec.ts';
import type { PromotionResponse } from '#contract/promotions/wire.ts';
import { PROMOTION_KINDS, typesThatEnterBy } from '#domain/promotions/kinds.ts';
import type { LowestPrices } from '#domain/promotions/price-cut.ts';
import { isRunningOn, type Promotion } from '#domain/promotions/promotion.ts';
import type { StoredPromotion } from '#domain/promotions/shown-promotion.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { loadShownProducts, loadSoldOutNow } from '#server/features/menu/menu.door.ts';
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
    readonly day: LocalDate;
    readonly products: ReadonlyMap<number, BaseProduct>;
    readonly left: string;
    readonly shown: Shown;
  }
>();

/**
 * The public promotions of today (Bucharest, the last day still counts). Promotions with a code are not listed; a
 * bundle without options left in a set cannot be bought and is not listed either. Limits are replaced by what is left
 * of them. The same list object until something changes.
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
  const day = dateOf(clock());
  const stored = await snapshots.read(promotionsSnapshot);
  const promotions = await loadWhatIsLeft(db, stored);
  const left = JSON.stringify(promotions.map(({ rules: { mostUses, budget } }) => [mostUses, budget]));
  const products = await loadShownProducts({ snapshots });
  const known = remembered.get(stored);
  if (known !== undefined && known.day === day && known.products === products && known.left === left)
    return known.shown;
  const shown = promotions
    .filter((promotion) => isRunningOn(promotion, day) && isListed(promotion))
    .map((promotion) => ({ ...promotionToWire(promotion, products), ...lowestPricesToWire(promotion.lowestPrices) }))
    .filter(({ promotionProductBeans }) => promotionProductBeans.every((set) => set.products.length > 0));
  remembered.set(stored, { day, products, left, shown });
  return shown;
}

function isListed({ type, couponCode }: StoredPromotion): boolean {
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
