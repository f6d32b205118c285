import type { Selectable } from 'kysely';
import { ADDRESS_FIELDS, type AddressField } from '#domain/accounts/parse-address.ts';
import type { OrderAddress } from '#domain/orders/order-view.ts';
import type { Orders } from '#server/platform/database.types.ts';

/** The column of each field of an order's address. */
const COLUMNS = {
  zoneCode: 'zone_code',
  street: 'street',
  streetNumber: 'street_number',
  building: 'building',
  staircase: 'staircase',
  floor: 'floor',
  apartment: 'apartment',
  intercom: 'intercom',
  landmark: 'landmark',
  dropOff: 'drop_off',
  dropOffNote: 'drop_off_note',
} as const satisfies Record<AddressField, keyof Orders>;

type AddressColumn = (typeof COLUMNS)[AddressField];
type AddressRow = Readonly<Pick<Selectable<Orders>, AddressColumn | 'city' | 'county'>>;

export const ADDRESS_COLUMNS = [...Object.values(COLUMNS), 'city', 'county'] as const;

/** Column values for an address; '' in every column unless delivered. */
export function addressRow(address: OrderAddress | null): AddressRow {
  const { zoneCode, city = '', county = '', ...texts } = address ?? ({} as Partial<OrderAddress>);
  return { ...textRow(texts), zone_code: zoneCode ?? null, city, county };
}

/**
 * Column values for the text fields without the locality; '' for missing ones, which erases an anonymised order's
 * address.
 */
export function textRow(
  texts: Partial<Readonly<Record<AddressField, string>>> = {},
): Omit<AddressRow, 'zone_code' | 'city' | 'county'> {
  const fields = ADDRESS_FIELDS.filter((field) => field !== 'zoneCode');
  // The table names every field.
  return Object.fromEntries(fields.map((field) => [COLUMNS[field], texts[field] ?? ''])) as ReturnType<typeof textRow>;
}

export function addressOfRow(row: AddressRow): OrderAddress {
  const fields = ADDRESS_FIELDS.map((field) => [field, row[COLUMNS[field]]]);
  // The table names every field.
  return { ...Object.fromEntries(fields), city: row.city, county: row.county } as OrderAddress;
}
