import { expect, test } from 'vitest';
import { orderRequestToWire } from '#contract/orders/order-request.ts';
import { PlaceOrderRequest } from '#contract/orders/wire.ts';
import { bani } from '#domain/money/bani.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { aBundle, aBundleLine, aLine, aSet } from '#test/support/a-cart.ts';
import { aDeliveryForm, aForm, checkoutFacts, NOON } from '#test/support/a-checkout.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { ORDER_BUTTON } from '#web/i18n/titles.ts';
import { judgeCheckout } from '#web/storefront/checkout/form/judge-checkout.ts';
import type { CheckoutForm } from './checkout-form.ts';

const chilli = { name: 'Ardei iute', price: bani(250), allergens: [], isSoldOut: false };
const soup = aProduct({ extras: [chilli], allowsMessage: true, sizes: [aSize({ boxPrice: bani(150) })] });
const water = aProduct({ name: 'Apă', sizes: [aSize({ price: bani(800), deposit: bani(50) })] });
const wine = aProduct({ name: 'Vin', isAgeRestricted: true });
const deal = aBundle([aSet(4, false, [soup]), aSet(9, true, [water])]);
const facts = checkoutFacts([soup, water, wine], { promotions: [deal] });

function bodyOf(
  form: CheckoutForm,
  lines = [aLine(soup, { quantity: 2, extras: ['Ardei iute'], message: 'iute' })],
  known = facts,
) {
  const { order, quote } = judgeCheckout({ cart: { lines }, form, facts: known, couponRefusal: null });
  return orderRequestToWire(order, quote, known);
}

test('the words on the button are the law’s, and only they', () => {
  expect(ORDER_BUTTON).toBe('Comandă cu obligație de plată');
});

test('an order in the documents’ words, prices in lei as they were seen', () => {
  const body = bodyOf(aDeliveryForm({ notes: ' Sună la poartă ', needsCutlery: true, apartment: '7' }));
  expect(body).toEqual({
    orderDetails: [
      {
        productId: soup.id,
        productName: soup.name,
        dimensionsBean: {
          id: soup.sizes[0]?.id,
          value: '350 g',
          price: 30,
          quantity: 2,
          boxPrice: 1.5,
          preferredMessage: 'iute',
          extraIngredientsBeanList: [{ name: 'Ardei iute', price: 2.5 }],
        },
      },
    ],
    orderPromotionDetails: [],
    deliveryDetailsBean: {
      firstName: 'Ana-Maria',
      lastName: 'Constantinescu-Popa',
      email: 'ana@example.ro',
      phoneNumber: '0722123456',
      deliveryMethod: 'DELIVERY',
      additionalInformation: 'Sună la poartă\nAm nevoie de tacâmuri.',
      asSoonAsPossible: true,
      cityCode: 'BLAJ',
      city: 'Blaj',
      countyAddress: 'Alba',
      streetAddress: 'Frasinului',
      streetNumberAddress: '12',
      buildingNumber: '',
      staircase: '',
      floor: '',
      appartmentNumber: '7',
      intercom: '',
      landmark: '',
      dropOff: '',
      dropOffNote: '',
      deliveryFee: 0,
    },
    orderPaymentEnumValue: 'CASH',
    totalPrice: 68,
    subTotalPrice: 65,
    totalBoxPrice: 3,
    updatedPriceAfterCoupon: 68,
  });
});

test('on pickup the address stays at home', () => {
  const { deliveryDetailsBean } = bodyOf({ ...aDeliveryForm(), method: 'PICKUP' });
  expect(JSON.stringify(deliveryDetailsBean)).not.toContain('Frasinului');
  expect(deliveryDetailsBean).not.toHaveProperty('cityCode');
  expect(deliveryDetailsBean).not.toHaveProperty('deliveryFee');
});

test('bundles name their sets; what is free costs nothing', () => {
  const body = bodyOf(aForm(), [{ ...aBundleLine(deal), quantity: 3 }] as never);
  expect(body.orderPromotionDetails).toMatchObject([
    {
      promotionId: deal.id,
      quantity: 3,
      promotionTotal: 90,
      productBeans: [
        { setId: 4, isFreeProduct: false, productPrice: 30, packagePrice: 1.5 },
        { setId: 9, isFreeProduct: true, productPrice: 0, packagePrice: 0 },
      ],
    },
  ]);
  // Packaging 3 × 1,50; the deposit of the free drink is still charged.
  expect(body.totalPrice).toBe(96);
});

test.each<[string, Partial<CheckoutForm>, object]>([
  ['as soon as possible', { when: 'asap', requestedAt: NOON }, { deliveryDetailsBean: { asSoonAsPossible: true } }],
  [
    'a chosen moment',
    { when: 'chosen', requestedAt: NOON },
    { deliveryDetailsBean: { asSoonAsPossible: false, chosenOrderDate: '2026-11-20T10:00:00.000Z' } },
  ],
  ['cash and card', { payment: 'cash-card', split: '50' }, { cashAmount: 50, cardAmount: 18 }],
  ['card and cash', { payment: 'cash-card', splitPart: 'card', split: '18' }, { cashAmount: 50, cardAmount: 18 }],
  [
    'a coupon: total before it, payable after it',
    {
      coupon: {
        type: 'COUPON_CODE',
        code: 'ZECE',
        discountBasisPoints: 1000,
        discountAmount: bani(0),
        minimumOrder: bani(0),
      },
    },
    { inputCouponPayloadBean: { coupon: 'ZECE' }, totalPrice: 68, updatedPriceAfterCoupon: 61.5 },
  ],
])('%s', (_name, about, expected) => {
  const body = bodyOf(aForm(about));
  expect(body).toMatchObject(expected);
  expect(PlaceOrderRequest.safeParse(body).success).toBe(true);
});

test('the declaration to be 18 goes along only where it is needed', () => {
  expect(bodyOf(aForm({ isAdult: true }))).not.toHaveProperty('declaredAdult');
  expect(bodyOf(aForm({ isAdult: true }), [aLine(wine)])).toMatchObject({ declaredAdult: true });
});

test('her own container goes along, and leaves the boxes out, only where it may be brought', () => {
  const body = bodyOf(aForm({ ownContainer: true }));
  expect(body).not.toHaveProperty('ownContainer');
  expect(body.totalBoxPrice).toBe(3);
  const early = { ...facts, ownContainerFrom: dateOf(NOON) };
  const form = aForm({ ownContainer: true });
  const lines = [aLine(soup, { quantity: 2 })];
  expect(bodyOf(form, lines, early)).toMatchObject({
    ownContainer: true,
    totalBoxPrice: 0,
    orderDetails: [{ dimensionsBean: { boxPrice: 0 } }],
  });
});

test('whom the invoice is for goes along only where one is wanted', () => {
  const company = { companyName: ' Frasinul SRL ', companyCui: 'RO 12345674' };
  expect(bodyOf(aForm(company))).not.toHaveProperty('invoiceCompanyBean');
  expect(bodyOf(aForm({ ...company, wantsInvoice: true }))).toMatchObject({
    invoiceCompanyBean: { companyName: 'Frasinul SRL', cui: 'RO12345674', tradeRegister: '', registeredOffice: '' },
  });
});
