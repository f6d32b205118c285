/** The fields of an order on the wire (`domain/orders/order-fields.ts`). Free of zod. */
import { keysOf } from '#domain/keys-of.ts';
import type { Bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import {
  GUEST_TEXT_FIELDS,
  type GuestText,
  type GuestTexts,
  type KindValue,
  type ListedFields,
  mapTexts,
  WHOLE_FIELDS,
  type WholeFields,
} from '#domain/orders/order-fields.ts';
import type { Instant } from '#domain/time/instant.ts';
import { isoInstant, parseIsoInstant, readLei } from '../values/convert.ts';

/** The wire name of each field of a list. */
export const LISTED_ON_WIRE = {
  notes: 'additionalInformation',
  kitchenNumber: 'kitchenNumber',
  table: 'table',
  hasOwnContainer: 'ownContainer',
  requestedAt: 'requestedAt',
  promisedAt: 'promisedAt',
  toldAt: 'toldAt',
  minutesToPrepare: 'orderTimeToPrepare',
  readyAt: 'readyAt',
  leftAt: 'leftAt',
  noAnswerAt: 'noAnswerAt',
  returnedAt: 'returnedAt',
  proposalUntil: 'proposalUntil',
  mealCardEligible: 'mealCardEligible',
  rejectionReason: 'rejectionReason',
  hasAllergyNote: 'hasAllergyNote',
  isAgeRestricted: 'isAgeRestricted',
  closedDay: 'closedDay',
} as const satisfies Readonly<Record<keyof ListedFields, string>>;

/** And of each field that only a whole order has. */
export const WHOLE_ON_WIRE = {
  ...LISTED_ON_WIRE,
  pickupPlace: 'pickupPlace',
  isIdentitySeen: 'identitySeen',
  acceptedAt: 'acceptedAt',
  allergyReadAt: 'allergyReadAt',
  livePage: 'trackingPath',
} as const satisfies Readonly<Record<keyof WholeFields, string>>;

type Names = Readonly<Partial<Record<keyof WholeFields, string>>>;
/** The type of a field on the wire: a moment is a text, an amount a number of lei. */
type WireValue<Field extends keyof WholeFields> = (Omit<KindValue, 'moment' | 'maybeAmount'> & {
  readonly moment: string | null;
  readonly maybeAmount: number | null;
})[(typeof WHOLE_FIELDS)[Field]];
/** Fields by their wire names. */
type OnWire<Named extends Names> = {
  [Field in keyof Named & keyof WholeFields as Named[Field] & string]: WireValue<Field>;
};
type Named<Table extends Names> = Pick<WholeFields, keyof Table & keyof WholeFields>;

export function fieldsToWire<Table extends Names>(names: Table, order: Named<Table>): OnWire<Table> {
  const values: Partial<WholeFields> = order;
  const fields = keysOf(names).map((field) => {
    return [names[field], valueToWire(field, values[field as keyof WholeFields])];
  });
  // One entry for each name.
  return Object.fromEntries(fields) as OnWire<Table>;
}

export function fieldsFromWire<Table extends Names>(names: Table, wire: OnWire<Table>): Named<Table> {
  const given: Readonly<Record<string, unknown>> = wire;
  const fields = Object.entries(names).map(([field, name]) => {
    return [field, valueFromWire(field, given[name])];
  });
  // One entry for each name.
  return Object.fromEntries(fields) as Named<Table>;
}

// The kind of a field says the type of its value.
function valueToWire(field: string, value: unknown): unknown {
  if (value === null) return null;
  const kind = WHOLE_FIELDS[field as keyof WholeFields];
  if (kind === 'moment') return isoInstant(value as Instant);
  return kind === 'maybeAmount' ? leiFromBani(value as Bani) : value;
}

function valueFromWire(field: string, value: unknown): unknown {
  if (value === null) return null;
  const kind = WHOLE_FIELDS[field as keyof WholeFields];
  if (kind === 'moment') return parseIsoInstant(value as string);
  return kind === 'maybeAmount' ? readLei(value as number) : value;
}

// ------------------------------------------------------------------------------------------- what guests write

type TextsOnWire<Value> = { [Field in GuestText as (typeof LISTED_ON_WIRE)[Field]]: Value };

/** A value for each text, by its wire name. */
export function textsByWireName<Value>(toValue: (field: GuestText) => Value): TextsOnWire<Value> {
  // One entry for each text.
  return Object.fromEntries(
    GUEST_TEXT_FIELDS.map((field) => [LISTED_ON_WIRE[field], toValue(field)]),
  ) as TextsOnWire<Value>;
}

/** Missing texts are read as ''. */
export function textsFromWire(wire: Readonly<Partial<TextsOnWire<string | null | undefined>>>): GuestTexts {
  return mapTexts((field) => wire[LISTED_ON_WIRE[field]] ?? '');
}
