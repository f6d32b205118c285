/** A product as form values: the wire's names, with each number as the typed text. */

import type { BodyOf } from '#contract/define/define-call.ts';
import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import { windowDraftsToWire } from '#contract/menu/codec.ts';
import { UNLIMITED_STOCK } from '#contract/menu/unlimited-stock.ts';
import { PRODUCT_ON_WIRE, wireField } from '#contract/products/product-on-wire.ts';
import type { MenuEditing, saveEntry, WholeEntry } from '#contract/products/staff-calls.ts';
import { keysOf } from '#domain/keys-of.ts';
import { decideProduct } from '#domain/menu/editing/decide-product.ts';
import { draftWindows, type WindowDraft } from '#domain/menu/editing/decide-windows.ts';
import { NEW_PRODUCT } from '#domain/menu/editing/new-product.ts';
import { type FieldOfKind, isOfKind, PRODUCT_FIELDS, type ProductFields } from '#domain/menu/editing/office-fields.ts';
import { NUTRITION_FIGURES, type NutritionFigure, readNutrition } from '#domain/menu/editing/read-nutrition.ts';
import type { Allergen } from '#domain/menu/menu.ts';
import { type ProductDraft, type SizeDraft, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, parseTypedLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { readBasisPoints } from '#domain/money/percent.ts';
import { describeVat } from '#domain/vat/vat-words.ts';
import { type FormPicture, formPicture } from '#web/staff/pictures/form-pictures.ts';
import { type NeededIngredients, NO_INGREDIENTS } from './needed-ingredients.ts';
import type { OptionUseValues } from './option-uses.ts';

export type SizeValues = {
  /** React key of the row; never sent. */
  readonly key: string;
  readonly id: number | null;
  readonly value: string;
  readonly price: string;
  readonly isOn: boolean;
  readonly stockUnlimited: boolean;
  readonly stock: string;
  /** The value the form was filled with: an unchanged stock is not sent, because orders reduce it meanwhile. */
  readonly stockRead: string | null;
  readonly minimumQuantityType: 'NA' | 'numarBucati';
  readonly minimumQuantityNumber: string;
  readonly boxNeeded: boolean;
  readonly boxPrice: string;
  readonly depositPrice: Bani;
  readonly grams: string;
};

export type ExtraValues = {
  readonly key: string;
  readonly name: string;
  readonly price: string;
  readonly allergens: readonly Allergen[];
};

/** Fields whose form value is the value itself. */
const PLAIN_KINDS = ['flag', 'text', 'allergens'] as const;
const isPlain = isOfKind(PLAIN_KINDS);
type PlainField = FieldOfKind<(typeof PLAIN_KINDS)[number]>;
const PLAIN_FIELDS: readonly PlainField[] = keysOf(PRODUCT_FIELDS).filter(isPlain);

type PlainValues = { readonly [Field in PlainField as (typeof PRODUCT_ON_WIRE)[Field]]: ProductFields[Field] };

export type ProductValues = PlainValues & {
  /** Id of a category; '' until one is chosen. */
  readonly category: string;
  readonly nutrition: { readonly basis: string } & Readonly<Record<NutritionFigure, string>>;
  /** Ids of its VAT rates. */
  readonly vatRateId: string;
  readonly vatRateIdOnPremises: string;
  readonly dimensions: readonly SizeValues[];
  readonly extraIngredientsBeans: readonly ExtraValues[];
  readonly similarProductIds: readonly string[];
  readonly addOnProductIds: readonly string[];
  readonly pictures: readonly FormPicture[];
  /** Id of its own station; '' for its category's. */
  readonly station: string;
  readonly availabilityWindows: readonly WindowDraft[];
  /** Its ingredients; sent by calls of their own. */
  readonly needs: NeededIngredients;
  /** Its option groups; sent by a call of their own. */
  readonly optionUses: readonly OptionUseValues[];
};

const decimal = (amount: number | null | undefined) => (amount == null ? '' : String(amount).replace('.', ','));

type VatRates = MenuEditing['vatRates'];

/** The choice of a VAT rate: „Redusă (11 %)”. */
export function vatChoices(rates: VatRates): { value: string; label: string }[] {
  return rates.map(({ id, name, percent }) => ({
    value: String(id),
    label: describeVat(name, readBasisPoints(percent)),
  }));
}

/** The id of the rate that new products are proposed, as the form has it. */
export function findProposedRate(rates: VatRates, role: 'standard' | 'reduced'): string {
  return String(rates.find((rate) => rate.role === role)?.id ?? '');
}

/** An empty size. */
export function newSize(key: string): SizeValues {
  return {
    key,
    id: null,
    value: '',
    price: '',
    isOn: true,
    stockUnlimited: true,
    stock: '',
    stockRead: null,
    minimumQuantityType: 'NA',
    minimumQuantityNumber: '1',
    boxNeeded: false,
    boxPrice: '',
    depositPrice: ZERO_BANI,
    grams: '',
  };
}

const NO_FIGURES = Object.fromEntries(NUTRITION_FIGURES.map((figure) => [figure, ''])) as Record<
  NutritionFigure,
  string
>;

/** The plain values, by their names in the form. */
function plainValues(
  read: (of: { readonly field: PlainField; readonly name: keyof PlainValues }) => unknown,
): PlainValues {
  const values = PLAIN_FIELDS.map((field) => {
    const name = PRODUCT_ON_WIRE[field];
    return [name, read({ field, name })];
  });
  // One entry for each plain field.
  return Object.fromEntries(values) as PlainValues;
}

/** What the form of a new product begins with. */
const FIRST_VALUES = { ...NEW_PRODUCT, isOrderableAhead: false } as const;

/** A new product: orderable for today, one size. */
export function newProduct(rates: VatRates): ProductValues {
  const food = findProposedRate(rates, 'reduced');
  return {
    ...plainValues(({ field }) => FIRST_VALUES[field]),
    category: '',
    nutrition: { basis: '100 g', ...NO_FIGURES },
    vatRateId: food,
    vatRateIdOnPremises: food,
    dimensions: [newSize('first')],
    extraIngredientsBeans: [],
    similarProductIds: [],
    addOnProductIds: [],
    pictures: [],
    station: '',
    availabilityWindows: [],
    needs: NO_INGREDIENTS,
    optionUses: [],
  };
}

/** The server's product as form values. */
export function valuesOfEntry(
  entry: WholeEntry,
  { needs = NO_INGREDIENTS, optionUses = [] }: Partial<Pick<ProductValues, 'needs' | 'optionUses'>> = {},
): ProductValues {
  const { nutrition } = entry;
  return {
    ...plainValues(({ name }) => entry[name]),
    category: String(entry.categoryId),
    nutrition:
      nutrition === null
        ? { basis: '100 g', ...NO_FIGURES }
        : {
            basis: nutrition.basis,
            ...(Object.fromEntries(NUTRITION_FIGURES.map((figure) => [figure, decimal(nutrition[figure])])) as Record<
              NutritionFigure,
              string
            >),
          },
    // With figures, the text is generated from them.
    nutriValues: nutrition === null ? entry.nutriValues : '',
    vatRateId: String(entry.vatRateId ?? ''),
    vatRateIdOnPremises: String(entry.vatRateIdOnPremises ?? ''),
    dimensions: entry.dimensions.map((size) => {
      const stock = size.stockUnlimited ? '' : String(size.stock);
      return {
        key: `size-${size.id}`,
        id: size.id,
        value: size.value,
        price: formatAmount(size.price),
        isOn: size.isOn,
        stockUnlimited: size.stockUnlimited,
        stock,
        stockRead: size.stockUnlimited ? null : stock,
        minimumQuantityType: size.minimumQuantityType,
        minimumQuantityNumber: String(size.minimumQuantityNumber),
        boxNeeded: size.boxNeeded,
        boxPrice: size.boxPrice === 0 && !size.boxNeeded ? '' : formatAmount(size.boxPrice),
        depositPrice: size.depositPrice,
        grams: decimal(size.grams),
      };
    }),
    extraIngredientsBeans: entry.extraIngredientsBeans.map(({ name, price, allergens }, index) => ({
      key: `extra-${index}`,
      name,
      price: formatAmount(price),
      allergens,
    })),
    similarProductIds: entry.similarProductIds.map(String),
    addOnProductIds: entry.addOnProductIds.map(String),
    pictures: entry.images.map((picture) => formPicture(picture)),
    station: entry.stationId === null ? '' : String(entry.stationId),
    availabilityWindows: draftWindows(entry.availabilityWindows),
    needs,
    optionUses,
  };
}

type EntryBody = BodyOf<typeof saveEntry>;

/** The request body: readable numbers as numbers, other text unchanged, so that the server reports it. */
export function entryOfValues(
  values: ProductValues,
  {
    id,
    version,
    isSpecial,
  }: { readonly id: number | null; readonly version: number | null; readonly isSpecial: boolean },
): EntryBody {
  const {
    pictures: _,
    needs: __,
    optionUses: ___,
    category,
    station,
    nutrition,
    dimensions,
    extraIngredientsBeans,
    similarProductIds,
    addOnProductIds,
    ...plain
  } = values;
  const { basis, ...figures } = nutrition;
  const isDeclared = NUTRITION_FIGURES.some((figure) => figures[figure].trim() !== '');
  const body = {
    ...plain,
    ...(id === null ? {} : { id, version }),
    ...(category === '' ? {} : { categoryId: Number(category) }),
    nutrition: isDeclared ? { basis, ...figures } : null,
    vatRateId: values.vatRateId === '' ? null : Number(values.vatRateId),
    vatRateIdOnPremises: values.vatRateIdOnPremises === '' ? null : Number(values.vatRateIdOnPremises),
    dimensions: dimensions.map(sizeBody),
    // In a special category the category's extras apply: the product's own are not sent and stay unchanged.
    ...(isSpecial
      ? {}
      : {
          extraIngredientsBeans: extraIngredientsBeans.map(({ key: _key, price, ...extra }) => ({
            ...extra,
            price: leiOf(price),
          })),
        }),
    similarProductIds: similarProductIds.map(Number),
    addOnProductIds: addOnProductIds.map(Number),
    stationId: station === '' ? null : Number(station),
    availabilityWindows: windowDraftsToWire(values.availabilityWindows),
  };
  // Disabled fields and lists are part of the contract's loose input; the story tests send the same.
  return body as unknown as EntryBody;
}

function sizeBody({ key: _, stockRead, stock, price, boxPrice, depositPrice, ...size }: SizeValues) {
  const isTouched = stockRead === null || stock.trim() !== stockRead;
  return {
    ...size,
    price: leiOf(price),
    boxPrice: size.boxNeeded ? leiOf(boxPrice) : undefined,
    depositPrice: leiFromBani(depositPrice),
    ...(size.stockUnlimited ? { stock: UNLIMITED_STOCK } : isTouched ? { stock } : {}),
  };
}

function leiOf(text: string): number | string {
  const amount = parseTypedLei(text);
  return amount === null ? text : leiFromBani(amount);
}

/** `null` for an empty text; NaN for an unreadable one. */
function numberOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? null : Number(typed);
}

