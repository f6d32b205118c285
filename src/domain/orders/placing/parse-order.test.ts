import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { NO_GUEST_TEXTS } from '#domain/orders/order-fields.ts';
import { parseOrder } from './parse-order.ts';

const asked = {
  contact: { firstName: ' Ana ', lastName: 'Pop', email: ' Ana@Example.RO', phone: '+40 722-123.456' },
  address: null,
  company: null,
  couponCode: null as string | null,
  ...NO_GUEST_TEXTS,
  notes: ' la etaj ',
  lines: [{ kind: 'product' as const, message: ' fara ceapă ' }, { kind: 'bundle' as const }],
};
const address = {
  ...EMPTY_ADDRESS,
  zoneCode: ' BLJ ',
  street: 'Strada Frasinului',
  streetNumber: '12',
};
const company = { name: ' Frasinul SRL', cui: 'RO 12345674', tradeRegister: '', office: '' };

test('texts that are right are cleaned, and what else was asked stays', () => {
  const { order, problems } = parseOrder({ ...asked, address, company, couponCode: ' ZECE ', place: 7 });
  expect(problems).toEqual([]);
  expect(order).toEqual({
    contact: { firstName: 'Ana', lastName: 'Pop', email: 'ana@example.ro', phone: '0722123456' },
    address: { ...address, zoneCode: 'BLJ' },
    company: { name: 'Frasinul SRL', cui: 'RO12345674', tradeRegister: '', office: '' },
    couponCode: 'ZECE',
    ...NO_GUEST_TEXTS,
    notes: 'la etaj',
    lines: [{ kind: 'product', message: 'fara ceapă' }, { kind: 'bundle' }],
    place: 7,
  });
});

test('a table is cleaned like every text, and what cannot be one is refused at its field', () => {
  expect(parseOrder({ ...asked, table: ' Terasa 4 ' }).order.table).toBe('Terasa 4');
  expect(parseOrder({ ...asked, table: '<b>4</b>' }).problems).toEqual([
    { field: 'table', code: 'text_invalid', reason: 'not_allowed', maximum: 20 },
  ]);
});

test('no address, no company and a blank coupon are none', () => {
  expect(parseOrder({ ...asked, couponCode: '  ' }).order).toMatchObject({
    address: null,
    company: null,
    couponCode: null,
  });
});

const control = 'a\u0000b';
test.each<[object, object]>([
  [{ contact: { ...asked.contact, firstName: '' } }, { field: 'firstName', code: 'first_name_invalid' }],
  [{ contact: { ...asked.contact, lastName: '<b>' } }, { field: 'lastName', code: 'last_name_invalid' }],
  [{ contact: { ...asked.contact, email: 'ana' } }, { field: 'email', code: 'email_invalid' }],
  [{ contact: { ...asked.contact, phone: '1' } }, { field: 'phone', code: 'phone_invalid' }],
  [{ notes: 'x'.repeat(1001) }, { field: 'notes', code: 'text_invalid', maximum: 1000 }],
  [{ couponCode: 'x'.repeat(65) }, { field: 'coupon', code: 'text_invalid', maximum: 64 }],
  [
    { lines: [{ kind: 'bundle' }, { kind: 'product', message: 'x'.repeat(41) }] },
    { field: 'cart', code: 'message_too_long', maximum: 40, line: 1 },
  ],
  [{ lines: [{ kind: 'product', message: control }] }, { field: 'cart', code: 'text_invalid', line: 0 }],
  [{ company: { ...company, name: '' } }, { field: 'companyName', code: 'company_name_required' }],
  [{ company: { ...company, cui: '1' } }, { field: 'companyCui', code: 'company_cui_invalid' }],
  [{ company: { ...company, tradeRegister: '?' } }, { field: 'companyRegister', code: 'trade_register_invalid' }],
  [{ company: { ...company, office: control } }, { field: 'companyOffice', code: 'text_invalid', maximum: 200 }],
  [{ address: { ...address, floor: 'x'.repeat(21) } }, { field: 'floor', code: 'text_invalid', maximum: 20 }],
])('%o', (about, problem) => {
  expect(parseOrder({ ...asked, ...about }).problems).toEqual([expect.objectContaining(problem)]);
});

test('what of the contact is not needed may be left out, but not be wrong', () => {
  const needed = new Set(['firstName'] as const);
  const contact = { firstName: 'Ana', lastName: ' ', email: '', phone: '' };
  expect(parseOrder({ ...asked, contact }, needed)).toMatchObject({
    order: { contact: { firstName: 'Ana', lastName: '', email: '', phone: '' } },
    problems: [],
  });
  expect(parseOrder({ ...asked, contact: { ...contact, email: 'ana' } }, needed).problems).toEqual([
    { field: 'email', code: 'email_invalid' },
  ]);
  expect(parseOrder({ ...asked, contact: { ...contact, firstName: '' } }, needed).problems).toEqual([
    { field: 'firstName', code: 'first_name_invalid' },
  ]);
});

test('every problem is told at once, and what is not right stays as it was typed', () => {
  const contact = { firstName: ' ', lastName: '', email: 'ana', phone: '1' };
  const { order, problems } = parseOrder({ ...asked, contact });
  expect(order.contact).toEqual(contact);
  expect(problems.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email', 'phone']);
});
