import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { parseGloriafood, readGloriafood } from './read-gloriafood.ts';

const NOW = instant(Date.parse('2026-11-20T12:00:00Z'));

function readItem(item: object, category: object = {}) {
  const read = readGloriafood(
    { categories: [{ name: 'Pizza', ...category, items: [{ id: 1, name: 'A', price: 7, ...item }] }] },
    NOW,
  );
  const [first] = read.ok ? (read.value.categories[0]?.items ?? []) : [];
  if (first === undefined) throw new Error('Not read');
  return first;
}

test('the price of a size is added to that of its item, to the ban', () => {
  const { sizes } = readItem({
    sizes: [
      { name: 'Small', price: 0 },
      { name: 'Large', price: 1.249999 },
    ],
  });
  expect(sizes).toMatchObject([
    { label: { value: 'Small' }, price: { value: 700 } },
    { label: { value: 'Large' }, price: { value: 825 } },
  ]);
});

test.each([
  ['not required: force_min does not count', { required: false, force_min: 1, force_max: 1 }, [0, 1, 1]],
  ['required', { required: true, force_min: 2, force_max: 3 }, [2, 3, 1]],
  ['force_max 0 is no limit', { required: true, force_min: 0, force_max: 0 }, [1, null, 1]],
  ['more than once', { required: false, force_max: 3, allow_quantity: true }, [0, 3, 3]],
])('bounds of a group: %s', (_, group, bounds) => {
  const { groups } = readItem({ groups: [{ name: 'Crust', ...group, options: [{ name: 'Fluffy', price: 0 }] }] });
  expect(groups.map(({ minimum, maximum, options }) => [minimum, maximum, options[0]?.most])).toEqual([bounds]);
});

test.each([
  ['nothing is said', {}, true],
  ['a date that passed', { hidden_until: '2026-11-19 10:00:00' }, true],
  ['a date to come', { hidden_until: '2026-12-01T00:00:00Z' }, false],
  ['seconds that passed', { hidden_until: 1_700_000_000 }, true],
  ['no date', { hidden_until: 'always' }, false],
  ['inactive', { active: false }, false],
  ['out of stock', { is_out_of_stock: true }, false],
])('on the menu when %s', (_, item, isOn) => {
  expect(readItem(item).isOn).toEqual({ state: 'understood', value: isOn });
});

test.each([
  ['every day', { active_days: 127 }, null],
  ['0 is every day', { active_days: 0 }, null],
  ['Sunday is the lowest bit', { active_days: 1 }, [{ weekdays: [7], fromMinute: 0, untilMinute: 0 }]],
  [
    'hours',
    { active_days: 62, active_begin: '11:30', active_end: '15:00' },
    [{ weekdays: [1, 2, 3, 4, 5], fromMinute: 690, untilMinute: 900 }],
  ],
])('when it can be ordered: %s', (_, item, windows) => {
  expect(readItem(item).windows).toEqual(
    windows === null ? { state: 'absent' } : { state: 'understood', value: windows },
  );
});

test('allergens are read by name, whatever number they have; one unknown name leaves all of them unclear', () => {
  const allergensOf = (...names: readonly string[]) =>
    readItem({ extras: { menu_item_allergens_values: names.map((name, id) => ({ id, name })) } }).allergens;
  expect(allergensOf('Milk', 'Wheat')).toEqual({ state: 'understood', value: ['milk', 'gluten'] });
  expect(allergensOf('Milk', 'Kiwi')).toMatchObject({ state: 'unclear', reason: 'nu recunoaștem „Kiwi”' });
  expect(allergensOf()).toEqual({ state: 'empty' });
  expect(readItem({ extras: {} }).allergens).toEqual({ state: 'absent' });
  expect(readItem({ extras: 'milk' }).allergens).toMatchObject({ state: 'unclear' });
});

test('amounts of another currency are no prices', () => {
  const menu = { currency: 'EUR', categories: [{ name: 'Pizza', items: [{ id: 1, name: 'A', price: 7 }] }] };
  const read = readGloriafood(menu, NOW);
  expect(read).toMatchObject({ value: { categories: [{ items: [{ sizes: [{ price: { state: 'unclear' } }] }] }] } });
});

test('a menu without prices of its items takes those of the sizes, and says so', () => {
  const { sizes, remarks } = readItem({ price: null, sizes: [{ name: 'Mare', price: 9 }, { name: 'Mică' }] });
  expect(sizes).toMatchObject([{ price: { value: 900 } }, { price: { state: 'absent' } }]);
  expect(remarks).toEqual(['Fișierul nu are preț de bază: s-au luat prețurile mărimilor.']);
});

test('the public answer of a restaurant has the menu inside', () => {
  const menu = { categories: [] };
  for (const answer of [menu, { menu }, { data: { menu } }, { data: menu }]) {
    expect(parseGloriafood(JSON.stringify(answer))).toEqual(menu);
  }
  expect(parseGloriafood('[1]')).toEqual([1]);
});
