import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { type CallDraft, newCall } from './call-draft.ts';
import { changePhone, fillIn } from './fill-in.ts';

const ADDRESS = { ...EMPTY_ADDRESS, zoneCode: 'BLAJ', street: 'Frasinului', streetNumber: '12' };
const call: CallDraft = { ...newCall('PHONE'), phone: '0722123456' };
const after = (draft: CallDraft, part: Partial<CallDraft>): CallDraft => ({ ...draft, ...part });
/** A known guest's name and mailbox, then the last order again. */
const known = after(call, fillIn(call, { name: 'Ana Pop', email: 'ana@exemplu.ro' }));
const repeated = after(known, fillIn(known, { method: 'DELIVERY', address: ADDRESS, notes: 'alergie la nuci' }));

const EMPTY = { name: '', email: '', notes: '', address: EMPTY_ADDRESS };
const FILLED = { name: 'Ana Pop', email: 'ana@exemplu.ro', notes: 'alergie la nuci', address: ADDRESS };

test.each<[string, Partial<CallDraft>, string, Partial<CallDraft>]>([
  ['another number: nothing of the first guest stays', {}, '0733000111', EMPTY],
  ['a number that is being corrected', {}, '072212345', EMPTY],
  ['the same number in another spelling', {}, '+40 722 123 456', FILLED],
  ['a name that staff typed', { name: 'Ion' }, '0733000111', { ...EMPTY, name: 'Ion' }],
  ['a mailbox that staff typed', { email: 'ion@exemplu.ro' }, '0733000111', { ...EMPTY, email: 'ion@exemplu.ro' }],
  [
    'a part of the address that staff typed',
    { address: { ...ADDRESS, apartment: '4' } },
    '0733000111',
    { ...EMPTY, address: { ...EMPTY_ADDRESS, apartment: '4' } },
  ],
])('%s', (_, typed, phone, expected) => {
  expect(after({ ...repeated, ...typed }, changePhone({ ...repeated, ...typed }, phone))).toMatchObject(expected);
});

test('the kitchen is told anew about an allergy of another guest; the dishes stay', () => {
  const told = { ...repeated, isAllergyTold: true };
  expect(changePhone(told, '0733000111')).toMatchObject({ isAllergyTold: false });
  expect(changePhone(told, '0733000111')).not.toHaveProperty('lines');
});

test('the next guest fills in anew, and leaves as well', () => {
  const next = after(repeated, changePhone(repeated, '0733000111'));
  const other = after(next, fillIn(next, { name: 'Ion Rus' }));
  expect(other).toMatchObject({ ...EMPTY, name: 'Ion Rus' });
  expect(after(other, changePhone(other, '0744000222'))).toMatchObject(EMPTY);
});

test('what was typed before any guest was known stays', () => {
  const typed = { ...call, name: 'Ion', email: 'ion@exemplu.ro' };
  expect(changePhone(typed, '0733000111')).toEqual({ phone: '0733000111' });
});
