import { pickFields } from '#domain/keys-of.ts';
import type { GroupUse, OptionBook, StoredGroup } from '#domain/menu/options/option-sheet.ts';
import { listStaffCategories, type ManagedCategory } from '#server/features/categories/index.ts';
import { loadOptions } from '#server/features/menu/index.ts';
import { loadWholeMenu, type StoredProduct } from '#server/features/products/index.ts';
import type { Database } from '#server/platform/database.ts';
import { listMenuOrder } from './archive.repository.ts';
import {
  ARCHIVED_FIELDS,
  type ArchivedFields,
  type DocumentCategory,
  type DocumentGroup,
  type DocumentProduct,
  MENU_FORMAT,
  MENU_VERSION,
  type MenuDocument,
} from './menu-document.ts';

/** The menu document of an archive, without archived products, which are in the tables. */
export async function loadMenuDocument(db: Database, fileOf: (hash: string) => string): Promise<MenuDocument> {
  const { products } = await loadWholeMenu(db, await listMenuOrder(db));
  const book = await loadOptions(db);
  const categories = await listStaffCategories(db);
  const facts = { keys: new Set(products.map(({ id }) => id)), book, fileOf };
  return {
    format: MENU_FORMAT,
    version: MENU_VERSION,
    categories: categories.map((category) =>
      presentCategory(category, {
        ...facts,
        products: products.filter(({ categoryId }) => categoryId === category.id),
      }),
    ),
    groups: [...book.groups.values()].map((group) => presentGroup(group, facts.keys)),
  };
}

type Facts = {
  /** Keys of the products in the document. */
  readonly keys: ReadonlySet<number>;
  readonly book: OptionBook;
  readonly fileOf: (hash: string) => string;
};

function presentCategory(
  category: ManagedCategory,
  { products, ...facts }: Facts & { readonly products: readonly StoredProduct[] },
): DocumentCategory {
  return {
    name: category.name,
    isSpecial: category.isSpecial,
    pickupPlace: category.pickupPlace,
    allowsMessage: category.allowsMessage,
    additionalInformation: category.additionalInformation,
    extras: category.extras.map(({ name, price }) => ({ name, price })),
    availabilityWindows: category.availabilityWindows,
    picture: category.picture === null ? null : facts.fileOf(category.picture.hash),
    groups: presentUses(facts.book.ofCategories.get(category.id)),
    products: products.map((product) => presentProduct(product, facts)),
  };
}

function presentProduct(product: StoredProduct, { keys, book, fileOf }: Facts): DocumentProduct {
  return {
    key: product.id,
    ...pickFields<ArchivedFields>(ARCHIVED_FIELDS, product),
    allergens: [...product.allergens],
    mayContain: [...product.mayContain],
    // The stored number of an unlimited stock has no meaning.
    sizes: product.sizes.map(({ id: _, ...size }) => ({ ...size, stock: size.stockUnlimited ? 0 : size.stock })),
    extras: product.extras.map(({ name, price, allergens }) => ({ name, price, allergens: [...allergens] })),
    availabilityWindows: product.availabilityWindows,
    similar: product.similarIds.filter((id) => keys.has(id)),
    addOns: product.addOnIds.filter((id) => keys.has(id)),
    pictures: product.pictures.map(({ hash, alt }) => ({ file: fileOf(hash), alt })),
    groups: presentUses(book.ofProducts.get(product.id)),
  };
}

function presentUses(uses: readonly GroupUse[] = []): DocumentProduct['groups'] {
  return uses.map(({ groupId, sizeLabel }) => ({ group: groupId, sizeLabel }));
}

function presentGroup(group: StoredGroup, keys: ReadonlySet<number>): DocumentGroup {
  return {
    key: group.id,
    name: group.name,
    minimum: group.minimum,
    maximum: group.maximum,
    included: group.included,
    pricing: group.pricing,
    options: group.options
      // Options of archived products are left out.
      .filter(({ productId }) => productId === null || keys.has(productId))
      .map((option) => ({
        name: option.name,
        price: option.price,
        sizePrices: option.sizePrices.map(({ sizeLabel, price }) => ({ sizeLabel, price })),
        most: option.most,
        isDefault: option.isDefault,
        product: option.productId,
        opens: option.opensGroupId,
        allergens: [...option.allergens],
        vatTakeawayBasisPoints: option.vatTakeawayBasisPoints,
        vatOnPremisesBasisPoints: option.vatOnPremisesBasisPoints,
        deposit: option.deposit,
        isAgeRestricted: option.isAgeRestricted,
      })),
  };
}
