/** Computes the options of a product from the groups that it and its category use. */
import {
  NO_OPTIONS,
  type Option,
  type OptionChoice,
  type OptionGroup,
  type Product,
  type ProductOptions,
  type Size,
} from '#domain/menu/menu.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { fold } from '#domain/text/fold.ts';
import type { GroupUse, OptionBook, StoredGroup, StoredOption } from './option-sheet.ts';

export type OfferFacts = {
  readonly book: OptionBook;
  /** The product with this id; undefined when it is not on the menu. */
  readonly productOf: (id: number) => Product | undefined;
  /** VAT rates on the premises, by product; null where the dish is taken away. */
  readonly onPremisesVat: ReadonlyMap<number, number> | null;
};

/** The groups of a product: its own, then those of its category, each once. */
export function offerOptions(product: Product, facts: OfferFacts): ProductOptions {
  const uses = usesOf(product, facts.book);
  if (uses.length === 0) return NO_OPTIONS;
  const groups = [...new Set(uses.map(({ groupId }) => groupId))].flatMap((groupId) => {
    const group = facts.book.groups.get(groupId);
    if (group === undefined) return [];
    const labels = uses.flatMap((use) => (use.groupId === groupId ? fold(use.sizeLabel) : []));
    return { ...offerGroup(group, product, facts), sizeIds: sizesOf(product, labels) };
  });
  const openedIds = groups.flatMap(({ options }) => options.flatMap(({ opensGroupId }) => opensGroupId ?? []));
  const opened = [...new Set(openedIds)].flatMap((id) => {
    const group = facts.book.groups.get(id);
    return group === undefined ? [] : closeOptions(offerGroup(group, product, facts));
  });
  return { groups, opened };
}

/** What a list shows about a product's options, computed without resolving them. */
export function optionChoiceOf(product: Pick<Product, 'id' | 'categoryId'>, book: OptionBook): OptionChoice {
  const groups = usesOf(product, book).flatMap(({ groupId }) => book.groups.get(groupId) ?? []);
  if (groups.length === 0) return 'none';
  const isNeeded = groups.some(
    ({ minimum, options }) => minimum > 0 || options.some(({ isDefault, isSoldOut }) => isDefault && !isSoldOut),
  );
  return isNeeded ? 'needed' : 'offered';
}

function usesOf({ id, categoryId }: Pick<Product, 'id' | 'categoryId'>, book: OptionBook): readonly GroupUse[] {
  return [...(book.ofProducts.get(id) ?? []), ...(book.ofCategories.get(categoryId) ?? [])];
}

/** Null: every size, which an empty label means. */
function sizesOf({ sizes }: Product, labels: readonly string[]): readonly number[] | null {
  if (labels.includes('')) return null;
  return sizes.filter(({ label }) => labels.includes(fold(label))).map(({ id }) => id);
}

function offerGroup({ options, ...group }: StoredGroup, product: Product, facts: OfferFacts): OptionGroup {
  return { ...group, sizeIds: null, options: options.flatMap((option) => offerOption(option, product, facts) ?? []) };
}

/** Only one further level of groups can be opened. */
function closeOptions(group: OptionGroup): OptionGroup {
  return { ...group, options: group.options.map((option) => ({ ...option, opensGroupId: null })) };
}

function offerOption(option: StoredOption, dish: Product, facts: OfferFacts): Option | null {
  const { id, most, isDefault, opensGroupId } = option;
  const own = dish.sizes.flatMap(({ id: sizeId, label }) => {
    const named = option.sizePrices.find(({ sizeLabel }) => fold(sizeLabel) === fold(label));
    return named === undefined ? [] : [{ sizeId, price: named.price }];
  });
  const vat = facts.onPremisesVat === null ? option.vatTakeawayBasisPoints : option.vatOnPremisesBasisPoints;
  const basics = { id, most, isDefault, opensGroupId, ...(option.ranOutOf && { ranOutOf: option.ranOutOf }) };
  if (option.productId === null) {
    return {
      ...basics,
      name: option.name,
      price: option.price ?? ZERO_BANI,
      sizePrices: own,
      allergens: option.allergens,
      vatBasisPoints: vat,
      deposit: option.deposit,
      isAgeRestricted: option.isAgeRestricted,
      isSoldOut: option.isSoldOut,
    };
  }
  const product = facts.productOf(option.productId);
  if (product === undefined) return null;
  const matched = dish.sizes.flatMap(({ id: sizeId, label }) => {
    const size = sizeLike(product, label);
    return size === null ? [] : [{ sizeId, size }];
  });
  // Stock is not checked: half a pizza uses none, and sold-out products are marked.
  const orderable = matched.filter(({ size }) => product.isOn && size.isOn && size.isSoldOut !== true);
  return {
    ...basics,
    name: option.name === '' ? product.name : option.name,
    price: null,
    sizePrices: (orderable.length === 0 ? matched : orderable).map(({ sizeId, size }) => ({
      sizeId,
      price: own.find((one) => one.sizeId === sizeId)?.price ?? option.price ?? size.price,
    })),
    allergens: [...new Set([...product.allergens, ...option.allergens])],
    ...(!product.declaresAllergens && { declaresAllergens: false }),
    vatBasisPoints: vat ?? facts.onPremisesVat?.get(product.id) ?? product.vatBasisPoints,
    deposit: orderable[0]?.size.deposit ?? option.deposit,
    isAgeRestricted: product.isAgeRestricted || option.isAgeRestricted,
    isSoldOut: option.isSoldOut || orderable.length === 0,
  };
}

/** The size with this label, or the only one. */
function sizeLike({ sizes }: Product, label: string): Size | null {
  const [only, ...others] = sizes;
  return sizes.find((size) => fold(size.label) === fold(label)) ?? (others.length === 0 ? (only ?? null) : null);
}
