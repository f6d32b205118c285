import type { Category, Menu, Product } from '#domain/menu/menu.ts';
import { offerOptions } from '#domain/menu/options/offer-options.ts';
import type { OptionBook } from '#domain/menu/options/option-sheet.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import { taxOptions } from '#domain/vat/tax-options.ts';
import { type VatValues, valueOfRate } from '#domain/vat/vat-rates.ts';
import { loadChargedVat } from '#server/features/vat/index.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { listCategories, listProductRates, listProducts, type ProductRates } from './menu.repository.ts';
import { loadOptionBook } from './options.repository.ts';
import type { LockedStock } from './take-stock.ts';

/** The products and options of the menu with the VAT of one day. */
type TaxedMenu = {
  /** With the values for takeaway. */
  readonly products: ReadonlyMap<number, Product>;
  /** Product → VAT on the premises, in basis points: taxed as a service (romania.md §3.1). */
  readonly onPremisesVat: ReadonlyMap<number, number>;
  readonly optionBook: OptionBook;
};

/** The menu that orders are decided by, as of one version of the rules. Without stock. */
export type OrderMenu = {
  readonly categories: ReadonlyMap<number, Category>;
  /** With the VAT of the day on which it was read, for takeaway. */
  readonly products: ReadonlyMap<number, Product>;
  /** With the VAT of the day of handover, which may lie after a change of a rate (docs/decisions/0284). */
  readonly on: (day: LocalDate) => TaxedMenu;
};

/**
 * Reads the menu in a transaction that has locked the version of the rules.
 *
 * @param at things sold out at this moment are excluded
 */
export async function loadOrderMenu(tx: Tx, at: Instant): Promise<OrderMenu> {
  const charged = await loadChargedVat(tx);
  const vat = charged.on(dateOf(at));
  const products = await listProducts(tx, at, { vat });
  const facts = { products, rates: await listProductRates(tx), optionBook: await loadOptionBook(tx, at, vat) };
  // Few days differ, so each set of values is computed once for as long as the menu is in memory.
  const taxed = new Map<string, TaxedMenu>();
  return {
    categories: byId(await listCategories(tx, at)),
    products: byId(products),
    on(day) {
      const values = charged.on(day);
      const key = [...values.values()].join();
      const known = taxed.get(key) ?? taxMenu(facts, values);
      taxed.set(key, known);
      return known;
    },
  };
}

type MenuFacts = {
  readonly products: readonly Product[];
  readonly rates: ReadonlyMap<number, ProductRates>;
  readonly optionBook: OptionBook;
};

function taxMenu({ products, rates, optionBook }: MenuFacts, values: VatValues): TaxedMenu {
  const valueAt = (serving: keyof ProductRates, id: number) => {
    const rateId = rates.get(id)?.[serving];
    return rateId === undefined ? [] : [valueOfRate(values, rateId)];
  };
  return {
    products: byId(
      products.map((product) => {
        const [vatBasisPoints = product.vatBasisPoints] = valueAt('takeaway', product.id);
        return { ...product, vatBasisPoints };
      }),
    ),
    onPremisesVat: new Map(
      products.flatMap(({ id }) => valueAt('onPremises', id).map((value): [number, number] => [id, value])),
    ),
    optionBook: taxOptions(optionBook, values),
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
 * @param day of handover: the VAT is that of this day
 */
export function pickOrderMenu(
  menu: OrderMenu,
  {
    productIds,
    method,
    stock,
    day,
  }: {
    readonly productIds: readonly number[];
    readonly method: DeliveryMethod;
    readonly stock: LockedStock;
    readonly day: LocalDate;
  },
): Menu {
  const taxed = menu.on(day);
  const onPremisesVat = method === 'RESTAURANT' ? taxed.onPremisesVat : null;
  const facts = { book: taxed.optionBook, productOf: (id: number) => taxed.products.get(id), onPremisesVat };
  const products = productIds.flatMap((id) => {
    const product = taxed.products.get(id);
    if (product === undefined) return [];
    const sizes = product.sizes.map((size) => ({ ...size, stock: stock.get(size.id) ?? size.stock }));
    const vatBasisPoints = onPremisesVat?.get(id) ?? product.vatBasisPoints;
    return { ...product, sizes, vatBasisPoints, options: offerOptions(product, facts) };
  });
  const categoryIds = new Set(products.map(({ categoryId }) => categoryId));
  return { categories: [...categoryIds].flatMap((id) => menu.categories.get(id) ?? []), products };
}
