import { describe, expect, test } from 'vitest';
import type { ChosenOption } from '#domain/cart/cart.ts';
import type { OptionGroup } from '#domain/menu/menu.ts';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { anOption, anOptionGroup } from '#test/support/a-menu.ts';
import { chooseDefaults, keepOffered, leastAddition, mostOfOption, moveOptions, setOption } from './choose-options.ts';
import { openGroups } from './price-options.ts';

const SMALL = 901;
const LARGE = 902;
const free = { price: ZERO_BANI, isDefault: true };

const iced = anOption({ name: 'Cu gheață', ...free });
const plain = anOption({ name: 'Fără', price: ZERO_BANI });
const ice = anOptionGroup({ minimum: 1, maximum: 1, options: [iced, plain] });
const cola = anOption({ name: 'Cola', price: bani(500), most: 2, opensGroupId: ice.id });
const water = anOption({ name: 'Apă', price: bani(300) });
const drink = anOptionGroup({ minimum: 1, maximum: 1, options: [cola, water] });
const garlic = anOption({ price: bani(300), most: 3 });
const hot = anOption({ price: bani(200) });
const sauces = anOptionGroup({ maximum: 3, options: [garlic, hot] });
const offered = { groups: [drink, sauces], opened: [ice] };
const pick = (optionId: number, count = 1, parentId: number | null = null): ChosenOption => ({
  optionId,
  parentId,
  count,
});

describe('when a dish is opened', () => {
  const defaultsOf = (...groups: OptionGroup[]) => chooseDefaults({ groups, opened: [ice] }, SMALL);

  test('defaults that cost nothing are chosen, what they open too', () => {
    const tea = anOption({ ...free, opensGroupId: ice.id });
    expect(defaultsOf(anOptionGroup({ options: [tea, water] }))).toEqual([pick(tea.id), pick(iced.id, 1, tea.id)]);
  });

  test.each([
    ['one that costs', anOptionGroup({ options: [anOption({ isDefault: true })] }), 0],
    ['one that ran out', anOptionGroup({ options: [anOption({ ...free, isSoldOut: true })] }), 0],
    ['one that is included', anOptionGroup({ included: 1, options: [anOption({ isDefault: true })] }), 1],
    [
      'one of a half, where nothing is included',
      anOptionGroup({ included: 1, pricing: 'mean', options: [anOption({ isDefault: true })] }),
      0,
    ],
    ['more than may be', anOptionGroup({ maximum: 1, options: [anOption(free), anOption(free)] }), 1],
  ])('of %s', (_, group, count) => {
    expect(defaultsOf(group)).toHaveLength(count);
  });
});

describe('a step', () => {
  const step = (chosen: readonly ChosenOption[], ...steps: ChosenOption[]) =>
    steps.reduce((all, one) => setOption(offered, SMALL, all, one), chosen);

  test('opens a group with its defaults, and closes it with the option', () => {
    const opened = step([], pick(cola.id));
    expect(opened).toEqual([pick(cola.id), pick(iced.id, 1, cola.id)]);
    expect(step(opened, pick(plain.id, 1, cola.id))).toEqual([pick(cola.id), pick(plain.id, 1, cola.id)]);
    expect(step(opened, pick(water.id))).toEqual([pick(water.id)]);
    expect(step(opened, pick(cola.id, 0))).toEqual([]);
  });

  test('more pieces of an option keep what it opened', () => {
    const chosen = step([], pick(cola.id), pick(plain.id, 1, cola.id));
    expect(step(chosen, pick(cola.id, 2))).toEqual([pick(plain.id, 1, cola.id), pick(cola.id, 2)]);
  });

  test('several are counted, each by itself', () => {
    expect(step([], pick(garlic.id, 2), pick(hot.id), pick(garlic.id, 1))).toEqual([pick(hot.id), pick(garlic.id)]);
  });

  test('to what is not offered changes nothing', () => {
    const chosen = [pick(water.id)];
    expect(step(chosen, pick(777))).toBe(chosen);
  });
});

describe('another size', () => {
  const crust = anOption({ price: null, sizePrices: [{ sizeId: LARGE, price: bani(100) }] });
  const edge = anOption(free);
  const groups = [anOptionGroup({ options: [crust, cola] }), anOptionGroup({ sizeIds: [LARGE], options: [edge] })];
  const menu = { groups, opened: [ice] };

  test('keeps what it offers, and brings the defaults of its own groups', () => {
    const chosen = [pick(cola.id), pick(iced.id, 1, cola.id)];
    expect(moveOptions(menu, { from: SMALL, to: LARGE }, chosen)).toEqual([...chosen, pick(edge.id)]);
    expect(moveOptions(menu, { from: LARGE, to: SMALL }, [...chosen, pick(crust.id), pick(edge.id)])).toEqual(chosen);
    expect(moveOptions(menu, { from: null, to: LARGE }, [])).toEqual([pick(edge.id)]);
  });

  test('what an option that is gone had opened goes with it', () => {
    const gone = { groups: [anOptionGroup({ options: [{ ...cola, isSoldOut: true }] })], opened: [ice] };
    expect(keepOffered(gone, SMALL, [pick(cola.id), pick(iced.id, 1, cola.id)])).toEqual([]);
  });
});

test('an option may be chosen as often as its group has room', () => {
  const chosen = [pick(garlic.id, 2), pick(hot.id)];
  const [, saucesOpen] = openGroups(offered, SMALL, chosen);
  if (saucesOpen === undefined) expect.fail();
  expect(mostOfOption(saucesOpen, garlic)).toBe(2);
  expect(mostOfOption(saucesOpen, hot)).toBe(1);
  expect(mostOfOption({ ...saucesOpen, group: { ...sauces, maximum: 2 } }, hot)).toBe(0);
  expect(mostOfOption({ ...saucesOpen, group: { ...sauces, maximum: null } }, garlic)).toBe(3);
  expect(mostOfOption({ ...saucesOpen, group: { ...sauces, maximum: 1 } }, hot)).toBe(1);
});

test('the least that a dish costs counts what must be chosen, the cheapest of it', () => {
  expect(leastAddition(offered, SMALL)).toBe(300);
  const onlyCola = { ...offered, groups: [{ ...drink, options: [cola, { ...water, isSoldOut: true }] }] };
  expect(leastAddition(onlyCola, SMALL)).toBe(500);
  const halves = anOptionGroup({
    minimum: 2,
    pricing: 'dearest',
    options: [anOption({ price: bani(900) }), hot, garlic],
  });
  expect(leastAddition({ groups: [halves], opened: [] }, SMALL)).toBe(300);
  const other = anOption({ price: null, sizePrices: [{ sizeId: LARGE, price: bani(1) }] });
  expect(leastAddition({ groups: [anOptionGroup({ minimum: 1, options: [other] })], opened: [] }, SMALL)).toBe(0);
  const dearIce = { ...ice, options: [{ ...iced, price: bani(50) }] };
  expect(leastAddition({ groups: [{ ...drink, options: [cola] }], opened: [dearIce] }, SMALL)).toBe(550);
});
