import { describe, expect, test } from 'vitest';
import { NO_OPTIONS, type Product } from '#domain/menu/menu.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { aProduct, aSize } from '#test/support/a-menu.ts';
import { offerOptions, optionChoiceOf } from './offer-options.ts';
import type { GroupUse, OptionBook, StoredGroup, StoredOption } from './option-sheet.ts';

const small = aSize({ label: 'Ø 32 cm', price: bani(3200) });
const large = aSize({ label: 'Ø 40 cm', price: bani(4200) });
const pizza = aProduct({ name: 'Pizza', categoryId: 7, sizes: [small, large] });

function aStoredOption(about: Partial<StoredOption> = {}): StoredOption {
  return {
    id: 1,
    name: 'Usturoi',
    price: bani(300),
    sizePrices: [],
    most: 1,
    isDefault: false,
    productId: null,
    opensGroupId: null,
    allergens: [],
    vatTakeawayBasisPoints: null,
    vatOnPremisesBasisPoints: null,
    deposit: ZERO_BANI,
    isAgeRestricted: false,
    isSoldOut: false,
    ...about,
  };
}

function aStoredGroup(about: Partial<StoredGroup> = {}): StoredGroup {
  return { id: 1, name: 'Sosuri', minimum: 0, maximum: null, included: 0, pricing: 'sum', options: [], ...about };
}

function aBook(
  groups: readonly StoredGroup[],
  { own = [], ofCategory = [] }: { own?: readonly GroupUse[]; ofCategory?: readonly GroupUse[] } = {},
): OptionBook {
  return {
    groups: new Map(groups.map((group) => [group.id, group])),
    ofProducts: new Map(own.length === 0 ? [] : [[pizza.id, own]]),
    ofCategories: new Map(ofCategory.length === 0 ? [] : [[7, ofCategory]]),
  };
}

const use = (groupId: number, sizeLabel = ''): GroupUse => ({ groupId, sizeLabel });
const offer = (
  book: OptionBook,
  {
    products = [],
    onPremisesVat = null,
  }: { products?: readonly Product[]; onPremisesVat?: Map<number, number> | null } = {},
) => offerOptions(pizza, { book, productOf: (id) => products.find((one) => one.id === id), onPremisesVat });
const offerOne = (option: StoredOption, about: Parameters<typeof offer>[1] = {}) =>
  offer(aBook([aStoredGroup({ options: [option] })], { own: [use(1)] }), about).groups[0]?.options[0];

test.each([
  ['declares them', true, undefined],
  ['does not', false, false],
])(
  'an option says whether its allergens are declared like the product it stands for, which %s',
  (_, declaresAllergens, said) => {
    const cola = aProduct({ name: 'Cola', declaresAllergens, sizes: [aSize({ label: '0,5 l' })] });
    const option = aStoredOption({ productId: cola.id, price: null });
    expect(offerOne(option, { products: [cola] })?.declaresAllergens).toBe(said);
  },
);

