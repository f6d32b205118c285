import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import { GUEST_TEXT_FIELDS, GUEST_TEXTS, listGuestTexts, NO_GUEST_TEXTS } from './order-fields.ts';
import { ORDER_FIELDS } from './placing/order-problem.ts';
import { parseOrder } from './placing/parse-order.ts';

const asked = {
  ...NO_GUEST_TEXTS,
  contact: { firstName: 'Ana', lastName: 'Pop', email: 'ana@example.ro', phone: '0722123456' },
  address: EMPTY_ADDRESS,
  company: null,
  couponCode: null,
  lines: [],
};

describe.each(GUEST_TEXT_FIELDS)('%s, which a guest writes', (field) => {
  const { maximum } = GUEST_TEXTS[field];

  test('is cleaned, and refused at its own field when it is too long', () => {
    expect(parseOrder({ ...asked, [field]: ' la etaj ' }).order[field]).toBe('la etaj');
    const { problems } = parseOrder({ ...asked, [field]: 'x'.repeat(maximum + 1) });
    expect(problems).toContainEqual({ field, code: 'text_invalid', reason: 'too_long', maximum });
    expect(ORDER_FIELDS).toContain(field);
  });

  test('is among the texts that are read for allergies', () => {
    expect(listGuestTexts({ ...NO_GUEST_TEXTS, [field]: 'alergie la nuci' })).toContain('alergie la nuci');
  });
});
