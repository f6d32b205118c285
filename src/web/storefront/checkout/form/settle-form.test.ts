import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aLine } from '#test/support/a-cart.ts';
import { aForm, checkoutFacts, SOUP } from '#test/support/a-checkout.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { type CheckoutForm, EMPTY_FORM } from './checkout-form.ts';
import { priceCheckout } from './order-of-form.ts';
import { dropUnoffered, settleForm } from './settle-form.ts';

type Facts = Parameters<typeof checkoutFacts>[1];
const cart = { lines: [aLine(SOUP)] };
const settle = (form: Partial<CheckoutForm>, about: Facts = {}) => {
  const [typed, facts] = [{ ...EMPTY_FORM, ...form }, checkoutFacts([SOUP], about)];
  return settleForm(typed, facts, priceCheckout(cart, typed, facts));
};
const noDelivery = { zones: [] };
const closed = { schedule: aSchedule({ hours: { REGULAR: weekly('10:00-22:00') } }), at: at('2026-11-20T22:00:00Z') };

describe('what goes without saying', () => {
  test.each<[string, Partial<CheckoutForm>, Facts, Partial<CheckoutForm>]>([
    ['two ways to receive: the guest chooses', {}, {}, { method: null, when: null }],
    ['one way to receive is taken', {}, noDelivery, { method: 'PICKUP', when: 'asap' }],
    ['the first way to pay', {}, {}, { payment: 'cash' }],
    ['the only way to pay', {}, { offeredPayments: ['card'] }, { payment: 'card' }],
    ['as soon as possible', { method: 'DELIVERY' }, {}, { when: 'asap' }],
    ['an hour, where the shop is closed', { method: 'PICKUP' }, closed, { when: 'chosen', requestedAt: null }],
    [
      'nothing that was chosen changes',
      { method: 'DELIVERY', payment: 'card', when: 'chosen' },
      noDelivery,
      {
        method: 'DELIVERY',
        payment: 'card',
        when: 'chosen',
      },
    ],
  ])('%s', (_name, form, about, settled) => {
    expect(settle(form, about)).toMatchObject(settled);
  });

  test('cash is not the first way to pay above its ceiling', () => {
    const feast = aProduct({ sizes: [aSize({ price: bani(1_000_001) })] });
    const facts = checkoutFacts([feast]);
    const priced = priceCheckout({ lines: [aLine(feast)] }, EMPTY_FORM, facts);
    expect(settleForm(EMPTY_FORM, facts, priced).payment).toBe('card');
  });
});

test('of what was kept, only what is still offered is chosen', () => {
  const schedule = aSchedule({ services: { delivery: terms({ enabled: false }) } });
  const facts = checkoutFacts([SOUP], {
    schedule,
    offeredPayments: ['cash'],
  });
  const priced = priceCheckout(cart, EMPTY_FORM, facts);
  const kept = (form: Partial<CheckoutForm>) => dropUnoffered(aForm(form), facts, priced);
  expect(kept({ method: 'DELIVERY', payment: 'card' })).toMatchObject({ method: null, payment: null });
  expect(kept({ method: 'PICKUP', payment: 'cash' })).toMatchObject({ method: 'PICKUP', payment: 'cash' });
});
