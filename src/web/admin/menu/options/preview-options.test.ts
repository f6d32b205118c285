import { expect, test } from 'vitest';
import type { OptionSheet } from '#domain/menu/options/option-sheet.ts';
import { priceOptions } from '#domain/menu/options/price-options.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { bani } from '#domain/money/bani.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { previewOptions } from './preview-options.ts';

const option = (about: Partial<OptionSheet> = {}): OptionSheet => ({
  id: null,
  name: 'Mozzarella',
  price: bani(600),
  sizePrices: [],
  most: 1,
  isDefault: false,
  productId: null,
  opensGroupId: null,
  allergens: [],
  vatTakeawayBasisPoints: null,
  vatOnPremisesBasisPoints: null,
  deposit: bani(0),
  isAgeRestricted: false,
  ...about,
});
const GROUP = { name: 'Topping', minimum: 0, maximum: null, included: 0, pricing: 'sum' as const };
const LABELS = { everySize: 'Orice mărime', otherSize: 'Altă mărime' };

/** Each size with what the first option costs at it. */
function pricesBySize(options: readonly OptionSheet[], products: readonly OfferedProduct[] = []) {
  const preview = previewOptions({ ...GROUP, options }, products, LABELS);
  return preview.sizes.map(({ id, label }) => {
    const chosen = [{ groupId: 1, optionId: 1, parentId: null, count: 1 }];
    const [price] = priceOptions(preview.options, { sizeId: id, chosen, dishVat: 0 });
    return [label, price?.price];
  });
}

test('a price for every size is shown at one', () => {
  expect(pricesBySize([option()])).toEqual([['Orice mărime', 600]]);
});

test('beside another price for a size the price of the others is shown too', () => {
  const large = option({ sizePrices: [{ sizeLabel: 'Mare', price: bani(900) }] });
  expect(pricesBySize([large])).toEqual([
    ['Altă mărime', 600],
    ['Mare', 900],
  ]);
});

test('a product of several sizes is offered at its own alone', () => {
  const half = aProduct({
    sizes: [aSize({ label: 'Mică', price: bani(1_500) }), aSize({ label: 'Mare', price: bani(2_000) })],
  }) as OfferedProduct;
  expect(pricesBySize([option({ price: null, productId: half.id })], [half])).toEqual([
    ['Mică', 1_500],
    ['Mare', 2_000],
  ]);
});
