import { expect, test } from 'vitest';
import type { Category } from '#domain/menu/menu.ts';
import { emptyFields, GUEST_FIELDS } from '#domain/menu/product-fields.ts';
import type { ShownProduct } from '#domain/menu/shown-menu.ts';
import { bani } from '#domain/money/bani.ts';
import { anOption, anOptionGroup } from '#test/support/a-menu.ts';
import { categoryFromWire, categoryToWire, productPageFromWire, productPageToWire, productToWire } from './codec.ts';
import { CategoryResponse, ProductResponse } from './wire.ts';

const PICTURE = { hash: 'abc', width: 1200, height: 800, placeholder: '#321' };
const EXTRA = { name: 'Ardei iute', price: bani(150), allergens: [], isSoldOut: false } as const;

const SOUPS: Category = {
  id: 3,
  slug: 'ciorbe',
  name: 'Ciorbe',
  additionalInformation: 'Cu pâine',
  isSpecial: false,
  extras: [EXTRA],
  pickupPlace: 'La piață',
  allowsMessage: true,
  stationId: null,
  availabilityWindows: [{ weekdays: [1, 7], fromMinute: 690, untilMinute: 930 }],
};

const SOUP: ShownProduct = {
  ...emptyFields(GUEST_FIELDS),
  id: 12,
  slug: 'ciorba-de-burta',
  categoryId: 3,
  name: 'Ciorbă de burtă',
  description: '<p>Cu smântână</p>',
  isOn: true,
  isOrderableToday: true,
  isOrderableAhead: true,
  allowsMessage: true,
  stationId: null,
  workPoints: 2,
  extras: [],
  availabilityWindows: [],
  sizes: [
    {
      id: 120,
      label: '350 g',
      price: bani(2450),
      boxPrice: bani(100),
      deposit: bani(50),
      isOn: true,
      isSoldOut: false,
      stockUnlimited: false,
      stock: 4,
      minimumQuantity: 2,
      grams: 350,
    },
  ],
  allergens: ['milk'],
  declaresAllergens: true,
  isAgeRestricted: false,
  isFromFrozen: true,
  vatBasisPoints: 1150,
  isVeggie: false,
  isFasting: true,
  ingredients: 'burtă, smântână',
  additives: '',
  mayContain: ['celery'],
  nutrition: null,
  nutritionNote: 'La cerere.',
  pictures: [{ id: 5, alt: '', ...PICTURE }],
  similarIds: [],
  addOnIds: [],
  popularRank: 2,
  orderedWithIds: [14],
};

const OPTIONS = {
  groups: [
    anOptionGroup({
      sizeIds: [3],
      options: [anOption({ price: null, sizePrices: [{ sizeId: 3, price: bani(450) }], vatBasisPoints: 2100 })],
    }),
  ],
  opened: [anOptionGroup()],
};

test('a category is read as it was meant', () => {
  const wire = categoryToWire({ ...SOUPS, picture: PICTURE }, 1);
  expect(CategoryResponse.parse(wire)).toEqual(wire);
  expect(categoryFromWire(wire)).toEqual({
    ...SOUPS,
    picture: { hash: 'abc', alt: 'Ciorbe', width: 1200, placeholder: '#321' },
  });
});

test('a product is read as it was meant, with the extras, windows and pickup place of its category', () => {
  const wire = productPageToWire(SOUP, productToWire(SOUP, SOUPS, { goesWithIds: [14], optionChoice: 'needed' }), {
    similarProducts: [productToWire({ ...SOUP, id: 13 }, SOUPS, { goesWithIds: [], optionChoice: 'none' })],
    options: OPTIONS,
  });
  expect(ProductResponse.parse(wire)).toEqual(wire);
  const { similarIds: _, addOnIds: __, orderedWithIds: ___, ...told } = SOUP;
  const expected = {
    ...told,
    goesWithIds: [14],
    optionChoice: 'needed',
    options: OPTIONS,
    extras: [EXTRA],
    availabilityWindows: SOUPS.availabilityWindows,
    category: { slug: 'ciorbe', name: 'Ciorbe', isSpecial: false, pickupPlace: 'La piață' },
    pictures: [{ hash: 'abc', alt: 'Ciorbă de burtă', width: 1200, placeholder: '#321' }],
  };
  expect(productPageFromWire(wire)).toMatchObject({ ...expected, similar: [{ id: 13 }] });
});
