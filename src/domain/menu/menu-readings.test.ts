import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aCategory, aMenu, aProduct, aSize } from '#test/support/a-menu.ts';
import { canCarryMessage, extrasOf } from './extras-of.ts';
import { findCategory, findCategoryById } from './find-category.ts';
import { findProduct, findSize } from './find-product.ts';
import { priceRange, usualPrices } from './price-range.ts';
import { searchMenu } from './search-menu.ts';
import { similarProducts } from './similar-products.ts';

test('usual prices leave out the cheapest and the dearest quarter of the dishes', () => {
  const dishes = [400, 900, 1800, 2500, 3200, 4100, 5200, 19000].map((price) =>
    aProduct({ sizes: [aSize({ price: bani(price) })] }),
  );
  expect(usualPrices(dishes)).toEqual({ from: 1800, to: 4100 });
  expect(usualPrices(dishes.slice(3, 4))).toEqual({ from: 2500, to: 2500 });
  expect(usualPrices([aProduct({ sizes: [] })])).toBeNull();
});

describe('the price of a card', () => {
  const dear = aSize({ price: bani(4600) });
  const cheap = aSize({ price: bani(2900) });
  const middle = aSize({ price: bani(3500) });
  const off = (size: typeof dear) => ({ ...size, isOn: false });
  const gone = (size: typeof dear) => ({ ...size, stockUnlimited: false, stock: 0 });

  test.each([
    ['runs from the cheapest to the dearest', [dear, cheap, middle], { from: 2900, to: 4600 }],
    ['is one price for one size', [middle], { from: 3500, to: 3500 }],
    ['leaves out what cannot be ordered', [dear, off(cheap), gone(middle)], { from: 4600, to: 4600 }],
    ['shows what is on when all of it is sold out', [gone(dear), off(cheap)], { from: 4600, to: 4600 }],
    ['shows everything when everything is off', [off(dear), off(cheap)], { from: 2900, to: 4600 }],
    ['is nothing without sizes', [], null],
  ])('%s', (_name, sizes, range) => {
    expect(priceRange(aProduct({ sizes }))).toEqual(range);
  });
});

describe('extras and messages', () => {
  const own = { name: 'Smântână', price: bani(400), allergens: [], isSoldOut: false };
  const shared = { name: 'Ardei iute', price: bani(200), allergens: [], isSoldOut: false };

  test("a product's own extras hide its category's", () => {
    const category = aCategory({ extras: [shared] });
    expect(extrasOf(aProduct({ extras: [own] }), category)).toEqual([own]);
    expect(extrasOf(aProduct(), category)).toEqual([shared]);
    expect(extrasOf(aProduct(), null)).toEqual([]);
  });

  test('a message is allowed by the product or by its category', () => {
    expect(canCarryMessage(aProduct({ allowsMessage: true }), null)).toBe(true);
    expect(canCarryMessage(aProduct(), aCategory({ allowsMessage: true }))).toBe(true);
    expect(canCarryMessage(aProduct(), aCategory())).toBe(false);
    expect(canCarryMessage(aProduct(), null)).toBe(false);
  });
});

describe('finding', () => {
  const daily = aCategory({ id: 1, slug: 'meniul-zilei', name: 'Meniul zilei' });
  const special = aCategory({ id: 2, slug: 'recomandari', name: 'Specialități' });
  const menu = aMenu([], [daily, special]);

  test.each([
    ['meniul-zilei', daily],
    ['Meniul Zilei', daily],
    ['MENIUL  ZILEI', daily],
    ['Specialitati', special],
    ['Specialităţi', special],
    ['recomandari', special],
    ['2', special],
    ['Desert', null],
    ['', null],
  ])('category %j', (wanted, found) => {
    expect(findCategory(menu, wanted)).toBe(found);
  });

  test('a size is found only in its own product', () => {
    const soup = aProduct();
    const cake = aProduct();
    const [size] = soup.sizes;
    expect(findProduct(aMenu([soup, cake]), cake.id)).toBe(cake);
    expect(findProduct(aMenu([soup]), cake.id)).toBeNull();
    expect(findSize(soup, size?.id ?? 0)).toBe(size);
    expect(findSize(cake, size?.id ?? 0)).toBeNull();
    expect(findCategoryById(menu, 2)).toBe(special);
    expect(findCategoryById(menu, 3)).toBeNull();
  });
});

