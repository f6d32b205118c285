import { expect, test } from 'vitest';
import { decodeAnswer } from '#contract/define/convert-fields.ts';
import { rulesToWire } from '#contract/promotions/codec.ts';
import { getAdminPromotions } from '#contract/promotions/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import type { PromotionType } from '#domain/promotions/kinds.ts';
import { NO_RULES } from '#domain/promotions/promotion-rules.ts';
import {
  describeTerms,
  newPromotion,
  type OptionValues,
  type PromotionValues,
  promotionBody,
  promotionFieldOf,
  promotionProblems,
  promotionValues,
} from './promotion-values.ts';

const option = (about: Partial<OptionValues>): OptionValues => ({
  productId: 1,
  productName: 'Pizza',
  sizeId: 11,
  sizeLabel: '32 cm',
  price: bani(3500),
  isArchived: false,
  ...about,
});

const FILLED: PromotionValues = {
  ...newPromotion('BUY_X_GET_Y_FREE', '2026-11-20').values,
  name: 'Pizza cu suc',
  endDate: '2026-12-31',
  discountPercentage: 10,
  couponCode: 'TOAMNA',
  sets: [
    {
      id: 7,
      key: '7',
      label: 'Pizza ta',
      isFree: false,
      options: [option({}), option({ sizeId: 12, price: bani(4500) })],
    },
    {
      id: 0,
      key: 'b',
      label: 'Cadou',
      isFree: true,
      options: [option({ productId: 2, sizeId: 21, price: bani(900) })],
    },
  ],
};

const problems = (about: Partial<PromotionValues>, type: PromotionType = 'BUY_X_GET_Y_FREE') =>
  promotionProblems(type, { ...FILLED, ...about });
const [paid, free] = FILLED.sets;
const sets = (...changed: (typeof FILLED.sets)[number][]) => ({ sets: changed });

test('what is filled in as it should be has no problems, whatever it is', () => {
  for (const type of ['BUY_X_GET_Y_FREE', 'COUPON_CODE', 'NEWSLETTER_SUBSCRIPTION'] as const) {
    expect(problems({}, type)).toEqual({});
  }
});

test.each<[string, Partial<PromotionValues>, Record<string, string>, PromotionType?]>([
  ['no name', { name: ' ' }, { name: 'Numele promoției este obligatoriu.' }],
  ['no first day', { startDate: '' }, { startDate: 'Alegeți data de început.' }],
  ['no last day', { endDate: '' }, { endDate: 'Alegeți data de sfârșit.' }],
  [
    'an end before the start',
    { endDate: '2026-11-19' },
    { endDate: 'Data de sfârșit trebuie să fie după data de început.' },
  ],
  [
    'more than 100 %',
    { discountPercentage: 101 },
    { discountPercentage: 'Procentul trebuie să fie între 0 și 100, cu cel mult două zecimale.' },
    'COUPON_CODE',
  ],
  ['no discount', { discountPercentage: '' }, { discountPercentage: 'Scrieți un procent sau o sumă.' }, 'COUPON_CODE'],
  [
    'no code',
    { couponCode: '' },
    { couponCode: 'Codul are 1–40 de caractere: litere, cifre, punct, cratimă; fără spații.' },
    'COUPON_CODE',
  ],
  [
    'less than 0 days',
    { validityInDays: -1 },
    { validityInDays: 'Numărul de zile trebuie să fie întreg, de la 0 la 3650.' },
    'NEWSLETTER_SUBSCRIPTION',
  ],
  ['nothing free', sets(...(paid ? [paid] : [])), { sets: 'Adăugați grupa cu produsul gratuit.' }],
  [
    'a group without a label and one without products',
    sets(
      ...(paid && free
        ? [
            { ...paid, label: '' },
            { ...free, options: [] },
          ]
        : []),
    ),
    {
      'sets.0.label': 'Scrieți denumirea grupei, cel mult 80 de caractere.',
      'sets.1.options': 'Alegeți cel puțin un produs.',
    },
  ],
  [
    'a gift dearer than the dearest paid product',
    sets(...(paid && free ? [paid, { ...free, options: [option({ productName: 'Tort', price: bani(4501) })] }] : [])),
    {
      'sets.1.options': 'Preț mai mare decât al celui mai scump produs plătit (45,00\u00a0lei): Tort (32 cm).',
    },
  ],
  [
    'a product that has left the menu',
    sets(...(paid && free ? [{ ...paid, options: [option({ isArchived: true })] }, free] : [])),
    { 'sets.0.options': 'Nu mai avem în meniu: Pizza. Scoateți produsul din grupă.' },
  ],
])('the form says it before the server does: %s', (_name, about, expected, type) => {
  expect(problems(about, type)).toEqual(expected);
});

const WITH_DELIVERY =
  'Exemplu: pentru un coș de 100 lei și livrarea de 10 lei clientul plătește 100 lei în loc de 110 lei.';