describe('the groups of a product', () => {
  test('are none where neither it nor its category uses one', () => {
    expect(offer(aBook([aStoredGroup()]))).toBe(NO_OPTIONS);
  });

  test('are its own, then those of its category, each once; one that is gone is left out', () => {
    const groups = [1, 2, 3].map((id) => aStoredGroup({ id }));
    const book = aBook(groups, { own: [use(2), use(9)], ofCategory: [use(1), use(2)] });
    expect(offer(book).groups.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('hold at the sizes that are named, however they are written', () => {
    const book = aBook([aStoredGroup()], { own: [use(1, 'ø 40 CM')] });
    expect(offer(book).groups).toMatchObject([{ sizeIds: [large.id] }]);
    const both = aBook([aStoredGroup()], { own: [use(1, 'ø 40 CM')], ofCategory: [use(1)] });
    expect(offer(both).groups).toMatchObject([{ sizeIds: null }]);
  });

  test('open one further group, and no more', () => {
    const groups = [
      aStoredGroup({ options: [aStoredOption({ opensGroupId: 2 }), aStoredOption({ id: 2, opensGroupId: 9 })] }),
      aStoredGroup({ id: 2, options: [aStoredOption({ id: 3, opensGroupId: 1 })] }),
    ];
    const { opened } = offer(aBook(groups, { own: [use(1)] }));
    expect(opened).toMatchObject([{ id: 2, options: [{ id: 3, opensGroupId: null }] }]);
    expect(opened).toHaveLength(1);
  });
});

describe('an option', () => {
  test('has the price of a size that is called alike', () => {
    const option = aStoredOption({ sizePrices: [{ sizeLabel: 'Ø 40 cm', price: bani(500) }] });
    expect(offerOne(option)).toMatchObject({ price: 300, sizePrices: [{ sizeId: large.id, price: 500 }] });
  });

  test('has a rate of its own, another on the premises', () => {
    const option = aStoredOption({ vatTakeawayBasisPoints: 2100, vatOnPremisesBasisPoints: 1100 });
    expect(offerOne(option)).toMatchObject({ vatBasisPoints: 2100 });
    expect(offerOne(option, { onPremisesVat: new Map() })).toMatchObject({ vatBasisPoints: 1100 });
  });

  test('says which ingredient it lacks', () => {
    const gone = aStoredOption({ isSoldOut: true, ranOutOf: ['usturoi'] });
    expect(offerOne(gone)).toMatchObject({ isSoldOut: true, ranOutOf: ['usturoi'] });
  });

  test('costs nothing where no price stands', () => {
    expect(offerOne(aStoredOption({ price: null }))).toMatchObject({ price: 0 });
  });
});

describe('an option that stands for a product', () => {
  const diavola = aProduct({
    name: 'Diavola',
    allergens: ['milk'],
    vatBasisPoints: 1100,
    sizes: [
      aSize({ label: 'Ø 32 cm', price: bani(3500) }),
      aSize({ label: 'Ø 40 cm', price: bani(4500), isOn: false }),
    ],
  });
  const half = aStoredOption({ name: '', price: null, productId: diavola.id, allergens: ['eggs'] });

  test('takes name, allergens, rate and price from it, at the sizes that it has', () => {
    expect(offerOne(half, { products: [diavola] })).toMatchObject({
      name: 'Diavola',
      price: null,
      sizePrices: [{ sizeId: small.id, price: 3500 }],
      allergens: ['milk', 'eggs'],
      vatBasisPoints: 1100,
      isSoldOut: false,
    });
  });

  test('may have a name, a price and a rate of its own', () => {
    const option = { ...half, name: '½ Diavola', price: bani(2000), vatTakeawayBasisPoints: 900 };
    expect(offerOne(option, { products: [diavola] })).toMatchObject({
      name: '½ Diavola',
      sizePrices: [{ sizeId: small.id, price: 2000 }],
      vatBasisPoints: 900,
    });
    const sized = { ...option, sizePrices: [{ sizeLabel: 'Ø 32 cm', price: bani(1900) }] };
    expect(offerOne(sized, { products: [diavola] })).toMatchObject({ sizePrices: [{ price: 1900 }] });
  });

  test('is taxed as it is where it is eaten', () => {
    const vat = { products: [diavola], onPremisesVat: new Map([[diavola.id, 900]]) };
    expect(offerOne(half, vat)).toMatchObject({ vatBasisPoints: 900 });
  });

  test('has run out when every size of it has', () => {
    const gone = { ...diavola, sizes: diavola.sizes.map((size) => ({ ...size, isOn: true, isSoldOut: true })) };
    expect(offerOne(half, { products: [gone] })).toMatchObject({ isSoldOut: true, sizePrices: [{}, {}] });
    expect(offerOne({ ...half, isSoldOut: true }, { products: [diavola] })).toMatchObject({ isSoldOut: true });
    expect(offerOne(half, { products: [{ ...diavola, isOn: false }] })).toMatchObject({ isSoldOut: true });
  });

  test('gives the deposit of its only size, whatever that is called, and what the law says of it', () => {
    const beer = aProduct({ sizes: [aSize({ label: '0,5 l', deposit: bani(50) })], isAgeRestricted: true });
    const option = aStoredOption({ productId: beer.id, price: ZERO_BANI });
    const offered = offerOne(option, { products: [beer] });
    expect(offered).toMatchObject({ deposit: 50, isAgeRestricted: true, sizePrices: [{ price: 0 }, { price: 0 }] });
  });

  test('is not offered where no size is called alike, nor when the product is gone', () => {
    const other = aProduct({ sizes: [aSize({ label: 'mică' }), aSize({ label: 'mare' })] });
    expect(offerOne({ ...half, productId: other.id }, { products: [other] })).toMatchObject({ isSoldOut: true });
    const empty = aProduct({ sizes: [] });
    expect(offerOne({ ...half, productId: empty.id }, { products: [empty] })).toMatchObject({ isSoldOut: true });
    expect(offerOne(half)).toBeUndefined();
  });
});

test.each<[string, Partial<StoredGroup> | null, string]>([
  ['nothing', null, 'none'],
  ['something that may be chosen', { options: [aStoredOption()] }, 'offered'],
  ['something that must be', { minimum: 1 }, 'needed'],
  ['something that is chosen unless taken off', { options: [aStoredOption({ isDefault: true })] }, 'needed'],
  ['what ran out', { options: [aStoredOption({ isDefault: true, isSoldOut: true })] }, 'offered'],
])('a list tells of %s', (_, group, expected) => {
  const book = aBook(group === null ? [] : [aStoredGroup(group)], { own: [use(1)] });
  expect(optionChoiceOf(pizza, book)).toBe(expected);
});
