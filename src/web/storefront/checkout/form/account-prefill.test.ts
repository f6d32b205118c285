import { expect, test } from 'vitest';
import { fillFrom } from './account-prefill.ts';
import { EMPTY_FORM } from './checkout-form.ts';

const ACCOUNT = {
  fullName: 'Ana Pop',
  email: 'ana@exemplu.ro',
  phone: '0722123456',
  street: 'Lungă',
  apartment: '3',
  method: 'DELIVERY',
  payment: 'card',
} as const;

test('an empty form takes everything the account knows', () => {
  expect(fillFrom(EMPTY_FORM, ACCOUNT)).toEqual({ ...EMPTY_FORM, ...ACCOUNT });
});

test('what was typed stays, and an address that was begun is not mixed with another', () => {
  const typed = { ...EMPTY_FORM, fullName: 'Ioana Rus', street: 'Scurtă', method: 'PICKUP' } as const;
  expect(fillFrom(typed, ACCOUNT)).toMatchObject({
    fullName: 'Ioana Rus',
    street: 'Scurtă',
    apartment: '',
    method: 'PICKUP',
    payment: 'card',
  });
});

test('guests keep their form as it was', () => {
  expect(fillFrom(EMPTY_FORM, {})).toEqual(EMPTY_FORM);
});
