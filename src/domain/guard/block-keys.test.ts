import { expect, test } from 'vitest';
import { addressKey, type BlockedAddress, blockKeysOf, emailKey, phoneKey } from './block-keys.ts';

const address = (parts: Partial<BlockedAddress>): BlockedAddress => ({
  city: 'Blaj',
  street: 'Lungă',
  streetNumber: '12',
  building: '',
  staircase: '',
  apartment: '',
  landmark: '',
  ...parts,
});

test.each([
  ['a telephone', phoneKey('0722123456'), phoneKey('+40 722.123.456')],
  ['a mailbox', emailKey('ana.pop@gmail.com'), emailKey('AnaPop+pizza@googlemail.com')],
  ['a street', addressKey(address({})), addressKey(address({ street: 'Str. lunga', streetNumber: 'nr. 12' }))],
  ['a door', addressKey(address({ apartment: '3' })), addressKey(address({ apartment: 'Ap. 3' }))],
  [
    'a landmark in place of the number',
    addressKey(address({ streetNumber: '', landmark: 'Lângă biserică' })),
    addressKey(address({ streetNumber: '', landmark: 'langa biserica' })),
  ],
])('%s is one thing in all its spellings', (_, one, other) => {
  expect(one).toBe(other);
});

test.each([
  ['another locality', { city: 'Sâncel' }],
  ['another number', { streetNumber: '13' }],
  ['another apartment', { apartment: '4' }],
])('%s is another address', (_, parts) => {
  expect(blockKeysOf({ contact: { phone: '1', email: 'a@b.ro' }, address: address(parts) })).not.toContain(
    addressKey(address({ apartment: '3' })),
  );
});

test('what a blocked address leaves out is not compared', () => {
  const order = {
    contact: { phone: '0722123456', email: 'ana@exemplu.ro' },
    address: address({ building: 'B', apartment: '3' }),
  };
  const keys = blockKeysOf(order);
  for (const blocked of [{}, { building: 'B' }, { apartment: '3' }, { building: 'B', apartment: '3' }]) {
    expect(keys).toContain(addressKey(address(blocked)));
  }
  expect(keys).not.toContain(addressKey(address({ staircase: 'A' })));
  expect(keys).toHaveLength(2 + 4);
});

test('without a delivery telephone and mailbox are compared', () => {
  const contact = { phone: '0722123456', email: 'ana@exemplu.ro' };
  expect(blockKeysOf({ contact, address: null })).toEqual([phoneKey(contact.phone), emailKey(contact.email)]);
});