test.each<[PromotionType, Partial<PromotionValues>, string]>([
  ['DISCOUNT_ON_CART', {}, 'Pizza cu suc: −10%. Exemplu: pentru un coș de 100 lei clientul plătește 90 lei.'],
  [
    'DISCOUNT_ON_PRODUCT',
    {},
    'Pizza cu suc: −10% la Pizza. Exemplu: pentru o bucată de 40 lei clientul plătește 36 lei.',
  ],
  [
    'BUY_ONE_GET_ONE',
    {},
    'Pizza cu suc: 1 + 1 gratis la Pizza (cel mai ieftin). Exemplu: pentru 2 bucăți de 40 lei clientul plătește 40 lei în loc de 80 lei.',
  ],
  [
    'BUY_ONE_GET_ONE',
    { availabilityWindows: [{ weekdays: [2, 3, 4], from: '11:30', until: '15:30' }] },
    'Pizza cu suc: 1 + 1 gratis la Pizza (cel mai ieftin), marți–joi, 11:30–15:30. Exemplu: pentru 2 bucăți de 40 lei clientul plătește 40 lei în loc de 80 lei.',
  ],
  [
    'DISCOUNT_ON_CART',
    { budget: 9 },
    'Pizza cu suc: −10%. Bugetul este prea mic: la un coș de 100 lei reducerea l-ar depăși și nu se aplică.',
  ],
  [
    'BUY_ONE_GET_ONE',
    { budget: 39 },
    'Pizza cu suc: 1 + 1 gratis la Pizza (cel mai ieftin). Bugetul este prea mic: la 2 bucăți de 40 lei reducerea l-ar depăși și nu se aplică.',
  ],
  [
    'FIXED_DISCOUNT_ON_CART',
    { discountAmount: 20 },
    'Pizza cu suc: −20,00 lei. Exemplu: pentru un coș de 100 lei clientul plătește 80 lei.',
  ],
  ['FREE_DELIVERY', {}, `Pizza cu suc: livrare gratuită. ${WITH_DELIVERY}`],
  ['FREE_DELIVERY', { name: ' ' }, `livrare gratuită. ${WITH_DELIVERY}`],
  ['BUY_X_GET_Y_FREE', {}, 'Pizza ta + Cadou (gratuit)'],
  ['COUPON_CODE', {}, 'TOAMNA: −10%, cu un cod. Exemplu: pentru un coș de 100 lei clientul plătește 90 lei.'],
])('what a guest gets is told with an example: %s', (type, about, told) => {
  expect(describeTerms(type, { ...FILLED, productIds: [1], ...about }, ['Pizza'])?.replaceAll('\u00a0', ' ')).toBe(
    told,
  );
});

test('of a promotion whose products have left the menu it is said that it gives nothing; until the menu is known, nothing', () => {
  expect(describeTerms('DISCOUNT_ON_PRODUCT', { ...FILLED, productIds: [1] }, 'nothing')).toBe(
    'acum nimic, pentru că tot ce ați ales a fost scos din meniu. Alegeți alte produse.',
  );
  expect(describeTerms('DISCOUNT_ON_PRODUCT', { ...FILLED, productIds: [1] }, null)).toBeNull();
});

test('what is sent names sets by their ids, and only what belongs to the kind', () => {
  const body = promotionBody('BUY_X_GET_Y_FREE', 3, { values: FILLED, version: 8 });
  expect(body).toMatchObject({ id: 3, version: 8, type: 'BUY_X_GET_Y_FREE', active: true, image: '' });
  expect(body.promotionProductBeans).toEqual([
    {
      id: 7,
      isFreeProduct: false,
      productFieldLabel: 'Pizza ta',
      products: [{ id: 1, name: 'Pizza', dimensions: [{ id: 11 }, { id: 12 }] }],
    },
    {
      id: null,
      isFreeProduct: true,
      productFieldLabel: 'Cadou',
      products: [{ id: 2, name: 'Pizza', dimensions: [{ id: 21 }] }],
    },
  ]);
  expect(body).not.toHaveProperty('couponCode');
  const coupon = promotionBody('COUPON_CODE', null, { values: FILLED, version: 0 });
  expect(coupon).toMatchObject({ couponCode: 'TOAMNA', discountPercentage: 10 });
  expect(coupon).not.toHaveProperty('id');
  expect(coupon).not.toHaveProperty('promotionProductBeans');
});

test('the server’s fields stand where the form has them', () => {
  expect(['name', 'image', 'promotionProductBeans', 'promotionProductBeans.1.products'].map(promotionFieldOf)).toEqual([
    'name',
    'pictures',
    'sets',
    'sets.1.options',
  ]);
  expect(promotionFieldOf('promotionProductBeans.0.productFieldLabel')).toBe('sets.0.label');
});

test('what was read fills the form and is sent back the same', () => {
  const stored = {
    id: 3,
    name: 'Pizza cu suc',
    description: '',
    type: 'BUY_X_GET_Y_FREE',
    discountPercentage: 0,
    discountAmount: 0,
    couponCode: null,
    validityInDays: 41,
    minOrderValue: 0,
    active: false,
    startDate: [2026, 11, 20],
    endDate: [2026, 12, 31],
    image: null,
    picture: null,
    conditions: [],
    ...rulesToWire(NO_RULES),
    promotionProductBeans: [
      {
        id: 7,
        isFreeProduct: false,
        productFieldLabel: 'Pizza ta',
        products: [
          {
            id: 1,
            name: 'Pizza',
            dimensions: [{ id: 11, value: '32 cm', price: 35, boxPrice: 0, packagePrice: 0, archived: false }],
          },
        ],
      },
    ],
    state: 'off',
    timesUsed: 0,
    amountGiven: 0,
    codesIssued: 0,
    version: 5,
  } as const;
  const [promotion] = decodeAnswer(getAdminPromotions, {
    content: [structuredClone(stored) as never],
    totalElements: 1,
  }).content;
  if (promotion === undefined) throw new Error('One promotion was read');
  const read = promotionValues(promotion);
  expect(read).toMatchObject({ version: 5, values: { active: 'nu', startDate: '2026-11-20', discountPercentage: '' } });
  expect(promotionBody('BUY_X_GET_Y_FREE', 3, read)).toMatchObject({ active: false, endDate: '2026-12-31' });
});
