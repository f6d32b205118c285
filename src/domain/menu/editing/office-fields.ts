/**
 * All fields of a product that the office edits: what guests see, and what is used only here or computed for guests
 * before they see it. With their words, which guests' pages must not load.
 */
import { keysOf } from '#domain/keys-of.ts';
import { type FieldKind, type FieldKinds, GUEST_FIELDS, type ValuesOf } from '#domain/menu/product-fields.ts';

const OFFICE_FIELDS = {
  name: 'text',
  /** HTML; the server sanitises it before it is saved. */
  description: 'text',
  isOn: 'flag',
  isOrderableToday: 'flag',
  isOrderableAhead: 'flag',
  allowsMessage: 'flag',
  /** Staff declare that it contains none of the 14; never together with `allergens`. */
  hasNoAllergens: 'flag',
  /** Nutrition as one free sentence, where the figures are not known. */
  nutritionNote: 'text',
  /** The values of its rates today. */
  vatTakeawayBasisPoints: 'rate',
  vatOnPremisesBasisPoints: 'rate',
  /** The rates that it points to (docs/decisions/0284); null: the one that has the value. */
  vatTakeawayRateId: 'id',
  vatOnPremisesRateId: 'id',
  /** Products suggested beside it, in this order; empty = its category's. */
  similarIds: 'ids',
  /** Products suggested beside it in the cart, in this order, before those learned from orders. */
  addOnIds: 'ids',
  /** Its station; null: the category's. */
  stationId: 'id',
} as const satisfies FieldKinds;

export const PRODUCT_FIELDS = { ...GUEST_FIELDS, ...OFFICE_FIELDS } as const;
export type ProductFieldName = keyof typeof PRODUCT_FIELDS;
/** The fields of a product. */
export type ProductFields = ValuesOf<typeof PRODUCT_FIELDS>;

/** The fields of some kinds. */
export type FieldOfKind<Kind extends FieldKind> = {
  [Field in ProductFieldName]: (typeof PRODUCT_FIELDS)[Field] extends Kind ? Field : never;
}[ProductFieldName];

export function isOfKind<Kind extends FieldKind>(
  kinds: readonly Kind[],
): (field: ProductFieldName) => field is FieldOfKind<Kind> {
  const some: readonly FieldKind[] = kinds;
  return (field): field is FieldOfKind<Kind> => some.includes(PRODUCT_FIELDS[field]);
}

type FieldWords = { readonly label: string; readonly inForm?: string };

/**
 * The words for each field: in the history of changes, in this order, and in the form where it says more. `null`: shown
 * in the line of another field.
 */
export const FIELD_WORDS = {
  name: { label: 'Nume' },
  description: { label: 'Descriere' },
  isOrderableToday: { label: 'Tip de comandă' },
  isOrderableAhead: null,
  stationId: { label: 'Secție' },
  isOn: { label: 'Disponibil' },
  ingredients: { label: 'Ingrediente' },
  additives: { label: 'Aditivi' },
  allergens: { label: 'Alergeni' },
  hasNoAllergens: null,
  mayContain: { label: 'Poate conține' },
  nutrition: { label: 'Valori nutriționale' },
  nutritionNote: null,
  allowsMessage: { label: 'Mesaj pentru bucătărie' },
  isVeggie: { label: 'Vegetarian' },
  isFasting: { label: 'De post' },
  isFromFrozen: { label: 'Din produs congelat', inForm: 'Preparat din produs congelat' },
  isAgeRestricted: { label: 'Numai 18+', inForm: 'Numai pentru persoane de peste 18 ani' },
  isMealCardExcluded: { label: 'Fără card de masă', inForm: 'Nu se plătește cu cardul de masă' },
  vatTakeawayBasisPoints: { label: 'TVA la pachet' },
  vatOnPremisesBasisPoints: { label: 'TVA în restaurant' },
  vatTakeawayRateId: null,
  vatOnPremisesRateId: null,
  similarIds: { label: 'Produse similare' },
  addOnIds: { label: 'Merge bine cu' },
} as const satisfies Readonly<Record<ProductFieldName, FieldWords | null>>;

/** A flag that guests see, which the form offers among the marks. */
export type ProductMark = FieldOfKind<'flag'> & keyof typeof GUEST_FIELDS;

const isMark = (field: ProductFieldName): field is ProductMark => field in GUEST_FIELDS && isOfKind(['flag'])(field);

/** The marks, in the order of the form. */
export const PRODUCT_MARKS: readonly ProductMark[] = keysOf(FIELD_WORDS).filter(isMark);

export function markLabel(mark: ProductMark): string {
  const { label, inForm = label }: FieldWords = FIELD_WORDS[mark];
  return inForm;
}
