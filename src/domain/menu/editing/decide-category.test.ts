import { describe, expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { type CategoryDraft, decideCategory } from './decide-category.ts';

const draft: CategoryDraft = {
  name: 'Supe și ciorbe',
  isSpecial: false,
  hasOwnPickupPlace: false,
  pickupPlace: '',
  allowsMessage: true,
  additionalInformation: '<p>Cu pâine.</p>',
  stationId: 3,
  availabilityWindows: [],
  extras: [{ name: 'Smântână', price: bani(350) }],
};
const problemsOf = (changes: Partial<CategoryDraft>) => {
  const decided = decideCategory({ ...draft, ...changes });
  return decided.ok ? {} : decided.error;
};

test('a good category is saved with its texts cleaned', () => {
  const decided = decideCategory({ ...draft, name: '  Supe şi ciorbe ', pickupPlace: 'nu se citește' });
  expect(decided).toEqual({
    ok: true,
    value: {
      name: 'Supe și ciorbe',
      isSpecial: false,
      pickupPlace: null,
      allowsMessage: true,
      additionalInformation: '<p>Cu pâine.</p>',
      extras: [{ name: 'Smântână', price: bani(350) }],
      stationId: 3,
      availabilityWindows: [],
    },
  });
});

test('windows are kept in minutes, and judged with the rest', () => {
  const lunch = { weekdays: [2, 3] as const, from: '11:30', until: '15:30' };
  expect(decideCategory({ ...draft, availabilityWindows: [lunch] })).toMatchObject({
    ok: true,
    value: { availabilityWindows: [{ weekdays: [2, 3], fromMinute: 690, untilMinute: 930 }] },
  });
  expect(decideCategory({ ...draft, name: '', availabilityWindows: [{ ...lunch, from: 'ora 12' }] })).toEqual({
    ok: false,
    error: { name: 'category_name_required', 'availabilityWindows.0.from': 'window_hour_invalid' },
  });
});

describe('what is wrong is told at its field', () => {
  test.each([
    ['no name', { name: '  ' }, { name: 'category_name_required' }],
    ['a name without a letter', { name: '---' }, { name: 'category_name_invalid' }],
    ['a name that is too long', { name: 'a'.repeat(61) }, { name: 'category_name_invalid' }],
    ['the name of the page of promotions', { name: 'PROMOȚII' }, { name: 'category_name_reserved' }],
    ['a pickup place that was not written', { hasOwnPickupPlace: true }, { pickupPlace: 'pickup_place_required' }],
    [
      'a pickup place that is too long',
      { hasOwnPickupPlace: true, pickupPlace: 'a'.repeat(201) },
      { pickupPlace: 'pickup_place_invalid' },
    ],
    [
      'a text that is too long',
      { additionalInformation: 'a'.repeat(20_001) },
      { additionalInformation: 'category_text_too_long' },
    ],
    ['an extra without a name', { extras: [{ name: '', price: bani(0) }] }, { 'extras.0.name': 'extra_name_invalid' }],
    [
      'an extra without a price',
      { extras: [{ name: 'Ardei', price: null }] },
      { 'extras.0.price': 'extra_price_invalid' },
    ],
    [
      'an extra that costs less than nothing',
      { extras: [{ name: 'Ardei', price: bani(-1) }] },
      { 'extras.0.price': 'extra_price_invalid' },
    ],
    [
      'two extras of one name',
      {
        extras: [
          { name: 'Smântână', price: bani(350) },
          { name: 'SMANTANA ', price: bani(400) },
        ],
      },
      { 'extras.1.name': 'extra_name_repeated' },
    ],
    [
      'more extras than anybody reads',
      { extras: Array.from({ length: 41 }, (_, index) => ({ name: `Extra ${index}`, price: bani(100) })) },
      { extras: 'category_extras_many' },
    ],
  ] as const)('%s', (_, changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});

test.each([
  ['a place that was written', { hasOwnPickupPlace: true, pickupPlace: ' Str. Gării 5 ' }, 'Str. Gării 5'],
  ['no place at all', { hasOwnPickupPlace: false, pickupPlace: '' }, null],
])('picked up: %s', (_, changes, kept) => {
  const decided = decideCategory({ ...draft, ...changes });
  expect(decided.ok && decided.value.pickupPlace).toBe(kept);
});
