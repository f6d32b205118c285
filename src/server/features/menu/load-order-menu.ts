import type { Category, Menu, Product } from '#domain/menu/menu.ts';
import { offerOptions } from '#domain/menu/options/offer-options.ts';
import type { OptionBook } from '#domain/menu/options/option-sheet.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listCategories, listOnPremisesVat, listProducts } from './menu.repository.ts';
import { loadOptionBook } from './options.repository.ts';
import type { LockedStock } from './take-stock.ts';

/** The menu that orders are decided by, as of one version of the rules. Without stock. */
export type OrderMenu = {
  readonly categories: ReadonlyMap<number, Category>;
  /** With the VAT rates for takeaway. */
  readonly products: ReadonlyMap<number, Product>;
  /** Product → VAT on the premises, in basis points: taxed as a service (romania.md §3.1). */
  readonly onPremisesVat: ReadonlyMap<number, number>;
  readonly optionBook: OptionBook;
};

/**
 * Reads the menu in a transaction that has locked the version of the rules.
 *
 * @param at things sold out at this moment are excluded
 */
export async function loadOrderMenu(tx: Tx, at: Instant): Promise<OrderMenu> {
  return {
    categories: byId(await listCategories(tx, at)),
    products: byId(await listProducts(tx, at)),
    onPremisesVat: await listOnPremisesVat(tx),
    optionBook: await loadOptionBook(tx, at),
  };
}

/** The sizes among these that have a limited stock. */
export function limitedSizes(
  { products }: OrderMenu,
  { productIds, sizeIds }: { readonly productIds: readonly number[]; readonly sizeIds: readonly number[] },
): readonly number[] {
  const limited = productIds
    .flatMap((id) => products.get(id)?.sizes ?? [])
    .filter(({ id, stockUnlimited }) => !stockUnlimited && sizeIds.includes(id));
  return limited.map(({ id }) => id);
}

function byId<One extends { readonly id: number }>(all: readonly One[]): ReadonlyMap<number, One> {
  return new Map(all.map((one) => [one.id, one]));
}

/**
 * The part of the menu that an order names, with the stock that its transaction has locked. Deleted products are
 * missing.
 *
 * @param productIds of plain lines and of bundle choices, without duplicates
 * @param stock of every limited size that the order names
 */
export function pickOrderMenu(
  menu: OrderMenu,
  {
    productIds,
    method,
    stock,
  }: { readonly productIds: readonly number[]; readonly method: DeliveryMethod; readonly stock: LockedStock },
): Menu {
  const onPremisesVat = method === 'RESTAURANT' ? menu.onPremisesVat : null;
  const facts = { book: menu.optionBook, productOf: (id: number) => menu.products.get(id), onPremisesVat };
  const products = productIds.flatMap((id) => {
    const product = menu.products.get(id);
    if (product === undefined) return [];
    const sizes = product.sizes.map((size) => ({ ...size, stock: stock.get(size.id) ?? size.stock }));
    const vatBasisPoints = onPremisesVat?.get(id) ?? product.vatBasisPoints;
    return { ...product, sizes, vatBasisPoints, options: offerOptions(product, facts) };
  });
  const categoryIds = new Set(products.map(({ categoryId }) => categoryId));
  return { categories: [...categoryIds].flatMap((id) => menu.categories.get(id) ?? []), products };
}
