import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import type { DeliveryAddress } from '#domain/orders/order.ts';

/** Each field of an address on the wire: its name, and the maximum UTF-16 code units in a request. */
export const ADDRESS_ON_WIRE = {
  street: { name: 'streetAddress', most: 200 },
  streetNumber: { name: 'streetNumberAddress', most: 40 },
  building: { name: 'buildingNumber', most: 40 },
  staircase: { name: 'staircase', most: 40 },
  floor: { name: 'floor', most: 40 },
  apartment: { name: 'appartmentNumber', most: 40 },
  intercom: { name: 'intercom', most: 40 },
  landmark: { name: 'landmark', most: 240 },
  /** Ours: AT_DOOR, AT_GATE, CALL, LEAVE, or '' where none was chosen; and the guest's note. */
  dropOff: { name: 'dropOff', most: 40 },
  dropOffNote: { name: 'dropOffNote', most: 120 },
  zoneCode: { name: 'cityCode', most: 20 },
} as const satisfies Record<keyof DeliveryAddress, { readonly name: string; readonly most: number }>;

type AddressWireName = (typeof ADDRESS_ON_WIRE)[keyof typeof ADDRESS_ON_WIRE]['name'];

/** A text for each field, by its wire name. */
export type AddressTexts = Record<AddressWireName, string>;

/** A schema for each field of an address, by its wire name. */
export function addressShape<Schema>(schemaOf: (most: number) => Schema): Record<AddressWireName, Schema> {
  const shape = Object.values(ADDRESS_ON_WIRE).map(({ name, most }) => [name, schemaOf(most)]);
  // The table names every field.
  return Object.fromEntries(shape) as Record<AddressWireName, Schema>;
}

export function addressToTexts(address: DeliveryAddress): AddressTexts {
  // The table names every field.
  return Object.fromEntries(ADDRESS_FIELDS.map((key) => [ADDRESS_ON_WIRE[key].name, address[key]])) as AddressTexts;
}

/** Missing fields are read as ''. */
export function addressOfTexts(
  texts: Readonly<Partial<Record<AddressWireName, string | null | undefined>>>,
): DeliveryAddress {
  // One entry for each field of an address.
  return Object.fromEntries(
    ADDRESS_FIELDS.map((key) => [key, texts[ADDRESS_ON_WIRE[key].name] ?? '']),
  ) as DeliveryAddress;
}
