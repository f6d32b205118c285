import { keysOf } from '#domain/keys-of.ts';
import { plainDescription } from '#domain/menu/card-description.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { FIELD_WORDS, PRODUCT_FIELDS, type ProductFieldName } from '#domain/menu/editing/office-fields.ts';
import { nutritionSentence } from '#domain/menu/nutrition-sentence.ts';
import type { FieldKind, KindValue } from '#domain/menu/product-fields.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { inPercent } from '#domain/money/percent.ts';
import type { StoredSize } from '#server/features/menu/index.ts';
import type { StoredProduct } from './products.repository.ts';

/** The subject of a product in the history of changes. */
export function productSubject(id: number): string {
  return `product:${id}`;
}

export function productTitle(name: string): string {
  return `Produs: ${name}`;
}

/** Locked while a product is added, because slugs and positions are unique. */
export const NEW_PRODUCTS = 'products';

/** How the value of each kind reads. */
const KIND_TEXTS: { readonly [Kind in FieldKind]: (value: KindValue[Kind]) => string } = {
  flag: (is) => (is ? 'da' : 'nu'),
  text: (text) => text,
  allergens: (allergens) => allergens.join(', '),
  nutrition: (nutrition) => (nutrition === null ? '' : nutritionSentence(nutrition)),
  rate: (basisPoints) => `${inPercent(basisPoints)} %`,
  id: (id) => (id === null ? '' : String(id)),
  ids: (ids) => ids.join(', '),
};

type Text = (product: StoredProduct) => string;

/** Fields whose text takes more than their value. */
const OWN_TEXTS: Readonly<Partial<Record<ProductFieldName, Text>>> = {
  description: ({ description }) => plainDescription(description),
  isOrderableToday: ({ isOrderableToday, isOrderableAhead }) =>
    [isOrderableToday ? 'pentru astăzi' : '', isOrderableAhead ? 'precomandă' : '']
      .filter((day) => day !== '')
      .join(', '),
  stationId: ({ stationName }) => stationName,
  allergens: ({ allergens, hasNoAllergens }) => (hasNoAllergens ? 'niciunul (declarat)' : allergens.join(', ')),
  nutrition: ({ nutrition, nutritionNote }) => (nutrition === null ? nutritionNote : nutritionSentence(nutrition)),
};

/** What is no field, after the field that it stands beside. */
const BESIDE: Readonly<
  Partial<Record<ProductFieldName, (product: StoredProduct) => Readonly<Record<string, string>>>>
> = {
  name: ({ categoryName }) => ({ Categorie: categoryName }),
  stationId: ({ availabilityWindows }) => ({ 'Când se poate comanda': describeWindows(availabilityWindows) }),
  isOn: ({ sizes, extras }) => ({
    ...Object.fromEntries(sizes.map((size) => [`Porția ${size.label}`, describeSize(size)])),
    Suplimente: extras.map(({ name, price }) => `${name} ${formatLei(price)}`).join('; '),
  }),
};

/** A product as text for the history of changes: label on screens → short readable value. */
export function describeProduct(product: StoredProduct): Readonly<Record<string, string>> {
  const texts = keysOf(FIELD_WORDS).map((field) => ({ ...describeField(product, field), ...BESIDE[field]?.(product) }));
  return Object.assign({}, ...texts);
}

function describeField(product: StoredProduct, field: ProductFieldName): Readonly<Record<string, string>> {
  const words = FIELD_WORDS[field];
  if (words === null) return {};
  // The text of a kind takes its values.
  const text = OWN_TEXTS[field]?.(product) ?? KIND_TEXTS[PRODUCT_FIELDS[field]](product[field] as never);
  return { [words.label]: text };
}

function describeSize(size: StoredSize): string {
  return [
    formatLei(size.price),
    size.isOn ? '' : 'indisponibilă',
    size.stockUnlimited ? 'stoc nelimitat' : `stoc ${size.stock}`,
    size.minimumQuantity > 1 ? `minimum ${size.minimumQuantity}` : '',
    size.boxNeeded ? `ambalaj ${formatLei(size.boxPrice)}` : '',
    size.deposit > 0 ? `garanție ${formatLei(size.deposit)}` : '',
    size.grams === null ? '' : `${size.grams} g`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
