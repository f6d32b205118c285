import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { instantOf } from '#domain/time/bucharest.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aWindow } from '#test/support/a-menu.ts';
import {
  type DailyDishDraft,
  dailyHours,
  isDailyMenuOver,
  judgeDailyMenu,
  orderByLikeness,
  withDailyHours,
} from './daily-menu.ts';

const NOON = { fromMinute: 630, untilMinute: 930 };

test('the hours are those of the category, from 10:30 until 15:30 where it has none', () => {
  expect(dailyHours([])).toEqual(NOON);
  expect(dailyHours([aWindow('11:00-16:00')])).toEqual({ fromMinute: 660, untilMinute: 960 });
  expect(withDailyHours(NOON)).toEqual([{ weekdays: [1, 2, 3, 4, 5, 6, 7], ...NOON }]);
});

test.each([
  ['before its end', NOON, '2026-11-23', 929, false],
  ['at its end', NOON, '2026-11-23', 930, true],
  ['on another day', NOON, '2026-11-24', 0, true],
  ['past midnight', { fromMinute: 1200, untilMinute: 60 }, '2026-11-24', 30, false],
  ['past its end after midnight', { fromMinute: 1200, untilMinute: 60 }, '2026-11-24', 60, true],
])('a menu of Monday %s', (_, hours, day, minute, isOver) => {
  const now = instantOf(localDate(day), minute);
  if (!now.ok) throw new Error('no clear wall time');
  expect(isDailyMenuOver(localDate('2026-11-23'), hours, now.value)).toBe(isOver);
});

describe('what staff typed', () => {
  const soup: DailyDishDraft = { name: 'Ciorbă', price: bani(1500), portions: 20, isNew: null };
  const fresh = { grams: 350, areAllergensTold: true };

  test.each([
    ['a dish with portions', {}, {}],
    ['without end', { portions: null }, {}],
    ['as many as are left', { portions: 'kept' }, {}],
    ['a new dish', { isNew: fresh }, {}],
    ['no name', { name: ' ' }, { 'dishes.0.name': 'product_name_invalid' }],
    ['a long name', { name: 'x'.repeat(121) }, { 'dishes.0.name': 'product_name_invalid' }],
    ['no price', { price: null }, { 'dishes.0.price': 'price_invalid' }],
    ['for nothing', { price: bani(0) }, { 'dishes.0.price': 'price_invalid' }],
    ['a slipped comma', { price: bani(10_000_001) }, { 'dishes.0.price': 'price_invalid' }],
    ['half a portion', { portions: 1.5 }, { 'dishes.0.portions': 'stock_invalid' }],
    ['fewer than none', { portions: -1 }, { 'dishes.0.portions': 'stock_invalid' }],
    ['more than a kitchen cooks', { portions: 9999 }, { 'dishes.0.portions': 'stock_invalid' }],
    ['no weight', { isNew: { ...fresh, grams: null } }, { 'dishes.0.grams': 'grams_invalid' }],
    [
      'allergens not told',
      { isNew: { ...fresh, areAllergensTold: false } },
      { 'dishes.0.allergens': 'allergens_untold' },
    ],
  ] as const)('%s', (_, about, problems) => {
    const judged = judgeDailyMenu([{ ...soup, ...about }], NOON);
    expect(judged.ok ? {} : judged.error).toEqual(problems);
  });

  test.each([
    ['unreadable', null, { from: 'window_hour_invalid' }],
    ['empty', { fromMinute: 600, untilMinute: 600 }, { until: 'daily_hours_reversed' }],
    ['reversed', { fromMinute: 960, untilMinute: 900 }, { until: 'daily_hours_reversed' }],
    ['those of noon, reversed', { fromMinute: 930, untilMinute: 630 }, { until: 'daily_hours_reversed' }],
    ['longer than a night', { fromMinute: 1200, untilMinute: 481 }, { until: 'daily_hours_reversed' }],
    ['those of a night', { fromMinute: 1200, untilMinute: 480 }, {}],
    ['those of a whole day', { fromMinute: 0, untilMinute: 1439 }, {}],
  ])('hours that are %s', (_, hours, problems) => {
    const judged = judgeDailyMenu([], hours);
    expect(judged.ok ? {} : judged.error).toEqual(problems);
  });
});

test('last week’s menu comes first, then the newest', () => {
  const days = ['2026-11-13', '2026-11-16', '2026-11-20'].map(localDate);
  expect(orderByLikeness(days, localDate('2026-11-23'))).toEqual(['2026-11-16', '2026-11-20', '2026-11-13']);
  expect(orderByLikeness(days, localDate('2026-11-24'))).toEqual(['2026-11-20', '2026-11-16', '2026-11-13']);
});
