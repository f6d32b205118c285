import type { PostalAddress } from '#domain/accounts/parse-address.ts';
import { keysOf } from '#domain/keys-of.ts';
import { formatStreet } from './format-street.ts';

/** The parts of an address for display; '' for missing ones. */
export type AddressParts = Omit<PostalAddress, 'zoneCode'> & { readonly city: string };

/** Label of each address part, in display order; an address field without an entry does not compile. */
const DOOR_SIGNS = {
  building: 'bl.',
  staircase: 'sc.',
  floor: 'et.',
  apartment: 'ap.',
  intercom: 'interfon',
} as const satisfies Record<Exclude<keyof PostalAddress, 'zoneCode' | 'street' | 'streetNumber' | 'landmark'>, string>;

const given = (part: string) => part !== '';
const signed = (sign: string, value: string) => (value === '' ? '' : `${sign} ${value}`);

function doorParts(address: AddressParts): readonly string[] {
  // A literal table has no keys but its fields.
  const fields = keysOf(DOOR_SIGNS);
  return fields.map((field) => signed(DOOR_SIGNS[field], address[field])).filter(given);
}

/**
 * An address on one line, for mails, receipts and the panel's list.
 *
 * @example formatAddress(address) // → 'Strada Lungă nr. 5, bl. B, ap. 3, Blaj'
 */
export function formatAddress(address: AddressParts): string {
  return [formatStreet(address), ...doorParts(address), address.landmark, address.city].filter(given).join(', ');
}

/** Street, building, town and landmark, one line each, for staff and couriers; empty ones are left out. */
export function addressLines(address: AddressParts & { readonly county: string }): readonly string[] {
  const town = [address.city, address.county].filter(given).join(', ');
  return [formatStreet(address), doorParts(address).join(', '), town, signed('Reper:', address.landmark)].filter(given);
}