/** Problems by field: the same rules as on the server. */
export function problemsOf(values: ProductValues, categories: MenuEditing['categories']): Record<string, string> {
  const problems: Record<string, string> = {};
  const complain = (field: string, code: PlainErrorCode) => {
    problems[field] = sentenceOf(code);
  };
  const { basis, ...figures } = values.nutrition;
  const typed = Object.fromEntries(NUTRITION_FIGURES.map((figure) => [figure, numberOf(figures[figure])]));
  // All figures were set above.
  const nutrition = readNutrition(basis, typed as Record<NutritionFigure, number | null>);
  if (!nutrition.ok) for (const figure of nutrition.error) complain(`nutrition.${figure}`, 'nutrition_invalid');
  const decided = decideProduct(draftOf(values, categories, nutrition.ok ? nutrition.value : null));
  if (!decided.ok) {
    // The keys of the rules' answer are form fields.
    for (const field of keysOf(decided.error)) {
      complain(wireField(field), decided.error[field] ?? 'invalid_request');
    }
  }
  return problems;
}

function plainFields(values: PlainValues): Pick<ProductFields, PlainField> {
  const fields = PLAIN_FIELDS.map((field) => [field, values[PRODUCT_ON_WIRE[field]]]);
  // One entry for each plain field.
  return Object.fromEntries(fields) as Pick<ProductFields, PlainField>;
}

