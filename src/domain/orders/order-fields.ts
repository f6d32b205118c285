/**
 * The fields of an order that are stored, sent and shown as they are, each once with its kind. Types, wire, columns,
 * form and displays derive from them (docs/decisions/0275). Contact, address, company, lines, sums, payment and status
 * are elsewhere.
 */
import { keysOf } from '#domain/keys-of.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Instant } from '#domain/time/instant.ts';

/** The kinds of fields, and the type of their values. */
export type KindValue = {
  /** '' for none. */
  readonly text: string;
  readonly flag: boolean;
  readonly moment: Instant | null;
  readonly maybeNumber: number | null;
  readonly maybeText: string | null;
  readonly maybeFlag: boolean | null;
  readonly maybeAmount: Bani | null;
};
export type FieldKind = keyof KindValue;
export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** The values of some fields. */
export type ValuesOf<Kinds extends FieldKinds> = { readonly [Field in keyof Kinds]: KindValue[Kinds[Field]] };

/**
 * What a guest writes about an order, with the limits of each text in characters. These texts are asked at checkout,
 * stored, read for allergies, shown by displays, exported to the guest and removed with the person.
 */
export const GUEST_TEXTS = {
  /** For kitchen and courier. */
  notes: { maximum: 1000, isMultiline: true },
} as const satisfies Readonly<Record<string, { readonly maximum: number; readonly isMultiline: boolean }>>;

export type GuestText = keyof typeof GUEST_TEXTS;
/** '' where nothing was written. */
export type GuestTexts = Readonly<Record<GuestText, string>>;

export const GUEST_TEXT_FIELDS = keysOf(GUEST_TEXTS);

export const NO_GUEST_TEXTS = mapTexts(() => '');

/** A value for each text. */
export function mapTexts<Value>(toValue: (field: GuestText) => Value): Readonly<Record<GuestText, Value>> {
  // One entry for each text.
  return Object.fromEntries(GUEST_TEXT_FIELDS.map((field) => [field, toValue(field)])) as Record<GuestText, Value>;
}

/** Every text that a guest wrote about an order, '' included. */
export function listGuestTexts(order: GuestTexts): readonly string[] {
  return GUEST_TEXT_FIELDS.map((field) => order[field]);
}

/** Stored, and shown in lists and of whole orders. */
const STORED_IN_LISTS = {
  ...mapTexts(() => 'text' as const),
  /** Its position among the orders accepted for its day; null until accepted. */
  kitchenNumber: 'maybeNumber',
  /** The table where it is served, by the staff's name for it. */
  table: 'text',
  /** The guest brings an own container. */
  hasOwnContainer: 'flag',
  /** The moment that the guest chose; null for as soon as possible. */
  requestedAt: 'moment',
  promisedAt: 'moment',
  /** The handover moment shown to the guest of an order for now before ordering; null when none was shown. */
  toldAt: 'moment',
  minutesToPrepare: 'maybeNumber',
  /** When it was ready, and when it left the restaurant; null while it is not or has not. */
  readyAt: 'moment',
  leftAt: 'moment',
  /** For staff: when nobody opened the door, and when the order was brought back; null for guests. */
  noAnswerAt: 'moment',
  returnedAt: 'moment',
  /** Until when the guest may answer the open proposal; null while there is none. */
  proposalUntil: 'moment',
  /**
   * How much of it meal cards may pay (`payments/eligible-for-meal-card.ts`); null where it was placed before this was
   * known.
   */
  mealCardEligible: 'maybeAmount',
  /** Null while it is not rejected. */
  rejectionReason: 'maybeText',
} as const satisfies FieldKinds;

/** Stored, and shown of whole orders only. */
const STORED_OF_WHOLE = {
  /** Null where it is the restaurant. */
  pickupPlace: 'maybeText',
  /** For staff: whether the identity document was seen at hand-over; null without products for adults, or before it. */
  isIdentitySeen: 'maybeFlag',
  acceptedAt: 'moment',
} as const satisfies FieldKinds;

/** Computed when it is shown. */
const SHOWN_IN_LISTS = {
  /** Whether any text of the guest mentions an allergy. */
  hasAllergyNote: 'flag',
  isAgeRestricted: 'flag',
  /** For staff: name of the closed day that an open order falls on; null otherwise, and for guests. */
  closedDay: 'maybeText',
} as const satisfies FieldKinds;

const SHOWN_OF_WHOLE = {
  /** When the kitchen confirmed that it read the allergy note; null while it has not. */
  allergyReadAt: 'moment',
  /** Path of the order's own page, for its owner while the page is valid; null otherwise. */
  livePage: 'maybeText',
} as const satisfies FieldKinds;

/** The fields that are columns. */
export const STORED_FIELDS = { ...STORED_IN_LISTS, ...STORED_OF_WHOLE } as const;
/** The fields that list entries and whole orders share. */
export const LISTED_FIELDS = { ...STORED_IN_LISTS, ...SHOWN_IN_LISTS } as const;
/** All fields of a whole order. */
export const WHOLE_FIELDS = { ...LISTED_FIELDS, ...STORED_OF_WHOLE, ...SHOWN_OF_WHOLE } as const;

export type StoredFields = ValuesOf<typeof STORED_FIELDS>;
export type ListedFields = ValuesOf<typeof LISTED_FIELDS>;
export type WholeFields = ValuesOf<typeof WHOLE_FIELDS>;
