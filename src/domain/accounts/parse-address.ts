import { keysOf } from '#domain/keys-of.ts';
import type { DeliveryAddress } from '#domain/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { parseText, type TextRefusal } from './parse-text.ts';

/**
 * Maximum length of each field of the postal address, in characters: long enough for real addresses, short enough for a
 * slip.
 */
const POSTAL_MAX_LENGTHS = {
  zoneCode: 40,
  street: 80,
  streetNumber: 20,
  building: 20,
  staircase: 20,
  floor: 20,
  apartment: 20,
  intercom: 20,
  landmark: 120,
} as const;

/** How an order is handed over at the door. */
export const DROP_OFFS = ['AT_DOOR', 'AT_GATE', 'CALL', 'LEAVE'] as const;
export type DropOff = (typeof DROP_OFFS)[number];

/** The fields asked for at each delivery: the kind of handover, and the guest's note about it. */
const DELIVERY_MAX_LENGTHS = { dropOff: 20, dropOffNote: 60 } as const;

/** The fields of an order's address, in the order they are asked for. */
export const ADDRESS_MAX_LENGTHS = { ...POSTAL_MAX_LENGTHS, ...DELIVERY_MAX_LENGTHS } as const;
export type AddressField = keyof typeof ADDRESS_MAX_LENGTHS;
// A literal table has no keys but its fields.
export const ADDRESS_FIELDS = /* @__PURE__ */ keysOf(ADDRESS_MAX_LENGTHS);

/** Free-text fields of the address: they may contain an allergy note, too. */
const DOOR_NOTES = ['landmark', 'dropOffNote'] as const satisfies readonly AddressField[];

/** The guest's free texts in the address; '' for none. */
export function doorNotesOf(address: Readonly<Record<(typeof DOOR_NOTES)[number], string>>): readonly string[] {
  return DOOR_NOTES.map((field) => address[field]);
}

/** A person's address, without the fields asked for at each delivery. */
export type PostalAddress = Readonly<Record<keyof typeof POSTAL_MAX_LENGTHS, string>>;

/** An address with every field empty. */
// The table names every field.
export const EMPTY_ADDRESS = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as DeliveryAddress;

export type AddressRefusal = TextRefusal & { readonly field: AddressField };

/**
 * The fields of an address, each cleaned and within its length. Which of them are needed depends on the zone: ask
 * `findAddressGaps` once the zone is known.
 */
export function parseAddress<Address extends PostalAddress>(raw: Address): Result<Address, AddressRefusal> {
  const parsed: Partial<Record<AddressField, string>> = {};
  // Every field of an address is in the table.
  for (const [field, value] of Object.entries(raw) as [AddressField, string][]) {
    const text = parseText(value, { maximum: ADDRESS_MAX_LENGTHS[field], isRequired: false, isMultiline: false });
    if (!text.ok) return err({ ...text.error, field });
    if (field === 'dropOff' && text.value !== '' && findDropOff(text.value) === null) {
      return err({ code: 'text_invalid', reason: 'not_allowed', maximum: ADDRESS_MAX_LENGTHS[field], field });
    }
    parsed[field] = text.value;
  }
  return ok({ ...raw, ...parsed });
}

/** Parses the kind of handover; null where none was chosen. */
export function findDropOff(word: string): DropOff | null {
  return DROP_OFFS.find((one) => one === word) ?? null;
}

/** Missing fields that a courier needs. */
export type AddressGap = { readonly code: 'street_required' | 'street_number_required' };

/**
 * What a courier needs to find the address and is missing: street and number, or, in a village, a landmark instead.
 *
 * @see readings.md 45
 */
export function findAddressGaps(
  { street, streetNumber, landmark }: PostalAddress,
  zone: { readonly isVillage: boolean },
): readonly AddressGap[] {
  if (zone.isVillage && landmark !== '') return [];
  return [
    ...(street === '' ? [{ code: 'street_required' as const }] : []),
    ...(streetNumber === '' ? [{ code: 'street_number_required' as const }] : []),
  ];
}