/** For judging; the VAT rates are chosen from a list. */
function draftOf(
  values: ProductValues,
  categories: MenuEditing['categories'],
  nutrition: ProductDraft['nutrition'],
): ProductDraft {
  const category = categories.find(({ id }) => String(id) === values.category);
  return {
    ...NEW_PRODUCT,
    ...plainFields(values),
    category: category === undefined ? null : { id: category.id, isSpecial: category.specialCategory },
    nutrition,
    sizes: values.dimensions.map(sizeDraft),
    extras: category?.specialCategory
      ? []
      : values.extraIngredientsBeans.map(({ name, price, allergens }) => ({
          name,
          price: parseTypedLei(price),
          allergens,
        })),
    similarIds: values.similarProductIds.map(Number),
    addOnIds: values.addOnProductIds.map(Number),
    stationId: values.station === '' ? null : Number(values.station),
    availabilityWindows: values.availabilityWindows,
  };
}

function sizeDraft(size: SizeValues): SizeDraft {
  const isKept = size.stockRead !== null && size.stock.trim() === size.stockRead;
  return {
    id: size.id,
    label: size.value,
    price: parseTypedLei(size.price),
    isOn: size.isOn,
    stockUnlimited: size.stockUnlimited,
    stock: isKept ? STOCK_KEPT : numberOf(size.stock),
    minimumQuantity: size.minimumQuantityType === 'NA' ? 1 : numberOf(size.minimumQuantityNumber),
    boxNeeded: size.boxNeeded,
    boxPrice: parseTypedLei(size.boxPrice),
    deposit: size.depositPrice,
    grams: numberOf(size.grams),
  };
}
