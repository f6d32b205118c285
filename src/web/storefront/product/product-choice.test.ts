import { expect, test } from 'vitest';
import { NO_OPTIONS } from '#domain/menu/menu.ts';
import { emptyFields, GUEST_FIELDS } from '#domain/menu/product-fields.ts';
import { bani } from '#domain/money/bani.ts';
import { anOption, anOptionGroup } from '#test/support/a-menu.ts';
import {
  besidePrice,
  changeChoice,
  charactersLeft,
  choiceOf,
  firstChoice,
  fitQuantity,
  leastPrice,
  lineOf,
  mostOf,
  optionProblems,
  priceChoice,
  pricedOptions,
} from './product-choice.ts';
import type { ProductFacts, SizeChoice } from './product-facts.ts';

const aSize = (size: Partial<SizeChoice>): SizeChoice => ({
  id: 1,
  label: '350 g',
  price: bani(3000),
  priceFrom: bani(3000),
  boxPrice: bani(200),
  deposit: bani(0),
  isOrderable: true,
  ranOut: '',
  leftOut: '',
  minimum: 1,
  stock: null,
  left: null,
  grams: 350,
  ...size,
});

const PRODUCT: ProductFacts = {
  id: 7,
  name: 'Platou',
  category: { slug: 'platouri', name: 'Platouri' },
  descriptionHtml: '',
  plainDescription: '',
  state: 'orderable',
  later: null,
  hours: '',
  changesAt: null,
  cuts: [],
  sizes: [
    aSize({ id: 1, isOrderable: false, stock: 0 }),
    aSize({ id: 2, minimum: 2, stock: 3 }),
    aSize({ id: 3, price: bani(5000) }),
  ],
  firstSizeId: 2,
  extras: [{ name: 'Smântână', price: bani(400), isSoldOut: false, ranOut: '', allergens: [] }],
  options: NO_OPTIONS,
  vatBasisPoints: 1100,
  allowsMessage: true,
  days: { today: true, ahead: true },
  pickupPlace: '',
  ...emptyFields(GUEST_FIELDS),
  declaresAllergens: true,
  nutritionNote: '',
  pictures: [],
  similar: [],
};

test('the page opens with the first size that can be had, at its minimum quantity', () => {
  expect(firstChoice(PRODUCT)).toEqual({ sizeId: 2, extras: [], options: [], message: '', quantity: 2 });
});

test('the price counts size, extras and quantity', () => {
  const choice = changeChoice(PRODUCT, firstChoice(PRODUCT), { kind: 'extra', name: 'Smântână', isChosen: true });
  expect(priceChoice(PRODUCT, choice)).toBe(6800);
});

test('the price is less by the promotion that takes off most of a piece with all that is chosen for it', () => {
  const choice = changeChoice(PRODUCT, firstChoice(PRODUCT), { kind: 'extra', name: 'Smântână', isChosen: true });
  const cuts = [
    { discountBasisPoints: 1_000, discountAmount: bani(0) },
    { discountBasisPoints: 0, discountAmount: bani(500) },
  ];
  expect(priceChoice({ ...PRODUCT, cuts }, choice)).toBe(6800 - 2 * 500);
});

test('boxes and deposits of all pieces are told beside the price', () => {
  const sizes = PRODUCT.sizes.map((size) => ({ ...size, boxPrice: bani(200), deposit: bani(50) }));
  expect(besidePrice({ ...PRODUCT, sizes }, firstChoice(PRODUCT))).toEqual({ boxes: 400, deposits: 100 });
  expect(besidePrice(PRODUCT, { ...firstChoice(PRODUCT), sizeId: null })).toEqual({ boxes: 0, deposits: 0 });
});

test('while something required is missing, the price begins at the cheapest choice, less what a promotion takes off', () => {
  const sizes = PRODUCT.sizes.map((size) => ({ ...size, priceFrom: bani(4_000) }));
  expect(leastPrice({ ...PRODUCT, sizes }, firstChoice(PRODUCT))).toBe(8_000);
  const cut = { price: bani(3_600), before: null, percent: 10, name: 'Happy hour' };
  expect(leastPrice({ ...PRODUCT, sizes: sizes.map((size) => ({ ...size, cut })) }, firstChoice(PRODUCT))).toBe(7_200);
  expect(leastPrice(PRODUCT, { ...firstChoice(PRODUCT), sizeId: null })).toBeNull();
});

test('a new size keeps the quantity within its minimum and its stock', () => {
  const many = changeChoice(PRODUCT, { ...firstChoice(PRODUCT), sizeId: 3, quantity: 9 }, { kind: 'size', sizeId: 2 });
  expect(many.quantity).toBe(3);
  const one = changeChoice(PRODUCT, { ...firstChoice(PRODUCT), sizeId: 3, quantity: 1 }, { kind: 'size', sizeId: 2 });
  expect(one.quantity).toBe(2);
});

