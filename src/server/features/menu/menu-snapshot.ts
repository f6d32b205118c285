/** The whole menu in memory, as domain values and as answers. For display, never for selling. */

import { categoryToWire, productPageToWire, productToWire } from '#contract/menu/codec.ts';
import type { BaseProduct } from '#contract/menu/wire.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import type { Category, ProductOptions, Size } from '#domain/menu/menu.ts';
import { leastAddition } from '#domain/menu/options/choose-options.ts';
import { offerOptions, optionChoiceOf } from '#domain/menu/options/offer-options.ts';
import type { OptionBook } from '#domain/menu/options/option-sheet.ts';
import { goesWith } from '#domain/menu/ordering-habits.ts';
import type { ShownMenu, ShownProduct } from '#domain/menu/shown-menu.ts';
import { similarProducts } from '#domain/menu/similar-products.ts';
import { sumBani } from '#domain/money/bani.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { loadChargedVat } from '#server/features/vat/index.ts';
import { type SharedBody, shareJson } from '#server/platform/http/answers/shared-body.ts';
import type { SnapshotKind } from '#server/platform/snapshots.ts';
import { listCategories, listProducts } from './menu.repository.ts';
import { loadCategoryPictures, loadProductDetails } from './menu-details.repository.ts';
import { loadOptionBook } from './options.repository.ts';

export type MenuSnapshot = ShownMenu & {
  /** Answers that are the same for every guest, each created at the first request. */
  readonly answers: {
    readonly categories: () => SharedBody;
    readonly products: () => SharedBody;
    readonly productsOf: (category: Category) => SharedBody;
    /** As objects, for other answers that contain products. */
    readonly productsById: () => ReadonlyMap<number, BaseProduct>;
    /** `null` when it is not on the menu. */
    readonly product: (id: number) => SharedBody | null;
  };
};

export const menuSnapshot: SnapshotKind<MenuSnapshot> = {
  name: 'menu',
  // The VAT depends on whether the restaurant pays it; a change of a rate is a turn of the menu.
  topics: ['menu', 'restaurant'],
  async load(db, _versions, now) {
    const vat = (await loadChargedVat(db)).on(dateOf(now));
    const pictures = await loadCategoryPictures(db);
    const details = await loadProductDetails(db);
    const categories = (await listCategories(db, now)).map((category) => ({
      ...category,
      picture: pictures.get(category.id) ?? null,
    }));
    const products = (await listProducts(db, now, { vat })).flatMap((product) => {
      const known = details.get(product.id);
      return known === undefined ? [] : { ...product, ...known };
    });
    const book = await loadOptionBook(db, now, vat);
    return { categories, products, answers: prepareAnswers({ categories, products, book }) };
  },
};

/** The menu with option groups, which only a product's own page needs. */
type MenuWithOptions = ShownMenu & { readonly book: OptionBook };

function prepareAnswers(menu: MenuWithOptions): MenuSnapshot['answers'] {
  const written = new Map<string, SharedBody>();
  const once = (name: string, present: () => unknown): SharedBody => {
    const known = written.get(name) ?? shareJson(present());
    written.set(name, known);
    return known;
  };
  const productsOf = ({ id }: Category) => menu.products.filter(({ categoryId }) => categoryId === id);
  let byId: ReadonlyMap<number, BaseProduct> | null = null;
  return {
    categories: () => once('categories', () => presentCategories(menu, productsOf)),
    products: () => once('products', () => presentProducts(menu, menu.products)),
    productsOf: (category) => once(`of ${category.id}`, () => presentProducts(menu, productsOf(category))),
    productsById() {
      byId ??= new Map(presentProducts(menu, menu.products).map((product) => [product.id, product]));
      return byId;
    },
    product(id) {
      const product = menu.products.find((one) => one.id === id);
      return product === undefined ? null : once(`product ${id}`, () => presentOne(menu, product));
    },
  };
}

function presentCategories({ categories }: ShownMenu, productsOf: (category: Category) => readonly ShownProduct[]) {
  return categories
    .map((category) => categoryToWire(category, productsOf(category).length))
    .filter(({ numberOfProducts }) => numberOfProducts > 0);
}

/** Products as lists show them. */
function presentProducts(menu: MenuWithOptions, products: readonly ShownProduct[]) {
  return products.map((product) => presentListed(menu, product));
}

function presentListed(menu: MenuWithOptions, product: ShownProduct) {
  const { addOnIds, orderedWithIds } = product;
  const goesWithIds = goesWith(menu, { product, chosenIds: addOnIds, orderedIds: orderedWithIds });
  const optionChoice = optionChoiceOf(product, menu.book);
  const priced = optionChoice === 'needed' ? { ...product, sizes: priceFromOf(menu, product) } : product;
  return productToWire(priced, categoryOf(menu, product), { goesWithIds, optionChoice });
}

function priceFromOf(menu: MenuWithOptions, product: ShownProduct): readonly Size[] {
  const options = optionsOf(menu, product);
  return product.sizes.map((size) => {
    const least = leastAddition(options, size.id);
    return least === 0 ? size : { ...size, priceFrom: sumBani([size.price, least]) };
  });
}

/** With VAT rates for takeaway. */
function optionsOf(menu: MenuWithOptions, product: ShownProduct): ProductOptions {
  const productOf = (id: number) => menu.products.find((other) => other.id === id);
  return offerOptions(product, { book: menu.book, productOf, onPremisesVat: null });
}

function presentOne(menu: MenuWithOptions, product: ShownProduct) {
  const similarIds = similarProducts({ menu, product, chosenIds: product.similarIds }).map(({ id }) => id);
  const similar = similarIds.flatMap((id) => menu.products.filter((other) => other.id === id));
  return productPageToWire(product, presentListed(menu, product), {
    similarProducts: presentProducts(menu, similar),
    options: optionsOf(menu, product),
  });
}

function categoryOf(menu: ShownMenu, { categoryId }: ShownProduct): Category {
  const category = findCategoryById(menu, categoryId);
  if (category === null) throw new Error(`Product of category ${categoryId}, which the menu does not hold`);
  return category;
}
