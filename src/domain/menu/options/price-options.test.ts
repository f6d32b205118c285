import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChosenOption } from '#domain/cart/cart.ts';
import { GROUP_PRICINGS, NO_OPTIONS, type OptionGroup, type ProductOptions } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { anOption, anOptionGroup } from '#test/support/a-menu.ts';
import { findOptionProblems, priceOptions } from './price-options.ts';

const SMALL = 901;
const LARGE = 902;

const garlic = anOption({ name: 'Usturoi', price: bani(300), most: 3 });
const hot = anOption({ name: 'Picant', price: bani(200) });
const truffle = anOption({ name: 'Trufe', price: bani(900), vatBasisPoints: 2100 });
const sauces = anOptionGroup({ options: [garlic, hot, truffle] });

const ice = anOption({ name: 'Gheață', price: bani(50) });
const iceGroup = anOptionGroup({ name: 'Gheață', minimum: 1, options: [ice] });
const cola = anOption({ name: 'Cola', price: bani(0), most: 2, opensGroupId: iceGroup.id, deposit: bani(50) });
const drinks = anOptionGroup({ name: 'Băutură', minimum: 1, maximum: 2, options: [cola] });

const pick = (optionId: number, count = 1, parentId: number | null = null): ChosenOption => ({
  optionId,
  parentId,
  count,
});
const offer = (...groups: OptionGroup[]): ProductOptions => ({ groups, opened: [iceGroup] });
const price = (options: ProductOptions, chosen: readonly ChosenOption[], sizeId = SMALL) =>
  priceOptions(options, { sizeId, chosen, dishVat: 1100 }).map((one) => [one.name, one.price]);
const sum = (options: ProductOptions, chosen: readonly ChosenOption[], sizeId = SMALL) =>
  priceOptions(options, { sizeId, chosen, dishVat: 1100 }).reduce((total, one) => total + one.price, 0);
const problems = (options: ProductOptions, chosen: readonly ChosenOption[], sizeId = SMALL) =>
  findOptionProblems(options, sizeId, chosen).map(({ code }) => code);

test('a chosen option whose allergens are not declared says so', () => {
  const cola = anOption({ declaresAllergens: false });
  const options = offer(anOptionGroup({ options: [cola] }));
  expect(priceOptions(options, { sizeId: SMALL, chosen: [pick(cola.id)], dishVat: 1100 })).toMatchObject([
    { declaresAllergens: false },
  ]);
});

describe('the price of what is chosen', () => {
  test('is told in the order of the menu, each at its own rate', () => {
    const priced = priceOptions(offer(sauces), {
      sizeId: SMALL,
      chosen: [pick(truffle.id), pick(garlic.id, 2)],
      dishVat: 1100,
    });
    expect(priced).toMatchObject([
      { name: 'Usturoi', price: 600, option: { count: 2, vatBasisPoints: 1100, group: 'Sosuri', parentId: null } },
      { name: 'Trufe', price: 900, option: { count: 1, vatBasisPoints: 2100 } },
    ]);
  });

  test('is that of the size, where the size has its own', () => {
    const crust = anOption({ price: bani(500), sizePrices: [{ sizeId: LARGE, price: bani(800) }] });
    const options = offer(anOptionGroup({ options: [crust] }));
    expect(sum(options, [pick(crust.id)])).toBe(500);
    expect(sum(options, [pick(crust.id)], LARGE)).toBe(800);
  });

  test.each([
    ['one', 1, [600, 0, 900]],
    ['three', 3, [0, 0, 900]],
    ['more than are chosen', 9, [0, 0, 0]],
  ])('leaves out the cheapest pieces where %s are included', (_, included, expected) => {
    const options = offer({ ...sauces, included });
    const chosen = [pick(truffle.id), pick(garlic.id, 2), pick(hot.id)];
    expect(price(options, chosen).map(([, amount]) => amount)).toEqual(expected);
  });

  test.each([
    ['dearest', [pick(hot.id), pick(truffle.id)], [0, 900]],
    ['dearest', [pick(truffle.id)], [900]],
    ['dearest', [], []],
    ['mean', [pick(hot.id), pick(truffle.id)], [100, 450]],
    ['mean', [pick(garlic.id, 2)], [300]],
    ['mean', [], []],
  ] as const)('by the %s of the halves', (pricing, chosen, expected) => {
    expect(price(offer({ ...sauces, pricing }), chosen).map(([, amount]) => amount)).toEqual(expected);
  });

  test('counts what an option opened for every piece of it, deposits too', () => {
    const priced = priceOptions(offer(drinks), {
      sizeId: SMALL,
      chosen: [pick(cola.id, 2), pick(ice.id, 1, cola.id)],
      dishVat: 1100,
    });
    expect(priced).toMatchObject([
      { name: 'Cola', price: 0, option: { deposit: 100 } },
      { name: 'Gheață', price: 100, option: { parentId: cola.id, count: 1 } },
    ]);
  });

  test('is nothing for what is not offered', () => {
    const gone = anOption({ price: null, sizePrices: [{ sizeId: LARGE, price: bani(100) }] });
    expect(sum(offer(anOptionGroup({ options: [gone] })), [pick(gone.id)])).toBe(0);
  });
});

