/**
 * Validity of a bundle: every set has exactly one selection out of its options, and no free selection costs more than
 * the most expensive paid one. Stock and days are not checked here; `price-cart.ts` sums them over the whole cart.
 */
import type { BundleChoice } from '#domain/cart/cart.ts';
import { findProduct, findSize } from '#domain/menu/find-product.ts';
import type { Menu, Product, Size } from '#domain/menu/menu.ts';
import { type Bani, bani, ZERO_BANI } from '#domain/money/bani.ts';
import { type Bundle, type BundleSet, isRunningOn } from '#domain/promotions/promotion.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LocalDate } from '#domain/time/local-date.ts';

/** One set of a bundle with what was chosen for it. */
export type ChosenSet = { readonly set: BundleSet; readonly product: Product; readonly size: Size };

/** Why the choices of a bundle are refused. */
export type BundleProblem =
  | { readonly code: 'bundle_unavailable'; readonly promotionId: number; readonly promotionName: string }
  /** `setLabel` names the set to choose again, `null` when more was chosen than the bundle asks for. */
  | { readonly code: 'bundle_incomplete'; readonly promotionId: number; readonly setLabel: string | null }
  | {
      readonly code: 'free_product_too_expensive';
      readonly promotionId: number;
      readonly setLabel: string;
      readonly maximum: Bani;
    };

/**
 * Checks the choices of one bundle. A set without a choice, or with one outside its options, is incomplete; so is a
 * bundle with choices for sets it does not have, or two for one. Prices are compared as sold singly, without extras.
 *
 * @see readings.md 10, reliability.md T5
 */
export function decideBundle({
  bundle,
  choices,
  menu,
  today,
}: {
  readonly bundle: Bundle;
  readonly choices: readonly BundleChoice[];
  readonly menu: Menu;
  readonly today: LocalDate;
}): Result<readonly ChosenSet[], BundleProblem> {
  const promotionId = bundle.id;
  if (!isRunningOn(bundle, today)) {
    return err({ code: 'bundle_unavailable', promotionId, promotionName: bundle.name });
  }
  const chosen: ChosenSet[] = [];
  for (const set of bundle.sets) {
    const choice = choices.find((one) => one.setId === set.id);
    const option = set.options.find((one) => one.productId === choice?.productId && one.sizeId === choice.sizeId);
    const product = option === undefined ? null : findProduct(menu, option.productId);
    const size = option === undefined || product === null ? null : findSize(product, option.sizeId);
    if (product === null || size === null) return err({ code: 'bundle_incomplete', promotionId, setLabel: set.label });
    chosen.push({ set, product, size });
  }
  if (choices.length > chosen.length) return err({ code: 'bundle_incomplete', promotionId, setLabel: null });
  const maximum = highestPaidPrice(chosen);
  const tooExpensive = chosen.find(({ set, size }) => set.isFree && size.price > maximum);
  if (tooExpensive !== undefined) {
    return err({ code: 'free_product_too_expensive', promotionId, setLabel: tooExpensive.set.label, maximum });
  }
  return ok(chosen);
}

/**
 * The maximum price of a free option: the price of the most expensive paid selection, 0 while nothing paid is chosen.
 * The bundle page uses it to know which free options can still be chosen.
 */
export function highestPaidPrice(chosen: readonly Pick<ChosenSet, 'set' | 'size'>[]): Bani {
  const paid = chosen.filter(({ set }) => !set.isFree).map(({ size }) => size.price);
  return bani(Math.max(ZERO_BANI, ...paid));
}
