import { describe, expect, test } from 'vitest';
import { aBundle } from '#test/support/a-cart.ts';
import type { PromotionType } from './kinds.ts';
import { addWithheld, isPerPerson, leftForPerson, listWithheld, type PersonFacts, personKeys } from './person.ts';
import { NO_RULES, type PromotionRules } from './promotion-rules.ts';
import { withoutWithheld } from './withheld.ts';

const promotion = (type: PromotionType, rules: Partial<PromotionRules> = {}) =>
  aBundle([], { id: 7, name: 'Ofertă', type, rules: { ...NO_RULES, mostUses: 9, ...rules } });
const WELCOME = promotion('FIRST_ORDER');
const TWICE = promotion('DISCOUNT_ON_CART', { mostUsesPerPerson: 2 });
const EVERYBODY = promotion('DISCOUNT_ON_CART');

test.each([
  [
    { accountId: 12, email: 'Ana.Pop+x@gmail.com', phone: '+40 722 123 456' },
    ['account:12', 'email:anapop@gmail.com', 'phone:0722123456'],
  ],
  [{ accountId: null, email: '', phone: '0722123456' }, ['phone:0722123456']],
  [{ accountId: null, email: '', phone: '' }, []],
])('a person is recognised by account, mailbox and phone: %#', (person, keys) => {
  expect(personKeys(person)).toEqual(keys);
});

describe('what is left for a person', () => {
  const NEW: PersonFacts = { isKnown: true, hasOrdered: false, uses: 0 };
  test.each([
    ['a first order', WELCOME, {}, 9],
    ['a second order', WELCOME, { hasOrdered: true }, 0],
    ['a first order whose data are deleted', WELCOME, { uses: 1 }, 0],
    ['a caller without phone and mailbox', WELCOME, { isKnown: false }, 0],
    ['the second of two uses', TWICE, { hasOrdered: true, uses: 1 }, 9],
    ['the third of two uses', TWICE, { hasOrdered: true, uses: 2 }, 0],
    ['a promotion that counts no persons', EVERYBODY, { isKnown: false, hasOrdered: true, uses: 5 }, 9],
  ])('%s', (_name, one, about, mostUses) => {
    expect(leftForPerson(one, { ...NEW, ...about }).mostUses).toBe(mostUses);
  });
});

test('what a quote no longer gives is told of promotions that count persons only', () => {
  const before = [{ promotionId: 7 }];
  const withheld = (one: typeof WELCOME, had: typeof before, now: readonly { readonly name: string }[]) =>
    listWithheld([one], had, now).map(({ id }) => id);
  expect(isPerPerson(EVERYBODY)).toBe(false);
  expect(withheld(WELCOME, before, [])).toEqual([7]);
  expect(withheld(TWICE, before, [{ name: 'Alta' }])).toEqual([7]);
  expect(withheld(WELCOME, before, [{ name: 'Ofertă' }])).toEqual([]);
  expect(withheld(WELCOME, [], [])).toEqual([]);
  expect(withheld(EVERYBODY, before, [])).toEqual([]);
});

describe('what was withheld', () => {
  const ana = { phone: '0722123456', email: '' };
  const ion = { phone: '0733000111', email: '' };
  const first = addWithheld(null, ana, [{ id: 7 }]);
  test.each([
    ['of this person', first, ana, [8]],
    ['of another phone', first, ion, [7, 8]],
    ['of another mailbox', first, { ...ana, email: 'ana@exemplu.ro' }, [7, 8]],
    ['of nobody yet', null, ana, [7, 8]],
    ['of this person twice', addWithheld(first, ana, [{ id: 8 }]), ana, []],
    ['of another person before', addWithheld(first, ion, [{ id: 8 }]), ana, [7, 8]],
  ])('%s', (_, withheld, person, ids) => {
    expect(withoutWithheld([{ id: 7 }, { id: 8 }], withheld, person).map(({ id }) => id)).toEqual(ids);
  });
});
