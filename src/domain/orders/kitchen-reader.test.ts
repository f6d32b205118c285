import { expect, test } from 'vitest';
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { bani } from '#domain/money/bani.ts';
import { NO_ONLINE_MONEY } from '#domain/payments/online-money.ts';
import { onlyCalledName, readerOf, withoutGuest } from './kitchen-reader.ts';

// Every field says its own name.
const ADDRESS = {
  zoneCode: 'BLAJ',
  city: 'Blaj',
  county: 'Alba',
  street: 'strada',
  streetNumber: 'numărul',
  building: 'blocul',
  staircase: 'scara',
  floor: 'etajul',
  apartment: 'apartamentul',
  intercom: 'interfonul',
  landmark: 'lângă biserică',
  dropOff: 'CALL',
  dropOffNote: 'sunați la vecin',
} as const;

const ORDER = {
  number: 12345678,
  contact: { firstName: 'Ana', lastName: 'Pop', email: 'ana@exemplu.ro', phone: '0722123456' },
  address: ADDRESS,
  company: { name: 'Firma', cui: 'RO1', tradeRegister: '', office: '' },
  rejectionReason: 'nu răspunde la 0722123456',
  onlineMoney: { ...NO_ONLINE_MONEY, taken: bani(5000), card: '•••• 4242' },
  unseenChanges: [
    { pieces: 1, text: 'Papanași' },
    { pieces: 2, text: 'Adresă: un desert' },
    { pieces: 0, text: 'Adresă: Lungă 5 → Scurtă 7' },
    { pieces: 0, text: 'Ora: 19:30 → 20:00' },
  ],
};

test('the kitchen reads the name that is called, and nothing that leads to the guest', () => {
  const { contact, address, company, rejectionReason, unseenChanges, onlineMoney, ...rest } = withoutGuest(ORDER);
  expect(onlineMoney).toBe(null);
  expect(contact).toEqual({ firstName: 'Ana', lastName: '', email: '', phone: '' });
  expect(Object.keys(address).sort()).toEqual([...ADDRESS_FIELDS, 'city', 'county'].sort());
  expect(new Set(Object.values(address))).toEqual(new Set([null, '']));
  expect([company, rejectionReason]).toEqual([null, null]);
  expect(unseenChanges.map(({ text }) => text)).toEqual([
    'Papanași',
    'Adresă: un desert',
    'Adresă schimbată',
    'Ora: 19:30 → 20:00',
  ]);
  expect(rest).toEqual({ number: 12345678 });
});

test('what is written of an allergy at the door is read in the kitchen', () => {
  const address = { ...ADDRESS, landmark: 'alergie la nuci', dropOffNote: 'sunt alergică la ouă' };
  expect(withoutGuest({ ...ORDER, address }).address).toMatchObject({
    landmark: 'alergie la nuci',
    dropOffNote: 'sunt alergică la ouă',
    street: '',
  });
});

test('a guest without a first name is called by the other', () => {
  expect(onlyCalledName({ firstName: '', lastName: 'Pop', email: '', phone: '' }).firstName).toBe('Pop');
});

test('who may open the panel reads orders as staff', () => {
  expect(readerOf(['ROLE_KITCHEN'])).toBe('kitchen');
  expect(readerOf(['ROLE_KITCHEN', 'ROLE_MANAGER'])).toBe('staff');
  expect(readerOf([])).toBe('kitchen');
});
