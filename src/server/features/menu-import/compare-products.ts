/** The changes that an import would make to a product, as text for the owner. */
import { keysOf } from '#domain/keys-of.ts';
import { SHORT_ALLERGEN_NAMES } from '#domain/menu/allergen-names.ts';
import { PRODUCT_FIELDS, type ProductFieldName } from '#domain/menu/editing/office-fields.ts';
import type { GroupUse } from '#domain/menu/options/option-sheet.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { fold } from '#domain/text/fold.ts';
import type { StoredProduct } from '#server/features/products/index.ts';
import { isSameUses } from './compare-groups.ts';
import type { CurrentMenu } from './current-menu.ts';
import { type NeutralUse, nameKey } from './neutral-menu.ts';

/** Old and new value of each change; empty when the product matches the file. */
export function compareProduct(
  sheet: ProductSheet,
  before: StoredProduct,
  {
    uses,
    current,
    category,
  }: { readonly uses: readonly NeutralUse[] | null; readonly current: CurrentMenu; readonly category: string },
): readonly string[] {
  const stored = current.book.ofProducts.get(before.id) ?? [];
  const labels = [...new Set([...before.sizes, ...sheet.sizes].map(({ label }) => label))];
  const priceIn = (sizes: readonly { readonly label: string; readonly price: Bani }[], label: string) =>
    sizes.find((size) => size.label === label)?.price;
  return [
    ...(sheet.name === before.name ? [] : [`Nume: „${before.name}” → „${sheet.name}”`]),
    ...(nameKey(category) === nameKey(before.categoryName) ? [] : [`Categorie: ${before.categoryName} → ${category}`]),
    ...(sheet.description === before.description ? [] : ['Descriere nouă']),
    ...labels.flatMap((label) => {
      const [was, is] = [priceIn(before.sizes, label), priceIn(sheet.sizes, label)];
      if (was === is) return [];
      if (was === undefined) return [`${label}: nouă, ${formatLei(is ?? ZERO_BANI)}`];
      return [`${label}: ${formatLei(was)} → ${is === undefined ? 'dispare' : formatLei(is)}`];
    }),
    ...(sameSet(sheet.allergens, before.allergens) && sheet.hasNoAllergens === before.hasNoAllergens
      ? []
      : [`Alergeni: ${listAllergens(before)} → ${listAllergens(sheet)}`]),
    ...(JSON.stringify(sheet.availabilityWindows) === JSON.stringify(before.availabilityWindows)
      ? []
      : ['Când se poate comanda']),
    ...(isSameRest(sheet, before) ? [] : ['Alte date: TVA, gramaj, garanție, ambalaj, extra']),
    ...(uses === null || isSameUses(uses, stored, current) ? [] : [compareUses(uses, stored, current)]),
  ];
}

/**
 * Which groups replace which; groups with the same names but other options, or another order, are described as such.
 */
function compareUses(uses: readonly NeutralUse[], stored: readonly GroupUse[], { book }: CurrentMenu): string {
  const namesOf = (names: readonly string[]) =>
    names.length === 0 ? 'niciunul' : [...new Set(names)].map((name) => `„${name}”`).join(', ');
  const before = namesOf(stored.flatMap(({ groupId }) => book.groups.get(groupId)?.name ?? []));
  const after = namesOf(uses.map(({ group }) => group.name));
  return before === after ? `Grupuri de opțiuni: ${after} cu alt conținut` : `Grupuri de opțiuni: ${before} → ${after}`;
}

function listAllergens({ allergens, hasNoAllergens }: Pick<ProductSheet, 'allergens' | 'hasNoAllergens'>): string {
  if (allergens.length === 0) return hasNoAllergens ? 'niciunul' : 'nedeclarați';
  return allergens.map((one) => SHORT_ALLERGEN_NAMES[one]).join(', ');
}

/** Fields of a line of their own, and those that are compared with others of the file. */
const OWN_LINE: readonly ProductFieldName[] = [
  'name',
  'description',
  'isOn',
  'allergens',
  'hasNoAllergens',
  'similarIds',
  'addOnIds',
];
const REST = keysOf(PRODUCT_FIELDS).filter((field) => !OWN_LINE.includes(field));

/** Fields that only an archive contains; other files leave them unchanged. */
function isSameRest(sheet: ProductSheet, before: StoredProduct): boolean {
  const rest = ({ sizes, extras, ...product }: ProductSheet | StoredProduct) => {
    return JSON.stringify([
      REST.map((field) => product[field]),
      sizes.map(({ label, price: _price, id: _id, stock: _stock, ...size }) => [
        fold(label),
        Object.entries(size).toSorted(),
      ]),
      extras.map(({ name, price, allergens }) => [name, price, allergens]),
    ]);
  };
  return rest({ ...sheet, sizes: sheet.sizes.filter(({ id }) => id !== null) }) === rest(withSizesOf(before, sheet));
}

/** Added and removed sizes are described by their prices. */
function withSizesOf(before: StoredProduct, { sizes }: ProductSheet): StoredProduct {
  return {
    ...before,
    sizes: sizes.flatMap(({ id }) => before.sizes.filter((size) => size.id === id)),
  };
}

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
