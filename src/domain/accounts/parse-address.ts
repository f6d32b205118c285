import type { DeliveryAddress } from '#domain/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { parseText, type TextRefusal } from './parse-text.ts';

/** Longest value of each field, in characters: generous for people, short enough for a ticket. */
export const ADDRESS_MAX_LENGTHS = {
  zoneCode: 40,
  street: 80,
  streetNumber: 20,
  building: 20,
  staircase: 20,
  floor: 20,
  apartment: 20,
  intercom: 20,
  landmark: 120,
} as const satisfies Record<keyof DeliveryAddress, number>;

export type AddressField = keyof DeliveryAddress;

export type AddressRefusal = TextRefusal & { readonly field: AddressField };

/**
 * The fields of an address, each cleaned and within its length. Which of them are needed depends on the zone: ask
 * `findAddressGaps` once the zone is known.
 */
export function parseAddress(raw: DeliveryAddress): Result<DeliveryAddress, AddressRefusal> {
  const address: Record<AddressField, string> = { ...raw };
  // The keys of a table that `satisfies Record<AddressField, …>` are its fields.
  for (const field of Object.keys(ADDRESS_MAX_LENGTHS) as AddressField[]) {
    const maximum = ADDRESS_MAX_LENGTHS[field];
    const text = parseText(raw[field], { maximum, isRequired: false, isMultiline: false });
    if (!text.ok) return err({ ...text.error, field });
    address[field] = text.value;
  }
  return ok(address);
}

/** The fields a courier needs. */
export type AddressGap = { readonly code: 'street_required' | 'street_number_required' };

/**
 * What a courier needs to find the address and is not given: street and number, or, in a village, a landmark instead.
 *
 * @see readings.md 45
 */
export function findAddressGaps(
  { street, streetNumber, landmark }: DeliveryAddress,
  zone: { readonly isVillage: boolean },
): readonly AddressGap[] {
  if (zone.isVillage && landmark !== '') return [];
  return [
    ...(street === '' ? [{ code: 'street_required' as const }] : []),
    ...(streetNumber === '' ? [{ code: 'street_number_required' as const }] : []),
  ];
}