describe('what keeps a choice from being ordered', () => {
  test.each<[string, ProductOptions, readonly ChosenOption[], readonly string[]]>([
    ['nothing, without groups', NO_OPTIONS, [], []],
    ['nothing, where nothing must be chosen', offer(sauces), [], []],
    ['a group that is not chosen from', offer(drinks), [], ['option_missing']],
    ['a group that an option opened', offer(drinks), [pick(cola.id)], ['option_missing']],
    ['nothing, once that is chosen', offer(drinks), [pick(cola.id), pick(ice.id, 1, cola.id)], []],
    ['one option too often', offer(sauces), [pick(hot.id, 2)], ['option_too_often']],
    ['too many of all', offer({ ...sauces, maximum: 2 }), [pick(garlic.id, 3)], ['options_too_many']],
    ['an option that is gone', offer(sauces), [pick(777)], ['option_gone']],
    [
      'an option of a group that is not open',
      offer(drinks),
      [pick(ice.id, 1, cola.id)],
      ['option_missing', 'option_gone'],
    ],
    [
      'an option that ran out',
      offer({ ...sauces, options: [{ ...hot, isSoldOut: true }] }),
      [pick(hot.id)],
      ['option_unavailable'],
    ],
    ['a group of another size', offer({ ...sauces, sizeIds: [LARGE] }), [pick(hot.id)], ['option_gone']],
  ])('%s', (_, options, chosen, expected) => {
    expect(problems(options, chosen)).toEqual(expected);
  });
});

/** Groups with bounds that can be met, and a choice that meets them. */
const aLegalChoice = fc
  .record({
    prices: fc.array(fc.nat(5_000), { minLength: 1, maxLength: 8 }),
    counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 }),
    included: fc.nat(4),
    pricing: fc.constantFrom(...GROUP_PRICINGS),
    isOpening: fc.boolean(),
  })
  .map(({ prices, counts, included, pricing, isOpening }) => {
    const options = prices.map((amount) =>
      anOption({ price: bani(amount), most: 3, opensGroupId: isOpening ? iceGroup.id : null }),
    );
    const chosen = options.flatMap(({ id }, place) => {
      const count = counts[place] ?? 0;
      if (count === 0) return [];
      return isOpening ? [pick(id, count), pick(ice.id, 1, id)] : [pick(id, count)];
    });
    const pieces = counts.slice(0, prices.length).reduce((total, count) => total + count, 0);
    const group = anOptionGroup({ options, included, pricing, minimum: pieces, maximum: Math.max(1, pieces) });
    return { options: offer(group, sauces), chosen };
  });

test('any legal choice is legal and costs the same in any order, never less than nothing', () => {
  fc.assert(
    fc.property(
      aLegalChoice.chain(({ options, chosen }) =>
        fc.record({
          options: fc.constant(options),
          chosen: fc.constant(chosen),
          shuffled: fc.shuffledSubarray(chosen, { minLength: chosen.length }),
        }),
      ),
      ({ options, chosen, shuffled }) => {
        expect(problems(options, chosen)).toEqual([]);
        expect(price(options, shuffled)).toEqual(price(options, chosen));
        expect(price(options, chosen).every(([, amount]) => Number(amount) >= 0)).toBe(true);
      },
    ),
  );
});

test('one piece fewer than the least, or one more than the most, is never legal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 5 }), (minimum, extra) => {
      const option = anOption({ most: 20 });
      const options = offer(anOptionGroup({ minimum, maximum: minimum + extra, options: [option] }));
      expect(problems(options, minimum === 1 ? [] : [pick(option.id, minimum - 1)])).toEqual(['option_missing']);
      expect(problems(options, [pick(option.id, minimum + extra + 1)])).toEqual(['options_too_many']);
      expect(problems(options, [pick(option.id, minimum + extra)])).toEqual([]);
    }),
  );
});