test.each([
  ['nothing held', { stock: 3 }, 0, 3],
  ['one held', { stock: 3 }, 1, 2],
  ['all held', { stock: 3 }, 3, 0],
  ['more held than is left by now', { stock: 1 }, 3, 0],
  ['a stock without limit', { stock: null }, 98, 99],
])('a line may have what is left beside the pieces that the cart holds: %s', (_name, size, held, most) => {
  expect(mostOf(aSize(size), held)).toBe(most);
});

test('a quantity gives way to what the cart holds, but not below the minimum, which then cannot be had', () => {
  const size = aSize({ minimum: 2, stock: 5 });
  expect(fitQuantity(size, 5, 1)).toBe(4);
  expect(fitQuantity(size, 2, 1)).toBe(2);
  expect(fitQuantity(size, 4, 4)).toBe(2);
});

test('a message ends at forty characters, however many bytes they take', () => {
  const choice = changeChoice(PRODUCT, firstChoice(PRODUCT), { kind: 'message', text: '🌶'.repeat(50) });
  expect([...choice.message]).toHaveLength(40);
  expect(charactersLeft(choice)).toBe(0);
});

test('a product without a size to choose gives no line and no price', () => {
  const nothing = firstChoice({ ...PRODUCT, firstSizeId: null });
  expect(lineOf(PRODUCT, nothing)).toBeNull();
  expect(priceChoice(PRODUCT, nothing)).toBeNull();
});

const LINE = { kind: 'product', productId: 7, sizeId: 3, extras: ['Smântână'], message: 'cald', quantity: 5 } as const;

test('a line of the cart opens with what it chose', () => {
  expect(choiceOf(PRODUCT, LINE)).toEqual({
    sizeId: 3,
    extras: ['Smântână'],
    options: [],
    message: 'cald',
    quantity: 5,
  });
  expect(lineOf(PRODUCT, choiceOf(PRODUCT, LINE))).toEqual(LINE);
});

test('what the product no longer offers is left out; a size that is gone gives way to the first one', () => {
  const without = {
    ...PRODUCT,
    extras: [{ ...PRODUCT.extras[0], isSoldOut: true }],
    allowsMessage: false,
  } as ProductFacts;
  expect(choiceOf(without, LINE)).toEqual({ sizeId: 3, extras: [], options: [], message: '', quantity: 5 });
  expect(choiceOf(PRODUCT, { ...LINE, sizeId: 1 })).toEqual({
    sizeId: 2,
    extras: ['Smântână'],
    options: [],
    message: 'cald',
    quantity: 2,
  });
});

test('options are chosen step by step: the sum, what is missing and the line follow', () => {
  const crust = anOption({ name: 'Clasic', price: bani(0), isDefault: true });
  const filled = anOption({ name: 'Umplut', price: bani(600), sizePrices: [{ sizeId: 3, price: bani(900) }] });
  const sauce = anOption({ price: bani(300), most: 2 });
  const options = {
    groups: [
      anOptionGroup({ minimum: 1, maximum: 1, options: [crust, filled] }),
      anOptionGroup({ minimum: 1, options: [sauce] }),
    ],
    opened: [],
  };
  const pizza = { ...PRODUCT, options };
  const first = firstChoice(pizza);
  expect(lineOf(pizza, first)?.options).toEqual([{ optionId: crust.id, parentId: null, count: 1 }]);
  expect(optionProblems(pizza, first)).toMatchObject([{ code: 'option_missing', groupId: options.groups[1]?.id }]);
  const choose = (optionId: number, count = 1) => ({
    kind: 'option' as const,
    option: { optionId, parentId: null, count },
  });
  const chosen = [choose(filled.id), choose(sauce.id, 2)].reduce(
    (choice, action) => changeChoice(pizza, choice, action),
    first,
  );
  expect(optionProblems(pizza, chosen)).toEqual([]);
  expect(priceChoice(pizza, chosen)).toBe(2 * (3000 + 600 + 600));
  const larger = changeChoice(pizza, chosen, { kind: 'size', sizeId: 3 });
  expect(pricedOptions(pizza, larger).map(({ price }) => price)).toEqual([900, 600]);
  const line = lineOf(pizza, larger) ?? expect.fail();
  expect(choiceOf(pizza, line)).toEqual(larger);
  const gone = { ...pizza, options: { groups: [], opened: [] } };
  expect(choiceOf(gone, line).options).toEqual([]);
  expect(choiceOf(pizza, { ...line, sizeId: 99 }).options).toEqual(larger.options);
  const nothing = { ...pizza, firstSizeId: null };
  expect(optionProblems(nothing, firstChoice(nothing))).toEqual([]);
});
