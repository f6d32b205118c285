import type { BaseProduct } from '#contract/menu/wire.ts';
import { productState } from '#domain/menu/availability.ts';
import type { Category, Menu } from '#domain/menu/menu.ts';
import type { OptionBook } from '#domain/menu/options/option-sheet.ts';
import type { Instant } from '#domain/time/instant.ts';
import { loadVatValues } from '#server/features/vat/index.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { listCategories, listProducts } from './menu.repository.ts';
import { menuSnapshot } from './menu-snapshot.ts';
import { loadOptionBook } from './options.repository.ts';
import { listStoredSizes, type StoredSize } from './sizes.repository.ts';
import { loadSoldOut, type SoldOut } from './sold-outs.repository.ts';

/** The present menu for display. Orders use `loadOrderMenu`, which reads inside their transaction. */
export function loadMenu({ snapshots }: { readonly snapshots: Snapshots }): Promise<Menu> {
  return snapshots.read(menuSnapshot);
}

/** Every category in the order of the menu, including empty ones, sold-out marks ignored; with `ids`, only those. */
export function loadCategories(db: Database, ids?: readonly number[]): Promise<readonly Category[]> {
  return listCategories(db, null, ids);
}

/** These products with their categories, as of the transaction, with the VAT of this moment, sold-out marks ignored. */
export async function loadMenuPart(tx: Tx, productIds: readonly number[], at: Instant): Promise<Menu> {
  const vat = await loadVatValues(tx, at);
  const products = await listProducts(tx, null, { ids: productIds, vat });
  const categories = await listCategories(tx, null, [...new Set(products.map(({ categoryId }) => categoryId))]);
  return { categories, products };
}

/** Every group of options and its uses, with the VAT of this moment, sold-out marks ignored. */
export async function loadOptions(db: Database, at: Instant): Promise<OptionBook> {
  return loadOptionBook(db, null, await loadVatValues(db, at));
}

export type { StoredSize };

/** The sizes of these products as staff edited them, sold-out marks ignored. */
export function loadSizes(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredSize[]>> {
  return listStoredSizes(db, productIds);
}

/** Products by id as in lists; the same map until the menu changes. */
export async function loadShownProducts({
  snapshots,
}: {
  readonly snapshots: Snapshots;
}): Promise<ReadonlyMap<number, BaseProduct>> {
  const { answers } = await snapshots.read(menuSnapshot);
  return answers.productsById();
}

/** Present sold-out marks, for staff screens. */
export function loadSoldOutNow(db: Database, now: Instant): Promise<SoldOut> {
  return loadSoldOut(db, now);
}

export type MenuReview = {
  /** Number of orderable products. */
  readonly orderable: number;
  /** Switched-on products without stock. */
  readonly soldOut: readonly { readonly id: number; readonly name: string }[];
  /** Number of products without declared content (Ordin ANPC 201/2022). */
  readonly withoutFoodInformation: number;
  /** Number of products whose allergens were not declared. */
  readonly withoutAllergens: number;
};

/** State of the menu, for staff. */
export async function reviewMenu({ snapshots }: { readonly snapshots: Snapshots }): Promise<MenuReview> {
  const { products } = await snapshots.read(menuSnapshot);
  const inState = (state: ReturnType<typeof productState>) => products.filter((one) => productState(one) === state);
  return {
    orderable: inState('orderable').length,
    soldOut: inState('sold_out').map(({ id, name }) => ({ id, name })),
    withoutFoodInformation: products.filter(({ ingredients, nutrition }) => ingredients === '' || nutrition === null)
      .length,
    withoutAllergens: products.filter((product) => !product.declaresAllergens).length,
  };
}
