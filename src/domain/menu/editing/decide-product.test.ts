import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf } from '#domain/keys-of.ts';
import { STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { bani } from '#domain/money/bani.ts';
import { aProductDraft, aSizeDraft } from '#test/support/a-product-draft.ts';
import { DESCRIPTION_MAX_LENGTH, decideProduct, MOST_EXTRAS, MOST_SIZES, orderTypesIn } from './decide-product.ts';
import { isOfKind, PRODUCT_FIELDS } from './office-fields.ts';
import { restoreLocked } from './restore-locked.ts';

const special = { id: 2, isSpecial: true };
const extra = (name: string, price: number | null = 300) => ({
  name,
  price: price === null ? null : bani(price),
  allergens: [],
});

test.each(keysOf(PRODUCT_FIELDS).filter(isOfKind(['text'])))(
  '%s has a limit, whatever the limit of the wire',
  (field) => {
    const decided = decideProduct(aProductDraft({ [field]: 'a'.repeat(DESCRIPTION_MAX_LENGTH + 1) }));
    expect(decided.ok ? [] : Object.keys(decided.error)).toEqual([field]);
  },
);

describe('refused', () => {
  test.each([
    ['no category', { category: null }, { category: 'product_category_required' }],
    ['neither order type', { isOrderableToday: false }, { orderType: 'order_type_required' }],
    ['no name', { name: '  ' }, { name: 'product_name_invalid' }],
    ['a name that is too long', { name: 'a'.repeat(121) }, { name: 'product_name_invalid' }],
    ['no description', { description: '' }, { description: 'product_description_required' }],
    ['a description of tags alone', { description: '<p><br></p>' }, { description: 'product_description_required' }],
    [
      'a description that is too long',
      { description: 'a'.repeat(DESCRIPTION_MAX_LENGTH + 1) },
      { description: 'product_description_too_long' },
    ],
    ['ingredients that are too long', { ingredients: 'a'.repeat(4001) }, { ingredients: 'product_text_invalid' }],
    ['additives with a control character', { additives: 'E\u0007' }, { additives: 'product_text_invalid' }],
    [
      'a nutrition text that is too long',
      { nutritionNote: 'a'.repeat(4001) },
      { nutritionNote: 'product_text_invalid' },
    ],
    [
      'an hour that cannot be read',
      { availabilityWindows: [{ weekdays: [1], from: '25:00', until: '15:30' }] },
      { 'availabilityWindows.0.from': 'window_hour_invalid' },
    ],
    [
      'an allergen beside the tick that there is none',
      { hasNoAllergens: true, allergens: ['milk'] },
      { hasNoAllergens: 'allergens_contradict' },
    ],
    ['no size', { sizes: [] }, { sizes: 'sizes_required' }],
    [
      'more sizes than anybody reads',
      { sizes: Array.from({ length: MOST_SIZES + 1 }, (_, index) => aSizeDraft({ label: `${index} g` })) },
      { sizes: 'too_many_sizes' },
    ],
    [
      'more extras than anybody reads',
      { extras: Array.from({ length: MOST_EXTRAS + 1 }, (_, index) => extra(`Extra ${index}`)) },
      { extras: 'too_many_extras' },
    ],
    [
      'two extras of one name',
      { extras: [extra('Smântână'), extra('smantana')] },
      { 'extras.1.name': 'extra_name_repeated' },
    ],
    ['an extra without name', { extras: [extra('')] }, { 'extras.0.name': 'extra_name_invalid' }],
    ['an extra without price', { extras: [extra('Ardei', null)] }, { 'extras.0.price': 'extra_price_invalid' }],
  ] as const)('%s', (_name, about, problems) => {
    expect(decideProduct(aProductDraft(about))).toEqual({ ok: false, error: problems });
  });

  test.each([
    ['no name', { label: '' }, { 'sizes.0.label': 'size_name_invalid' }],
    ['no price', { price: null }, { 'sizes.0.price': 'price_invalid' }],
    ['a price below 0', { price: bani(-1) }, { 'sizes.0.price': 'price_invalid' }],
    ['a price with a slipped comma', { price: bani(10_000_001) }, { 'sizes.0.price': 'price_invalid' }],
    ['no stock', { stockUnlimited: false }, { 'sizes.0.stock': 'stock_invalid' }],
    ['a stock below 0', { stockUnlimited: false, stock: -1 }, { 'sizes.0.stock': 'stock_invalid' }],
    ['half a piece', { stockUnlimited: false, stock: 1.5 }, { 'sizes.0.stock': 'stock_invalid' }],
    ['a stock that means unlimited', { stockUnlimited: false, stock: 9999 }, { 'sizes.0.stock': 'stock_invalid' }],
    ['a new size’s stock kept', { stockUnlimited: false, stock: STOCK_KEPT }, { 'sizes.0.stock': 'stock_invalid' }],
    ['a minimum of 0', { minimumQuantity: 0 }, { 'sizes.0.minimumQuantity': 'minimum_quantity_invalid' }],
    ['no minimum', { minimumQuantity: null }, { 'sizes.0.minimumQuantity': 'minimum_quantity_invalid' }],
    ['a minimum of 100', { minimumQuantity: 100 }, { 'sizes.0.minimumQuantity': 'minimum_quantity_invalid' }],
    ['a box without price', { boxNeeded: true }, { 'sizes.0.boxPrice': 'box_price_invalid' }],
    ['a deposit that cannot be read', { deposit: null }, { 'sizes.0.deposit': 'deposit_invalid' }],
    ['grams that cannot be read', { grams: Number.NaN }, { 'sizes.0.grams': 'grams_invalid' }],
    ['no grams at all', { grams: 0 }, { 'sizes.0.grams': 'grams_invalid' }],
  ] as const)('a size with %s', (_name, about, problems) => {
    expect(decideProduct(aProductDraft({ sizes: [aSizeDraft(about)] }))).toEqual({ ok: false, error: problems });
  });

  test('two sizes of one name, the second one told', () => {
    const sizes = [aSizeDraft({ label: 'Mică' }), aSizeDraft({ label: ' MICA' })];
    expect(decideProduct(aProductDraft({ sizes }))).toEqual({
      ok: false,
      error: { 'sizes.1.label': 'size_name_repeated' },
    });
  });

  test('everything at once, one problem a field', () => {
    const sizes = [aSizeDraft({ label: '', price: null }), aSizeDraft({ boxNeeded: true })];
    const decided = decideProduct(aProductDraft({ name: '', category: null, isOrderableToday: false, sizes }));
    expect(decided.ok ? [] : Object.keys(decided.error)).toEqual([
      'category',
      'orderType',
      'name',
      'sizes.0.label',
      'sizes.0.price',
      'sizes.1.boxPrice',
    ]);
  });
});

describe('taken', () => {
  const takenSize = (about: Partial<Parameters<typeof aSizeDraft>[0]>) => {
    const decided = decideProduct(aProductDraft({ sizes: [aSizeDraft(about)] }));
    return decided.ok ? decided.value.sizes[0] : decided.error;
  };

  test.each([
    ['a price of 0', { price: bani(0) }, { price: 0 }],
    ['a stock of 0', { stockUnlimited: false, stock: 0 }, { stock: 0 }],
    ['no stock where it is unlimited', { stock: null }, { stock: STOCK_KEPT }],
    ['any stock where it is unlimited: it stays as it is', { stock: -7 }, { stock: STOCK_KEPT }],
    ['the kept stock of a known size', { id: 7, stockUnlimited: false, stock: STOCK_KEPT }, { stock: STOCK_KEPT }],
    ['no box price where no box is needed', { boxPrice: null }, { boxPrice: 0 }],
    ['a box price for the day it is needed', { boxPrice: bani(150) }, { boxNeeded: false, boxPrice: 150 }],
    ['unknown grams', { grams: null }, { grams: null }],
    ['a deposit', { deposit: bani(50) }, { deposit: 50 }],
  ] as const)('%s', (_name, about, size) => {
    expect(takenSize(about)).toMatchObject(size);
  });

  test('texts are cleaned', () => {
    const decided = decideProduct(
      aProductDraft({ name: ' Şniţel   de pui ', ingredients: ' carne\r\nouă ', extras: [extra(' Sos ')] }),
    );
    expect(decided).toMatchObject({
      ok: true,
      value: { name: 'Șnițel de pui', ingredients: 'carne\nouă', categoryId: 1, extras: [{ name: 'Sos' }] },
    });
  });

  test('without a description, where none is required', () => {
    const rules = { isDescriptionRequired: false };
    expect(decideProduct(aProductDraft({ description: '' }), rules)).toMatchObject({
      ok: true,
      value: { description: '' },
    });
    expect(decideProduct(aProductDraft({ name: '' }), rules)).toMatchObject({ ok: false });
  });

  test('in a special category it is pre-order only, whatever was ticked', () => {
    for (const isOrderableToday of [true, false]) {
      const draft = aProductDraft({ category: special, isOrderableToday, isOrderableAhead: false });
      expect(decideProduct(draft)).toMatchObject({
        ok: true,
        value: { isOrderableToday: false, isOrderableAhead: true },
      });
    }
    expect(orderTypesIn(null, { isOrderableToday: true, isOrderableAhead: false })).toEqual({
      isOrderableToday: true,
      isOrderableAhead: false,
    });
  });

  test('whatever is taken keeps the rules', () => {
    const price = fc.option(fc.integer({ min: -5, max: 20_000_000 }).map(bani));
    const size = fc.record({
      label: fc.string({ maxLength: 70 }),
      price,
      stockUnlimited: fc.boolean(),
      stock: fc.option(fc.integer({ min: -5, max: 12_000 })),
      minimumQuantity: fc.option(fc.integer({ min: -1, max: 120 })),
      boxNeeded: fc.boolean(),
      boxPrice: price,
    });
    fc.assert(
      fc.property(fc.array(size, { maxLength: 4 }), (sizes) => {
        const decided = decideProduct(aProductDraft({ sizes: sizes.map((about) => aSizeDraft(about)) }));
        if (!decided.ok) return;
        expect(decided.value.sizes).toHaveLength(sizes.length);
        for (const { price, stock, minimumQuantity, boxPrice, label } of decided.value.sizes) {
          expect(price).toBeGreaterThanOrEqual(0);
          expect(boxPrice).toBeGreaterThanOrEqual(0);
          expect(stock === STOCK_KEPT || (stock >= 0 && stock < 9999)).toBe(true);
          expect(minimumQuantity >= 1 && minimumQuantity <= 99).toBe(true);
          expect(label.trim()).not.toBe('');
        }
      }),
    );
  });
});

describe('what a special category locks', () => {
  const draft = aProductDraft({ category: special, extras: [extra('Ardei')], allowsMessage: true });

  test('stays as it is kept', () => {
    const kept = { extras: [{ name: 'Smântână', price: bani(300), allergens: [] }], allowsMessage: false };
    expect(restoreLocked(draft, kept)).toMatchObject(kept);
    expect(restoreLocked(draft, null)).toMatchObject({ extras: [], allowsMessage: false });
  });

  test('is free elsewhere', () => {
    const free = { ...draft, category: { id: 1, isSpecial: false } };
    expect(restoreLocked(free, null)).toBe(free);
    expect(restoreLocked({ ...draft, category: null }, null).extras).toHaveLength(1);
  });
});
