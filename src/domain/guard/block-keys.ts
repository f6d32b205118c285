/**
 * Keys for comparing an order with the block list: one text for all spellings of a telephone, a mailbox, an address.
 */
import type { PostalAddress } from '#domain/accounts/parse-address.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import { fold } from '#domain/text/fold.ts';

export const BLOCK_KINDS = ['phone', 'email', 'address'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** The parts of an address that are compared. */
export type BlockedAddress = Pick<
  PostalAddress,
  'street' | 'streetNumber' | 'building' | 'staircase' | 'apartment' | 'landmark'
> & { readonly city: string };

export function phoneKey(phone: string): string {
  return `phone ${normalPhone(phone)}`;
}

export function emailKey(email: string): string {
  return `email ${normalEmail(email)}`;
}

/** The key of a blocked address: empty parts (building, staircase, apartment) are not compared. */
export function addressKey(address: BlockedAddress): string {
  const { street, streetNumber, landmark, city } = address;
  // In a village a landmark may replace the number.
  const house = wordsOf(`${street} ${streetNumber === '' ? landmark : streetNumber}`);
  const door = [address.building, address.staircase, address.apartment].map(wordsOf);
  return ['address', wordsOf(city), house, ...door].join('|');
}

/** Every key under which an order may be blocked. */
export function blockKeysOf({
  contact,
  address,
}: {
  readonly contact: { readonly phone: string; readonly email: string };
  /** null: not delivered. */
  readonly address: BlockedAddress | null;
}): readonly string[] {
  return [phoneKey(contact.phone), emailKey(contact.email), ...(address === null ? [] : addressKeys(address))];
}

/** The address itself, and each variant without a part that a blocked address may leave empty. */
function addressKeys(address: BlockedAddress): readonly string[] {
  const keys = new Set<string>();
  for (const building of [address.building, '']) {
    for (const staircase of [address.staircase, '']) {
      for (const apartment of [address.apartment, '']) {
        keys.add(addressKey({ ...address, building, staircase, apartment }));
      }
    }
  }
  return [...keys];
}

/** Words that people may omit. */
const SILENT = new Set([
  'str',
  'strada',
  'nr',
  'numarul',
  'bl',
  'bloc',
  'blocul',
  'sc',
  'scara',
  'ap',
  'apartament',
  'apartamentul',
]);

function wordsOf(text: string): string {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => !SILENT.has(word))
    .join('');
}
