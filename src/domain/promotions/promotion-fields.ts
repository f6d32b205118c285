/**
 * The fields that only some kinds of promotions have, each once, by the documents' names: its kind and its words for
 * staff. What is typed, the form and the history derive from them (docs/decisions/0276). Every kind has a name, a
 * description, dates and a switch besides. Guests' pages load only the names.
 */
import type { WindowDraft } from '#domain/menu/editing/decide-windows.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';

/** A number from JSON or a text field; may be missing. */
export type TypedNumber = number | string | null | undefined;

/** The kinds of fields, and what is typed into one. */
type TypedByKind = {
  readonly text: string | null | undefined;
  readonly percent: TypedNumber;
  readonly lei: TypedNumber;
  readonly count: TypedNumber;
  readonly ids: readonly number[] | null | undefined;
  readonly codes: readonly string[] | null | undefined;
  readonly methods: readonly DeliveryMethod[] | null | undefined;
  readonly windows: readonly WindowDraft[] | null | undefined;
  /** Read and written in ways of their own. */
  readonly picture: unknown;
  readonly sets: unknown;
};
type FieldKind = keyof TypedByKind;

type Field = {
  readonly kind: FieldKind;
  /** In the history of changes. */
  readonly label: string;
  /** In the form, where it says more. */
  readonly inForm?: string;
  readonly hint?: string;
  /** The number in the form of a new promotion, also shown for nothing; otherwise the field is empty. */
  readonly start?: number;
};

const NO_LIMIT = 'Opțional. Gol = fără limită; o comandă respinsă dă înapoi ce a folosit.';

/** In the order of the form and of the history. */
export const PROMOTION_FIELDS = {
  couponCode: { kind: 'text', label: 'Cod', hint: 'Literele mari și mici sunt la fel.' },
  image: { kind: 'picture', label: 'Imagine' },
  productIds: { kind: 'ids', label: 'Produse' },
  categoryIds: { kind: 'ids', label: 'Categorii' },
  buyQuantity: { kind: 'count', label: 'Bucăți plătite', start: 1 },
  freeQuantity: { kind: 'count', label: 'Bucăți gratuite', start: 1 },
  discountPercentage: { kind: 'percent', label: 'Procent', inForm: 'Procent de reducere' },
  discountAmount: { kind: 'lei', label: 'Sumă', inForm: 'Sumă fixă (lei)' },
  minOrderValue: {
    kind: 'lei',
    label: 'Comandă minimă',
    inForm: 'Valoare minimă a comenzii (lei)',
    hint: 'Se compară cu suma produselor. 0 = fără minim.',
    start: 0,
  },
  validityInDays: {
    kind: 'count',
    label: 'Zile de valabilitate',
    inForm: 'Zile de valabilitate ale codului',
    hint: '0 = până la sfârșitul promoției.',
    start: 30,
  },
  maxUses: { kind: 'count', label: 'Cel mult comenzi', inForm: 'Cel mult atâtea comenzi', hint: NO_LIMIT },
  maxUsesPerPerson: {
    kind: 'count',
    label: 'Cel mult comenzi pentru un client',
    inForm: 'Cel mult atâtea comenzi pentru un client',
    hint: 'Opțional. Clientul este recunoscut după cont, telefon sau e-mail.',
  },
  budget: { kind: 'lei', label: 'Buget', inForm: 'Buget (lei)', hint: NO_LIMIT },
  availabilityWindows: { kind: 'windows', label: 'Ore' },
  deliveryMethods: { kind: 'methods', label: 'Mod de primire' },
  zoneCodes: { kind: 'codes', label: 'Zone de livrare' },
  promotionProductBeans: { kind: 'sets', label: 'Grupa' },
} as const satisfies Readonly<Record<string, Field>>;

type Fields = typeof PROMOTION_FIELDS;
export type PromotionField = keyof Fields;

/** The fields of some kinds. */
export type FieldOfKind<Kind extends FieldKind> = {
  [Name in PromotionField]: Fields[Name]['kind'] extends Kind ? Name : never;
}[PromotionField];

/** What may be typed into each field. */
export type TypedFields = {
  readonly [Name in FieldOfKind<Exclude<FieldKind, 'picture' | 'sets'>>]?: TypedByKind[Fields[Name]['kind']];
};

export type NumberField = FieldOfKind<'percent' | 'lei' | 'count'>;

/** A field with all that may be said of one. */
export function fieldOf(name: PromotionField): Field {
  return PROMOTION_FIELDS[name];
}

export function isNumberField(name: PromotionField): name is NumberField {
  return ['percent', 'lei', 'count'].includes(PROMOTION_FIELDS[name].kind);
}