describe('search', () => {
  const soups = aCategory({ id: 1, name: 'Supe și ciorbe' });
  const meats = aCategory({ id: 2, name: 'Carne' });
  const tripe = aProduct({ name: 'Ciorbă de burtă', description: '<p>cu smântână</p>', categoryId: 1 });
  const beans = aProduct({ name: 'Ciorbă de fasole', description: 'cu afumătură', categoryId: 1 });
  const schnitzel = aProduct({ name: 'Șnițel de pui', description: 'lângă o ciorbă', categoryId: 2 });
  const stray = aProduct({ name: 'Papanași', description: '', categoryId: 99 });
  const menu = aMenu([schnitzel, tripe, beans, stray], [soups, meats]);

  test.each([
    ['ciorba', [tripe, beans, schnitzel]],
    ['CIORBĂ smantana', [tripe]],
    ['snitel', [schnitzel]],
    ['snit pui', [schnitzel]],
    ['carne', [schnitzel]],
    ['supe', [tripe, beans]],
    ['şniţel', [schnitzel]],
    ['pap', [stray]],
    ['pizza', []],
    [' , ', [schnitzel, tripe, beans, stray]],
    ['', [schnitzel, tripe, beans, stray]],
  ])('%j', (query, found) => {
    expect(searchMenu(menu, query)).toEqual(found);
  });

  test('what holds all words in its name comes before what holds some', () => {
    const both = aProduct({ name: 'Supă cu tăiței' });
    const one = aProduct({ name: 'Tăiței', description: 'din supă' });
    expect(searchMenu(aMenu([one, both]), 'supa taitei')).toEqual([both, one]);
  });

  test('finds nothing that lacks a word, and everything that has them all', () => {
    const word = fc.constantFrom('ciorbă', 'pui', 'Șnițel', 'lângă', 'burtă', 'x');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const plain = (text: string) =>
          text
            .normalize('NFD')
            .replace(/[^a-zA-Z ]/g, '')
            .toLowerCase();
        const expected = menu.products.filter((product) => {
          const category = menu.categories.find(({ id }) => id === product.categoryId)?.name ?? '';
          const text = plain(`${product.name} ${product.description.replace(/<\/?p>/g, '')} ${category}`);
          return words.every((one) => text.includes(plain(one)));
        });
        expect(new Set(searchMenu(menu, words.join(' ')))).toEqual(new Set(expected));
      }),
    );
  });
});

describe('similar products', () => {
  const product = aProduct({ categoryId: 1 });
  const siblings = Array.from({ length: 6 }, () => aProduct({ categoryId: 1 }));
  const stranger = aProduct({ categoryId: 2 });
  const soldOut = aProduct({ categoryId: 1, sizes: [aSize({ stockUnlimited: false, stock: 0 })] });
  const menu = aMenu([soldOut, product, ...siblings, stranger]);

  test('are the first five of the same category that may be ordered, never the product itself', () => {
    expect(similarProducts({ menu, product, chosenIds: [] })).toEqual(siblings.slice(0, 5));
  });

  test('are those the restaurant chose, in its order', () => {
    const [first] = siblings;
    const chosenIds = [stranger.id, first?.id ?? 0, stranger.id, product.id, 999_999];
    expect(similarProducts({ menu, product, chosenIds })).toEqual([stranger, first]);
  });

  test('fall back to the category when nothing chosen may be ordered', () => {
    expect(similarProducts({ menu, product, chosenIds: [soldOut.id] })).toEqual(siblings.slice(0, 5));
  });
});
